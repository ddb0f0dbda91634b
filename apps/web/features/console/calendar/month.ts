const DAY = 86_400_000
const DAYS_OF_WEEK = 7

/** From when to when, the end no longer in it. */
export interface Span {
  readonly startsAt: number
  readonly endsAt: number
}

/** What of a span lies in one week of the month. */
export interface Segment<One extends Span> {
  readonly one: One
  /** Of the week, from Monday. */
  readonly firstDay: number
  readonly days: number
  /** How many bars lie over it. */
  readonly lane: number
  /** Whether it begins or ends here, not in another week. */
  readonly begins: boolean
  readonly ends: boolean
}

export const dayOf = (moment: number): number => Math.floor(moment / DAY) * DAY

/** The first moment of a month, so many months from the one a moment lies in. */
export function monthOf(moment: number, ahead = 0): number {
  const date = new Date(moment)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + ahead, 1)
}

/** The Mondays of all weeks that touch a month. */
export function weeksOf(month: number): readonly number[] {
  const afterSunday = (new Date(month).getUTCDay() + 6) % DAYS_OF_WEEK
  const weeks: number[] = []
  for (let monday = month - afterSunday * DAY; monday < monthOf(month, 1); monday += DAYS_OF_WEEK * DAY)
    weeks.push(monday)
  return weeks
}

export const daysOf = (monday: number): readonly number[] =>
  Array.from({ length: DAYS_OF_WEEK }, (_, day) => monday + day * DAY)

/** The bars of a week, each in the uppermost lane that is free on all its days. */
export function segmentsOf<One extends Span>(monday: number, spans: readonly One[]): readonly Segment<One>[] {
  const sunday = monday + DAYS_OF_WEEK * DAY
  const here = spans
    .filter(({ startsAt, endsAt }) => startsAt < sunday && endsAt > monday)
    .toSorted((one, other) => one.startsAt - other.startsAt || other.endsAt - one.endsAt)
  /** The day from which each lane is free. */
  const free: number[] = []
  return here.map((one) => {
    const firstDay = Math.max(0, Math.floor((one.startsAt - monday) / DAY))
    const after = Math.min(DAYS_OF_WEEK, Math.ceil((one.endsAt - monday) / DAY))
    const found = free.findIndex((day) => day <= firstDay)
    const lane = found < 0 ? free.length : found
    free[lane] = after
    return {
      one,
      firstDay,
      days: Math.max(1, after - firstDay),
      lane,
      begins: one.startsAt >= monday,
      ends: one.endsAt <= sunday,
    }
  })
}

/** The same hours, some days later or earlier. */
export const moved = ({ startsAt, endsAt }: Span, days: number): Span => ({
  startsAt: startsAt + days * DAY,
  endsAt: endsAt + days * DAY,
})

/** It ends some days later or earlier, but never before it has begun. */
export function lengthened({ startsAt, endsAt }: Span, days: number): Span {
  const shortest = startsAt + Math.min(endsAt - startsAt, DAY)
  return { startsAt, endsAt: Math.max(shortest, endsAt + days * DAY) }
}

/** As a field of a form writes a moment, by the clock of the server: 2026-11-18T04:05. */
export const written = (moment: number): string => new Date(moment).toISOString().slice(0, 16)

const whole = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** What was written there; null: no moment. */
export function readMoment(text: string): number | null {
  const moment = whole.test(text) ? Date.parse(`${text}Z`) : Number.NaN
  return Number.isNaN(moment) ? null : moment
}
