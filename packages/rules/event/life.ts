import type { EventKind } from '../calendar/kind.ts'

/** How an event has ended for somebody. */
export interface EventEnd {
  /** from 1, in the own bracket */
  readonly place: number
  /** how many were in it */
  readonly of: number
  /** how often the boss fell */
  readonly falls: number
  readonly at: number
}

/** A count that begins anew each day. */
interface OfDay {
  readonly day: number
  readonly count: number
}

/** Somebody's part in one run of an event. */
export interface EventShare {
  readonly kind: EventKind
  /** which one of the brackets, from 0: the level counts that one had on beginning */
  readonly bracket: number
  /** all that was ever gathered in it */
  readonly gathered: number
  /** prizes taken from the path */
  readonly taken: number
  /** what was found today, by the place, and when */
  readonly finds: { readonly day: number; readonly places: Readonly<Record<string, number>> }
  readonly worn: OfDay
  readonly fights: OfDay
  /** hearts taken from the boss */
  readonly hearts: number
  /** null: it goes on, or its places are still being counted */
  readonly ended: EventEnd | null
}

/** An event that is over and paid. */
export interface PastEvent extends EventEnd {
  readonly run: string
  readonly kind: EventKind
  readonly bracket: number
  readonly gathered: number
}

/** A player's part in all events. */
export interface EventLife {
  /** by the run; those that are over stay until their prizes are taken */
  readonly shares: Readonly<Record<string, EventShare>>
  /** whose tasks lie in the journal, and of which day; null: none */
  readonly tasks: { readonly run: string; readonly day: number } | null
  /** the latest first */
  readonly past: readonly PastEvent[]
}

export const NO_EVENTS: EventLife = { shares: {}, tasks: null, past: [] }

export const newShare = (kind: EventKind, bracket: number): EventShare => ({
  kind,
  bracket,
  gathered: 0,
  taken: 0,
  finds: { day: 0, places: {} },
  worn: { day: 0, count: 0 },
  fights: { day: 0, count: 0 },
  hearts: 0,
  ended: null,
})

/** Somebody's part in a run; null: none. What every object knows is no run. */
export const shareIn = ({ shares }: Pick<EventLife, 'shares'>, run: string): EventShare | null =>
  Object.hasOwn(shares, run) ? (shares[run] ?? null) : null

export const countOf = ({ day, count }: OfDay, today: number): number => (day === today ? count : 0)

export const withShare = (life: EventLife, run: string, share: EventShare): EventLife => ({
  ...life,
  shares: { ...life.shares, [run]: share },
})
