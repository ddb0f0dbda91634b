const DAY = 86_400_000
const WEEK = 7 * DAY
/** The first Monday of the count of time. */
const MONDAY = 4 * DAY

export const weekOf = (now: number): number => Math.floor((now - MONDAY) / WEEK)

export const mondayOf = (week: number): number => week * WEEK + MONDAY

/** The packs of a week, taken one after the other. */
export interface Packs {
  readonly week: number
  readonly taken: number
}

export const NO_PACKS: Packs = { week: 0, taken: 0 }
