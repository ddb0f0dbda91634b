const HOUR = 3_600_000

/** Since when a player has stood where, the oldest first. */
export type Moves = readonly { readonly at: number; readonly position: number }[]

/** How many stood on the ladder at the end of each hour in which that changed, the oldest first. */
export type Sizes = readonly { readonly hour: number; readonly places: number }[]

/** What a player's past on the ladder is told from. */
export interface Past {
  readonly moves: Moves
  readonly sizes: Sizes
}

export const hourOf = (moment: number): number => Math.floor(moment / HOUR)

/** Where a player stood at a moment; null: not on the ladder yet. */
export const positionAt = (moves: Moves, moment: number): number | null =>
  moves.findLast(({ at }) => at <= moment)?.position ?? null

/** How many there were: the lines of the leagues are drawn anew at every full hour. */
export const placesAt = (sizes: Sizes, moment: number): number =>
  (sizes.findLast(({ hour }) => hour < hourOf(moment)) ?? sizes[0])?.places ?? 0

export interface Stood {
  readonly position: number
  readonly places: number
}

/** A ladder is never shorter than where somebody stands on it. */
export function stoodAt({ moves, sizes }: Past, moment: number): Stood | null {
  const position = positionAt(moves, moment)
  return position === null ? null : { position, places: Math.max(position, placesAt(sizes, moment)) }
}
