export const messagePageSize = 20
export const ratingPageSize = 10
export const ratingRetries = 5

export interface Page {
  readonly from: number
  readonly to: number
}

/** The next page of a chat or mail dialog, after `held` messages. */
export const messagePage = (held: number): Page => ({ from: held, to: held + messagePageSize })

/** The next page of a rating after `held` rows, counted from 1. A filter asks for one more, to know if there is any. */
export const ratingPage = (held: number, filtered: boolean): Page => ({
  from: held + 1,
  to: held + ratingPageSize + (filtered ? 1 : 0),
})

/** Rows of a player's history of resources, and listings of the market, in one page. */
export const historyPageSize = 30
export const marketPageSize = 20
export const drawPageSize = 20
