import type { Game } from 'phaser'
import { partsOf, useOverlays } from '../../platform/pages/overlays.ts'
import { useGame } from '../../platform/state/game.ts'
import { useStage } from '../../platform/state/stage-state.ts'

/** Until a page has come to rest over the stage, and what it changed there has been drawn. */
const settlingMs = 600

/** Pages that are played on the stage, or speak before it. */
const played: ReadonlySet<string> = new Set(['replay', 'talk'])

/** Under a page that covers it the stage stands still: the processor of a weak phone belongs to the page. */
export function restUnderPages(game: Game): void {
  let settled = 0
  const settle = () => {
    window.clearTimeout(settled)
    // Before its first step the loop must not be woken.
    if (game.isRunning) game.loop.wake()
    if (isCovered()) settled = window.setTimeout(() => game.loop.sleep(), settlingMs)
  }
  useOverlays.subscribe(settle)
  useStage.subscribe(settle)
  useGame.subscribe(settle)
}

function isCovered(): boolean {
  const { ready, veiled } = useStage.getState()
  const top = useOverlays.getState().stack.at(-1)
  return ready && !veiled && top !== undefined && !played.has(partsOf(top)?.name ?? '')
}
