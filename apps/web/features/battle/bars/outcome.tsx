import { CAMP_FIRE_UNTIL } from '@skystair/content/camp-fire.ts'
import type { BattleStatus } from '@skystair/contract/battle.ts'
import { BOSS_EVERY } from '@skystair/rules/road/grow-tile.ts'
import { GUARDIAN_SLOT, parsePlaceId } from '@skystair/rules/road/place.ts'
import { hearsFirstHelp } from '@skystair/rules/sound/music.ts'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../../platform/language/texts.ts'
import { LevelUpScene } from '../../../platform/level/level-up-scene.tsx'
import { useBattle } from '../../../platform/state/battle-state.ts'
import { now, useGame } from '../../../platform/state/game.ts'
import { sound } from '../../../sound/sound.ts'
import { Celebration } from '../../../ui/layers/celebration.tsx'
import { goHome } from '../play/moves.ts'
import { usePlay } from '../play/play-state.ts'
import { RaidOutcome } from '../raid/raid-outcome.tsx'
import { CopyReplay } from './copy-replay.tsx'
import { MercyChoice } from './mercy-choice.tsx'
import { Newcomer } from './newcomer.tsx'
import { useGift } from './use-gift.ts'
import { useRewards } from './use-rewards.ts'
import { WaysOn } from './ways-on.tsx'

const playLevelUp = (): void => sound.effect('level_up')

/** How the battle ended, what it brought, and what to do next. */
export function Outcome() {
  const ending = usePlay((state) => state.ending)
  const battle = useBattle((state) => state.battle)
  if (ending === null || battle === null) return null
  if (battle.type === 'MULTI') return <RaidOutcome battle={battle} />
  return ending.winner === 'player' ? <Victory battle={battle} /> : <Defeat battle={battle} />
}

/** A win in the arena that took too long moves nobody. Said once and not taken back while it is read. */
function useIsLate({ countsUntil }: BattleStatus): boolean {
  return useState(() => countsUntil !== null && now() > countsUntil)[0]
}

function useVoice(line: 'victory' | 'defeat'): void {
  const level = useGame((state) => state.player?.level ?? 1)
  useEffect(() => {
    if (hearsFirstHelp(level)) sound.say(line, spokenLanguage() === 'RU' ? 'ru' : 'en')
  }, [line, level])
}

function Victory({ battle }: { battle: BattleStatus }) {
  const { t } = useTranslation(['battle', 'creatures'])
  const isHome = usePlay((state) => state.ending?.home != null)
  const [celebrated, setCelebrated] = useState(false)
  const isLate = useIsLate(battle)
  const rewards = useRewards(isLate ? null : battle.reward)
  const gift = useGift()
  useVoice('victory')
  const levelUp = battle.reward?.levelUp ?? null
  const newcomer = battle.reward?.things.find(({ kind }) => kind === 'hero')?.id ?? null
  if (celebrated && levelUp !== null)
    return <LevelUpScene levelUp={levelUp} onShown={playLevelUp} onClose={() => void goHome()} />
  return (
    <Celebration
      open
      icon="swords"
      picture={newcomer && <Newcomer imageId={newcomer} />}
      solemn={isLate}
      title={t(isLate ? 'victory.late-title' : 'victory.title')}
      text={
        newcomer === null
          ? t(`victory.${isLate ? 'late' : wonFrom(battle)}`)
          : t('victory.joined', { name: t(`creatures:hero.${newcomer as 'wanderer'}`) })
      }
      rewards={[...rewards, ...gift]}
      actionLabel={t('victory.onward')}
      onClose={() => (levelUp === null ? void goHome() : setCelebrated(true))}
    >
      {isHome && (
        // Its words come with the first who gives up; the victory does not wait for them.
        <Suspense fallback={null}>
          <Thanks />
          <MercyChoice />
        </Suspense>
      )}
      {isHome && <CopyReplay id={battle.id} />}
    </Celebration>
  )
}

/** Who was let go once has come by. */
function Thanks() {
  const { t } = useTranslation(['mercy', 'creatures'])
  const by = usePlay((state) => state.ending?.home?.thanks ?? null)
  if (by === null) return null
  return <p>{t('thanks-by', { name: t(`creatures:creature.${by as 'mossling'}`) })}</p>
}

/** Who was beaten beside the road barred no stair. */
function wonFrom({ placeId, type }: BattleStatus): 'text' | 'boss' | 'aside' | 'arena' {
  if (type === 'ARENA') return 'arena'
  const place = placeId === null ? null : parsePlaceId(placeId)
  if (place?.slot !== GUARDIAN_SLOT) return 'aside'
  return place.stair % BOSS_EVERY === 0 ? 'boss' : 'text'
}

/** Where a loss costs nothing, it is said so. */
function defeatText(gaveUp: boolean, isArena: boolean, hasFire: boolean) {
  if (hasFire && !isArena) return 'fire-text'
  return gaveUp ? 'gave-up-text' : isArena ? 'arena-text' : 'text'
}

function Defeat({ battle }: { battle: BattleStatus }) {
  const { t } = useTranslation('battle')
  const ending = usePlay((state) => state.ending)
  useVoice('defeat')
  const gaveUp = ending?.gaveUp ?? false
  const isArena = battle.type === 'ARENA'
  const hasFire = useGame(({ player }) => player !== null && player.stair < CAMP_FIRE_UNTIL)
  return (
    <Celebration
      open
      solemn
      icon={gaveUp ? 'flag' : 'shield'}
      colour="blue"
      title={t(gaveUp ? 'defeat.gave-up-title' : isArena ? 'defeat.arena-title' : 'defeat.title')}
      text={t(`defeat.${defeatText(gaveUp, isArena, hasFire)}`)}
      actionLabel={t(isArena ? 'defeat.to-arena' : 'defeat.back')}
      onClose={() => void goHome()}
    >
      {!isArena && <WaysOn placeId={battle.placeId} />}
      {ending?.home && <CopyReplay id={battle.id} />}
    </Celebration>
  )
}
