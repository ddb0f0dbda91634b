import { type CSSProperties, lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useTellZone } from '../platform/calendar/tell-zone.ts'
import { retried } from '../platform/device/retried.ts'
import { useFeast } from '../platform/raid/feast-state.ts'
import { resumeBattle, useBattle } from '../platform/state/battle-state.ts'
import { dockSides, useDocks, watchRoom } from '../platform/state/docks.ts'
import { useEntered } from '../platform/state/entered.ts'
import { useGame } from '../platform/state/game.ts'
import { type SceneName, useStage } from '../platform/state/stage-state.ts'
import { useWhereabouts } from '../platform/state/visit.ts'
import { isMuted } from '../sound/sound.ts'
import { openStage, type StagePlan } from '../stage/game/open-stage.ts'
import { clearStage, showScene } from '../stage/game/show-scene.ts'
import { watchSize } from '../stage/game/watch-size.ts'
import styles from './world.module.css'

const loadScenes = retried(() => import('./scenes.ts'))
const loadPanel = retried(() => import('../features/character/character-panel.tsx'))
const loadHud = retried(() => import('../features/road/hud/hud.tsx'))
const loadBattle = retried(() => import('../features/battle/bars/battle-panel.tsx'))
const loadTown = retried(() => import('../features/clan/town/town-panel.tsx'))
const loadTownScene = retried(() => import('../features/clan/town/scene/town-scene.ts'))
const loadArena = retried(() => import('../features/arena/ground/arena-panel.tsx'))
const loadArenaScene = retried(() => import('../features/arena/ground/scene/arena-scene.ts'))
const loadFeast = retried(() => import('../features/clan/raid/feast/feast-panel.tsx'))
const loadFeastScene = retried(() => import('../features/clan/raid/feast/feast-scene.ts'))
const loadBattleScene = retried(() => import('../features/battle/scene/battle-scene.ts'))
const CharacterPanel = lazy(loadPanel)
const Hud = lazy(loadHud)
const BattlePanel = lazy(loadBattle)
const TownPanel = lazy(loadTown)
const ArenaPanel = lazy(loadArena)
const FeastPanel = lazy(loadFeast)
const ClanNews = lazy(retried(() => import('../features/clan/clan-news.tsx')))
const ArenaNews = lazy(retried(() => import('../features/arena/arena-news.tsx')))
const Announcer = lazy(retried(() => import('../features/calendar/announcer.tsx')))
const Backdrop = lazy(retried(() => import('../stage/worlds/backdrop.tsx')))
const Docks = lazy(retried(() => import('./docks/docks.tsx')))
const Teaching = lazy(retried(() => import('../features/teaching/teaching.tsx')))

/** What stands over a scene comes together with it. */
const plan: StagePlan = {
  scenes: async () => {
    const [{ scenes }] = await Promise.all([loadScenes(), loadPanel(), loadHud()])
    return scenes
  },
  later: async (scene) => {
    if (scene === 'arena') {
      const [{ ArenaScene }] = await Promise.all([loadArenaScene(), loadArena()])
      return ArenaScene
    }
    if (scene === 'clan') {
      const [{ TownScene }] = await Promise.all([loadTownScene(), loadTown()])
      return TownScene
    }
    if (scene === 'feast') {
      const [{ FeastScene }] = await Promise.all([loadFeastScene(), loadFeast()])
      return FeastScene
    }
    const [{ BattleScene }] = await Promise.all([loadBattleScene(), loadBattle()])
    return BattleScene
  },
  loadSound: () => {
    // A band that got lost on the way is called again by the first touch.
    if (!isMuted(useGame.getState().player)) void import('../sound/band.ts').catch(() => undefined)
  },
}

/** Read at once: pages over the game change the address. */
const referral = new URLSearchParams(window.location.search).get('ref')

