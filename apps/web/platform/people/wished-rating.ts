import type { RatingType } from '@skystair/rules/rating/rating-type.ts'

let wished: RatingType | null = null

/** The page of ratings opens at this one when it is opened next. */
export function wishRating(type: RatingType): void {
  wished = type
}

/** The rating somebody was sent to, once; `null`: nobody was sent. */
export function takeWishedRating(): RatingType | null {
  const type = wished
  wished = null
  return type
}
