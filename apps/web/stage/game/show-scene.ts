import { sceneFadeMs } from '@skystair/rules/client/loading.ts'
import type { Game, Scene } from 'phaser'
import { reportProblem } from '../../platform/device/report.ts'
import { raise } from '../../platform/state/game.ts'
import { type ShownScene, shownScenes, useStage } from '../../platform/state/stage-state.ts'
import { prefersCalm } from './calm.ts'
import { currentGame } from './current-game.ts'

type Preparation = 'load' | 'nothing'

interface Wish {
  readonly scene: ShownScene
  readonly first: Preparation
}

const calmFadeMs = 60
const reloadedKey = 'skystair.reloaded'

type Fetch = (scene: ShownScene) => Promise<new () => Scene>

let fetchScene: Fetch | null = null
let wish: Wish | null = null
let changing = false

/** Tells where scenes come from that did not come with the engine. */
export function fetchLater(fetch: Fetch): void {
  fetchScene = fetch
}

/** Fades to black, puts another scene on the stage and fades in. Of several wishes the last one comes true. */
export async function showScene(scene: ShownScene, first: Preparation = 'nothing'): Promise<void> {
  wish = { scene, first }
  if (changing) return
  changing = true
  try {
    while (wish !== null) {
      const next: Wish = wish
      wish = null
      await change(next)
    }
  } catch (error) {
    startOver(error)
  } finally {
    changing = false
  }
}

/** Nobody is to be seen: the title stands before the stage again. */
export function clearStage(): void {
  const game = currentGame()
  for (const shown of shownScenes) if (game?.scene.isActive(shown)) game.scene.stop(shown)
  useStage.setState({ scene: null, veiled: true })
}

async function change({ scene, first }: Wish): Promise<void> {
  const game = currentGame()
  if (game === null) throw new Error('no stage yet')
  useStage.setState({ veiled: true })
  await pause(prefersCalm() ? calmFadeMs : sceneFadeMs)
  for (const shown of shownScenes) if (game.scene.isActive(shown)) game.scene.stop(shown)
  if (first === 'load') await loadAgain(game)
  await provide(game, scene)
  await begin(game, scene)
  useStage.setState({ scene, veiled: false })
  forgetReload()
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function provide(game: Game, name: ShownScene): Promise<void> {
  if (game.scene.getScene(name) !== null || fetchScene === null) return
  const Kind = await fetchScene(name)
  // The kind and not one of it: a running engine would give the latter no name.
  game.scene.add(name, Kind)
}

/** A scene that still fetches its pictures would show nothing, and would not hear what is pressed over it. */
function begin(game: Game, scene: ShownScene): Promise<void> {
  return new Promise((resolve) => {
    game.scene.getScene(scene).events.once('create', () => resolve())
    game.scene.start(scene)
  })
}

function loadAgain(game: Game): Promise<void> {
  return new Promise((resolve) => {
    game.scene.getScene('load').events.once('shutdown', resolve)
    game.scene.start('load')
  })
}

/** A scene that cannot start is a broken page: a fresh one is worth one try, not an endless loop. */
function startOver(error: unknown): void {
  reportProblem(`a scene did not start: ${error instanceof Error ? error.stack : String(error)}`)
  try {
    if (sessionStorage.getItem(reloadedKey) === null) {
      sessionStorage.setItem(reloadedKey, 'yes')
      window.location.reload()
      return
    }
  } catch {
    // A browser that keeps nothing would reload for ever.
  }
  raise('failed')
}

function forgetReload(): void {
  try {
    sessionStorage.removeItem(reloadedKey)
  } catch {
    // Nothing was kept.
  }
}
