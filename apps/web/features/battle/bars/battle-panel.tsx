import { hearsFirstHelp } from '@skystair/rules/sound/music.ts'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../../platform/language/texts.ts'
import { useBattle } from '../../../platform/state/battle-state.ts'
import { useGame } from '../../../platform/state/game.ts'
import { sound } from '../../../sound/sound.ts'
import { EntranceRibbon } from '../entrance/entrance-ribbon.tsx'
import { areSeen, usePlay } from '../play/play-state.ts'
import { RaidFoot } from '../raid/raid-foot.tsx'
import { ReplayBars } from '../replay/replay-bars.tsx'
import { BattleFoot } from './battle-foot.tsx'
import styles from './battle-panel.module.css'
import { BattleTop } from './battle-top.tsx'
import { Chronicle } from './chronicle.tsx'
import { EstimateBubble } from './estimate-bubble.tsx'
import { Fighters } from './fighters.tsx'
import { Outcome } from './outcome.tsx'

/** The battle in words and buttons, over the battle on the stage. */
export default function BattlePanel() {
  const { t } = useTranslation('battle')
  const replay = useBattle((state) => state.replay)
  const isSeen = usePlay(areSeen)
  const isRaid = usePlay((state) => state.isRaid)
  const isEntering = usePlay((state) => state.entrance !== null)
  useFirstHelp(replay === null && isSeen)
  return (
    <section className={styles.layer} aria-label={t(replay === null ? 'title' : 'replay.title')}>
      {replay === null ? <BattleTop /> : null}
      <div className={styles.field} data-hushed={isEntering || undefined}>
        <Fighters />
        <EstimateBubble />
      </div>
      <Chronicle />
      {replay === null ? (
        <>
          {isRaid ? <RaidFoot /> : <BattleFoot />}
          <EntranceRibbon />
          {/* Its words come with the end of the battle; the field stays meanwhile. */}
          <Suspense fallback={null}>
            <Outcome />
          </Suspense>
        </>
      ) : (
        <ReplayBars replay={replay} />
      )}
    </section>
  )
}

/** Who fights for the first time is told how. */
function useFirstHelp(fights: boolean): void {
  const level = useGame((state) => state.player?.level ?? 1)
  useEffect(() => {
    if (fights && hearsFirstHelp(level)) sound.say('choose_target', spokenLanguage() === 'RU' ? 'ru' : 'en')
  }, [fights, level])
}
