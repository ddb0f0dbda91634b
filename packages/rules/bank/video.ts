import { type Refusal, refused } from '../refusal.ts'

export interface VideoRules {
  readonly aDay: number
  readonly seconds: number
}

/** Films of a day: how many were seen to the end, and the ticket of the one that runs. */
export interface Watching {
  readonly day: number
  readonly seen: number
  readonly ticket: string | null
  readonly since: number
}

export const dayOf = (now: number): number => Math.floor(now / 86_400_000)

const seenToday = (watching: Watching | null, now: number): number =>
  watching?.day === dayOf(now) ? watching.seen : 0

export const filmsLeft = (watching: Watching | null, now: number, { aDay }: VideoRules): number =>
  Math.max(0, aDay - seenToday(watching, now))

/** The last ticket counts: who begins another film has not seen the first. */
export const beginFilm = (
  watching: Watching | null,
  ticket: string,
  now: number,
  rules: VideoRules,
): Watching | Refusal =>
  filmsLeft(watching, now, rules) === 0
    ? refused('bank.refused.films-over', { count: rules.aDay })
    : { day: dayOf(now), seen: seenToday(watching, now), ticket, since: now }

export function endFilm(
  watching: Watching | null,
  ticket: string,
  now: number,
  rules: VideoRules,
): Watching | Refusal {
  if (watching === null || watching.ticket !== ticket) return refused('bank.refused.no-film')
  if (now - watching.since < rules.seconds * 1000) return refused('bank.refused.film-runs')
  if (filmsLeft(watching, now, rules) === 0) return refused('bank.refused.films-over', { count: rules.aDay })
  return { day: dayOf(now), seen: seenToday(watching, now) + 1, ticket: null, since: watching.since }
}
