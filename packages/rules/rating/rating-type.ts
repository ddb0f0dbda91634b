/** What players are compared by. */
export const ratingTypes = ['params', 'level', 'arenaPosition', 'clanLevel', 'eventPosition'] as const
export type RatingType = (typeof ratingTypes)[number]

/** Those whose order is counted for all; the arena's is its ladder itself, an event's that of its run. */
export const countedRatings = ['params', 'level', 'clanLevel'] as const satisfies readonly RatingType[]
export type CountedRating = (typeof countedRatings)[number]

const stairsAtMost = 2 ** 32

/** Who has the same level is compared by the best victory. */
export const levelScore = (level: number, bestVictoryStair: number): number =>
  level * stairsAtMost + Math.min(bestVictoryStair, stairsAtMost - 1)
