import { movesOf, placeInNewHome, withoutMoves } from '@skystair/rules/client/new-home.ts'

/** How long a new home may take to answer. */
const patience = 30_000

let moves = 0
let leftAt = Number.NEGATIVE_INFINITY

/** Remembers how often the visitor was sent on to come here, and keeps it out of the address. */
export function noteMoves(): void {
  const here = new URL(window.location.href)
  moves = movesOf(here)
  if (moves > 0) window.history.replaceState(window.history.state, '', withoutMoves(here))
}

export const cameByMove = (): boolean => moves > 0

/** Goes to the game's new home. Whoever waits for an answer waits until the page is gone. */
export function moveTo(home: string): Promise<never> {
  const place = placeInNewHome(home, new URL(window.location.href), moves)
  if (place === null) throw new Error('the game moves in circles')
  // Told again to go, a browser gives up a new home that is slow to answer, and begins anew.
  if (performance.now() - leftAt > patience) {
    leftAt = performance.now()
    // Not one more step for the way back: it would only lead here again.
    window.location.replace(place)
  }
  return new Promise(() => undefined)
}
