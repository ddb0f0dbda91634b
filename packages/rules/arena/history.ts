const HOUR = 3_600_000

/** How a player has moved since entering, the oldest first. */
export type Moves = readonly { readonly at: number; readonly before: number; readonly position: number }[]

/** How many stood on the ladder at the end of each hour in which that changed, the oldest first. */
export type Sizes = readonly { readonly hour: number; readonly places: number }[]

/** What a player's past on the ladder is told from. */
export interface Past {
  readonly enteredAt: number
  /** Where the player stands now. */
  readonly position: number
  readonly moves: Moves
  readonly sizes: Sizes
}

export const hourOf = (moment: number): number => Math.floor(moment / HOUR)

/** Where a player stood at a moment; null: not on the ladder yet. */
export function positionAt({ enteredAt, moves, position }: Past, moment: number): number | null {
  if (moment < enteredAt) return null
  const last = moves.findLast(({ at }) => at <= moment)
  return last ? last.position : (moves[0]?.before ?? position)
}

/** How many there were: the lines of the leagues are drawn anew at every full hour. */
export const placesAt = (sizes: Sizes, moment: number): number =>
  (sizes.findLast(({ hour }) => hour < hourOf(moment)) ?? sizes[0])?.places ?? 0

export interface Stood {
  readonly position: number
  readonly places: number
}

/** A ladder is never shorter than where somebody stands on it. */
export function stoodAt(past: Past, moment: number): Stood | null {
  const position = positionAt(past, moment)
  return position === null ? null : { position, places: Math.max(position, placesAt(past.sizes, moment)) }
}

/** The best position that is known of, with the best that was written down. */
export const bestOf = (best: number | null, { moves, position }: Past): number =>
  Math.min(best ?? position, position, ...moves.flatMap((move) => [move.before, move.position]))
