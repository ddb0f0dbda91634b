/** Who stands where, the first at the top: every position is held by exactly one, with no gap. */
export type Ladder = readonly number[]

/** A newcomer takes the foot. @forTests */
export const stepOn = (ladder: Ladder, newcomer: number): Ladder => [...ladder, newcomer]

/** Whoever wins against one who stands above takes that place; those between do not move. */
export function swap(ladder: Ladder, winner: number, loser: number): Ladder {
  const below = ladder.indexOf(winner)
  const above = ladder.indexOf(loser)
  if (below < 0 || above < 0 || above >= below) return ladder
  return ladder.with(above, winner).with(below, loser)
}

/** The place of whoever leaves for ever is taken by the last one. @forTests */
export function stepOff(ladder: Ladder, leaver: number): Ladder {
  const place = ladder.indexOf(leaver)
  const last = ladder.at(-1)
  if (place < 0 || last === undefined) return ladder
  return ladder.with(place, last).slice(0, -1)
}
