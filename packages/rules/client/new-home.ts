/** How a game that has moved and the clients of its old and new address understand each other. */

/** Counts in the address how often its visitor has been sent on. */
const movesParameter = 'moved'

/** A game may move again while nobody looks. Whoever is sent on more often than this walks in circles. */
const mostMoves = 3

export const movesOf = ({ searchParams }: URL): number =>
  Math.max(0, Number(searchParams.get(movesParameter)) || 0)

/** The address as it is kept and handed on to others. */
export function withoutMoves(address: URL): string {
  const kept = new URL(address)
  kept.searchParams.delete(movesParameter)
  return kept.href
}

/**
 * The same place in the game's new home; a home that is a page of its own is gone to as it is.
 * `null`: the way leads in circles.
 */
export function placeInNewHome(home: string, here: URL, movesBefore = movesOf(here)): string | null {
  const moves = movesBefore + 1
  if (moves > mostMoves) return null
  const there = new URL(home)
  if (there.pathname === '/' && there.search === '') {
    there.pathname = here.pathname
    there.search = here.search
    there.hash = here.hash
  }
  there.searchParams.set(movesParameter, String(moves))
  return there.href
}
