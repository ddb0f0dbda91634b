/** What players are compared by. */
export const ratingTypes = ['params', 'level', 'arenaPosition', 'clanLevel', 'eventPosition'] as const
export type RatingType = (typeof ratingTypes)[number]

/** Those whose order is counted; the arena's is its ladder itself, and feasts are still to come. */
export const countedRatings = ['params', 'level', 'clanLevel'] as const satisfies readonly RatingType[]
export type CountedRating = (typeof countedRatings)[number]

/** Those that can be looked at. */
export const openRatings = [
  'params',
  'level',
  'arenaPosition',
  'clanLevel',
] as const satisfies readonly RatingType[]
export type OpenRating = (typeof openRatings)[number]

export const isOpenRating = (type: RatingType): type is OpenRating =>
  openRatings.some((open) => open === type)

const stairsAtMost = 2 ** 32

/** Who has the same level is compared by the best victory. */
export const levelScore = (level: number, bestVictoryStair: number): number =>
  level * stairsAtMost + Math.min(bestVictoryStair, stairsAtMost - 1)