/** The stage, and over it what the page adds to the scene that is shown. */
export function World() {
  const { t } = useTranslation('shell')
  const stage = useRef<HTMLDivElement>(null)
  const { size, scene, veiled } = useStage()
  useEffect(watchSize, [])
  useEffect(watchRoom, [])
  useEffect(() => {
    if (stage.current !== null) openStage(stage.current, plan)
  }, [])
  const entered = useEntered((state) => state.entered)
  const watching = useBattle((state) => state.replay !== null)
  const isOpen = entered || watching
  const clanId = useGame((state) => state.player?.clanId ?? null)
  const hasUnseen = useGame(
    ({ info }) => info?.optionalUnseenCampaign != null || info?.events.some(({ unseen }) => unseen),
  )
  const isOnLadder = useGame((state) => state.player?.league != null)
  const docked = useDockedSides()
  useTellZone()
  useDestination(entered)
  useBattleBeforehand(scene === 'road')
  return (
    <div
      className={styles.world}
      role={isOpen ? 'main' : undefined}
      inert={!isOpen}
      data-scene={scene ?? undefined}
      data-layout={size.layout}
      data-docked={docked.takesRight || undefined}
      style={{ '--column': `${size.width}px` } as CSSProperties}
    >
      <Suspense fallback={null}>{isOpen && size.layout === 'desktop' && <Backdrop />}</Suspense>
      <div className={styles.column} style={{ width: size.width }}>
        <div ref={stage} className={styles.stage} data-stage role="img" aria-label={t('access.stage')} />
        <Suspense fallback={null}>
          {scene === 'character' && <CharacterPanel referral={referral} />}
          {scene === 'road' && <Hud />}
          {scene === 'battle' && <BattlePanel />}
          {scene === 'clan' && <TownPanel />}
          {scene === 'arena' && <ArenaPanel />}
          {scene === 'feast' && <FeastPanel />}
        </Suspense>
        {/* What comes later waits by itself: it would hide what is there already, and take the focus from it. */}
        <Suspense fallback={null}>{scene === 'road' && <Teaching />}</Suspense>
        <Suspense fallback={null}>{clanId !== null && <ClanNews key={clanId} clanId={clanId} />}</Suspense>
        <Suspense fallback={null}>{isOnLadder && <ArenaNews />}</Suspense>
        <Suspense fallback={null}>{hasUnseen && <Announcer />}</Suspense>
        <div className={styles.veil} data-drawn={veiled || undefined} />
      </div>
      <Suspense fallback={null}>
        {docked.isThere && dockSides.map((side) => <Docks key={side} side={side} />)}
      </Suspense>
    </div>
  )
}

/** Whoever has begun to play on a wide screen has room beside the road; whoever watches a replay watches it. */
function useDockedSides() {
  const isPlaying = useEntered((state) => state.entered)
  const isWatching = useBattle((state) => state.replay !== null)
  const hasRoad = useStage(({ scene }) => scene !== null && !roomless.has(scene))
  const isPlayer = useGame((state) => state.player !== null)
  const { isRoomy, pinned } = useDocks()
  const isThere = isPlaying && !isWatching && hasRoad && isPlayer && isRoomy
  return { isThere, takesRight: isThere && pinned.right.length > 0 }
}

/** Before the road there is nothing to pin. */
const roomless: ReadonlySet<SceneName> = new Set(['boot', 'load', 'music', 'character'])

/** Whoever touches the road will fight: the battle is there before it begins. */
function useBattleBeforehand(isOnRoad: boolean): void {
  useEffect(() => {
    if (!isOnRoad) return
    const leave = new AbortController()
    const fetch = () => {
      leave.abort()
      void plan.later('battle')
    }
    for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, fetch, leave)
    return () => leave.abort()
  }, [isOnRoad])
}

/** Where whoever does not fight is: at the feast of a boss that has fallen, in the town, in the arena, on the road. */
function useCalmPlace(): 'feast' | 'clan' | 'arena' | 'road' {
  const place = useWhereabouts()
  const isInRaid = useGame(({ player }) => player?.worldType === 'raid')
  const isInvited = useFeast(({ week }) => week !== null)
  return isInvited && (place === 'clan' || (place === 'road' && isInRaid)) ? 'feast' : place
}

const guestScenes: ReadonlySet<SceneName | null> = new Set(['battle', 'character'])

/** Who watches a replay sees it; who has no character yet chooses one; who fights goes on; who went to the clan or to the arena is there; everybody else walks. */
function useDestination(entered: boolean): void {
  const ready = useStage((state) => state.ready)
  const known = useGame((state) => state.info !== null)
  const isPlayer = useGame((state) => state.player !== null)
  const hasBattle = useGame((state) => state.player?.battle != null)
  const fights = useBattle((state) => state.battle !== null)
  const replay = useBattle((state) => state.replay)
  const calm = useCalmPlace()
  const home = isPlayer ? (fights ? 'battle' : hasBattle ? 'lost-battle' : calm) : 'character'
  const destination = replay !== null ? 'battle' : entered && known ? home : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: another replay is another battle to show
  useEffect(() => {
    if (!ready) return
    // A guest has closed a replay, or has gone back from the choice of a character.
    if (destination === null && guestScenes.has(useStage.getState().scene)) clearStage()
    else if (destination === null) return
    else if (destination === 'lost-battle') void resumeBattle()
    else void showScene(destination)
  }, [ready, destination, replay])
}
