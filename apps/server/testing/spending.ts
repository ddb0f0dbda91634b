import type { Call } from '@skystair/contract/call.ts'
import type { Question } from './game.ts'
import type { Person } from './people.ts'
import type { Situation } from './spender.ts'

/** A way to come by money or things, or to part with them. */
export interface Spending {
  readonly name: string
  readonly call: Call
  /** What the spender must have got into first. */
  readonly when: Situation
  /** Too slow to be raced with all others: only with itself. */
  readonly alone?: boolean
  /** Drawn by a luck of one's own: how often it was had is compared, not what it brought. */
  readonly ownLuck?: boolean
  /** Refused until another one has come before it. */
  readonly second?: boolean
  ask(person: Person, neighbour: Person): Question
}
