import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from '@skystair/contract/call.ts'
import type { Language } from '@skystair/rules/player/choices.ts'
import type { Refusal } from '@skystair/rules/refusal.ts'
import type { Device } from '../people/device.ts'
import type { Token } from '../people/session.ts'
import type { Services } from '../services/services.ts'

/** A call as it arrived, checked against its contract. */
export interface Incoming<C extends Call = Call> {
  readonly params: ParamsOf<C>
  readonly query: QueryOf<C>
  readonly body: BodyOf<C>
  readonly token: Token | null
  readonly key: string | null
  /** What a caller without a session keeps to oneself, to be known again by when the call is repeated. */
  readonly proof: string | null
  /** Where it comes from, as limits count it. */
  readonly address: string
  readonly device: Device
  readonly language: Language
}

export interface Outgoing<C extends Call = Call> {
  readonly reply: ReplyOf<C>
  /** A token to hand out, `null` to take the client's token away, absent to leave it. */
  readonly token?: Token | null
  /** Whether this is a stored reply to a repeated call. */
  readonly replayed?: boolean
  /** A name under which the client should save the reply as a file. */
  readonly fileName?: string
}

/** A refusal to somebody whose language is known better than from the request. */
export type SpokenRefusal = Refusal & { readonly language?: Language }

/** One use case, ready to be mounted. */
export interface Handler<C extends Call = Call> {
  readonly call: C
  handle(services: Services, incoming: Incoming<C>): Promise<Outgoing<C> | SpokenRefusal>
}

/** A use case for callers with or without a session, which does everything itself. */
export const open = <C extends Call>(call: C, handle: Handler<C>['handle']): Handler<C> => ({ call, handle })
