import { reportProblem } from '../../platform/device/report.ts'
import { retried } from '../../platform/device/retried.ts'
import { raise } from '../../platform/state/game.ts'
import type { ShownScene } from '../../platform/state/stage-state.ts'
import { currentGame } from './current-game.ts'
import { fetchLater } from './show-scene.ts'
import type { SceneKind, Scenes } from './start-game.ts'

export interface StagePlan {
  /** The scenes where everybody begins; their code arrives together with the engine. */
  readonly scenes: () => Promise<Scenes>
  /** A scene that is fetched when it is first shown. */
  readonly later: (scene: ShownScene) => Promise<SceneKind>
  /** Called once, when all pictures are there: sound must not delay them. */
  readonly loadSound: () => void
}

let opening = false

/** Puts the stage into the page. Called again, it moves the same stage instead of making another. */
export function openStage(parent: HTMLElement, plan: StagePlan): void {
  const game = currentGame()
  if (game !== null) parent.append(game.canvas)
  if (opening) return
  opening = true
  fetchLater(plan.later)
  void start(plan).catch((error: unknown) => {
    reportProblem(`the stage did not open: ${String(error)}`)
    raise('failed')
  })
}

async function start(plan: StagePlan): Promise<void> {
  if (!canDraw()) return raise('no-graphics')
  const [{ startGame }, scenes] = await Promise.all([
    retried(() => import('./start-game.ts'))(),
    plan.scenes(),
  ])
  const parent = document.querySelector<HTMLElement>('[data-stage]')
  if (parent === null) throw new Error('the page has no place for the stage')
  startGame(parent, scenes, plan.loadSound)
}

function canDraw(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl') !== null
  } catch {
    return false
  }
}
