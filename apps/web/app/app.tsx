import { hearsFirstHelp } from '@skystair/rules/sound/music.ts'
import { lazy, Suspense, useEffect } from 'react'
import { TitleScreen } from '../features/title/title-screen.tsx'
import { TroublePage } from '../features/trouble/trouble-page.tsx'
import { keepWire } from '../live/page-wire.ts'
import { watchPresence } from '../platform/device/load-marks.ts'
import { retried } from '../platform/device/retried.ts'
import { spokenLanguage } from '../platform/language/texts.ts'
import { mayCelebrate, useLevelUp } from '../platform/level/level-up-state.ts'
import { useOverlays } from '../platform/pages/overlays.ts'
import { useBattle } from '../platform/state/battle-state.ts'
import { useEntered } from '../platform/state/entered.ts'
import { useGame } from '../platform/state/game.ts'
import { useStage } from '../platform/state/stage-state.ts'
import { effectOfPress } from '../sound/effect-names.ts'
import { followSound, sound } from '../sound/sound.ts'
import type { PressSound } from '../ui/controls/press-sound.ts'
import { Toasts } from '../ui/layers/toasts.tsx'
import { UiProvider } from '../ui/layers/ui-provider.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { OverlayStack } from './overlay-stack.tsx'
import { World } from './world.tsx'

/** Nothing loses the focus before it has one: this comes behind the first screen. */
const loadKeepFocus = retried(() => import('../platform/pages/keep-focus.ts'))

const LevelUps = lazy(retried(() => import('../platform/level/level-up-scene.tsx')))
const VisitNotice = lazy(retried(() => import('../features/moderation/visit-notice.tsx')))

/** The page: the stage below, the title over it until the player enters, overlays over everything. */
export function App() {
  const entered = useEntered((state) => state.entered)
  const watching = useBattle((state) => state.replay !== null)
  const playerId = useGame((state) => state.player?.id ?? null)
  const hasRisen = useLevelUp((state) => state.reached !== null)
  const mayRejoice = useOverlays(({ stack }) => mayCelebrate(stack))
  const visited = useGame((state) => state.info?.visited ?? false)
  useEffect(watchPresence, [])
  useEffect(followSound, [])
  useEffect(() => void loadKeepFocus().then(({ keepFocus }) => keepFocus()), [])
  useFirstHelp()
  // A keeper who looks with a player's eyes hears nothing that is for the player's ears.
  useEffect(() => (playerId === null || visited ? undefined : keepWire()), [playerId, visited])
  useSkin()
  return (
    <UiProvider onPressSound={playPress}>
      <World />
      {!entered && !watching && <TitleScreen />}
      <OverlayStack />
      {hasRisen && mayRejoice && (
        <Suspense fallback={null}>
          <LevelUps onShown={playLevelUp} />
        </Suspense>
      )}
      <TroublePage />
      {visited && (
        <Suspense fallback={null}>
          <VisitNotice />
        </Suspense>
      )}
      <OfflineNotice />
      <Toasts />
    </UiProvider>
  )
}

const playLevelUp = (): void => sound.effect('level_up')
const playPress = (press: PressSound): void => sound.effect(effectOfPress(press))

/** Who has only just come is told aloud what to do. */
function useFirstHelp(): void {
  const scene = useStage((state) => state.scene)
  const level = useGame((state) => state.player?.level ?? 1)
  useEffect(() => {
    if (!hearsFirstHelp(level)) return
    const language = spokenLanguage() === 'RU' ? 'ru' : 'en'
    if (scene === 'character') sound.say('choose_character', language)
  }, [scene, level])
}

/** The skin of the kit follows the player's choice of interface. */
function useSkin(): void {
  const mode = useGame((state) => state.player?.interfaceMode ?? 'ORIGINAL')
  useEffect(() => {
    document.documentElement.dataset.skin = mode.toLowerCase()
  }, [mode])
}
