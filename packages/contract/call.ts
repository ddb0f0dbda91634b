import type { AccessLevel } from '@skystair/rules/access/access-level.ts'
import { type Static, type TObject, type TSchema, Type } from 'typebox'

/** One call of the game: the only place where its shape is written. */
export interface Call<
  Params extends TObject = TObject,
  Query extends TObject = TObject,
  Body extends TObject = TObject,
  Reply extends TSchema = TSchema,
> {
  /** `feature.verb`: how tests, metrics and logs name the call. */
  readonly id: string
  readonly method: 'GET' | 'POST'
  /** As in the specification, with `{name}` for what varies. */
  readonly path: string
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly reply: Reply
  /** The least access level that may call it; `anyone` needs no session. */
  readonly who: AccessLevel | 'anyone'
  /** Whether the call changes anything: such calls take an Idempotency-Key and are limited. */
  readonly changes: boolean
  /** Most calls that change something are refused on a device that is no longer the newest. */
  readonly fromAnyDevice: boolean
  /** The answer has no body, only headers. */
  readonly empty: boolean
  /** Letters, devices, everything kept about a player: not for a keeper who looks in with the player's eyes. */
  readonly personal: boolean
  /** Such a keeper may change nothing, but for this: to leave again. */
  readonly forVisitors: boolean
  /** The answer hands out a token. Whoever repeats the call gets it again only with proof of having been its asker. */
  readonly opensSession: boolean
  /** The answer has a field `secret` that is stored nowhere. Whoever repeats the call sees it again likewise. */
  readonly showsSecret: boolean
  readonly summary: string
}

export type ParamsOf<C extends Call> = Static<C['params']>
export type QueryOf<C extends Call> = Static<C['query']>
export type BodyOf<C extends Call> = Static<C['body']>
export type ReplyOf<C extends Call> = Static<C['reply']>

const nothing = Type.Object({}, { additionalProperties: false })
type Nothing = typeof nothing

interface Definition<Params, Query, Body, Reply> {
  params?: Params
  query?: Query
  body?: Body
  reply: Reply
  who: Call['who']
  changes: boolean
  fromAnyDevice?: boolean
  empty?: boolean
  personal?: boolean
  forVisitors?: boolean
  opensSession?: boolean
  showsSecret?: boolean
  summary: string
}

type Address = `${'GET' | 'POST'} /api/${string}`

export function call<
  Reply extends TSchema,
  Params extends TObject = Nothing,
  Query extends TObject = Nothing,
  Body extends TObject = Nothing,
>(
  id: string,
  address: Address,
  definition: Definition<Params, Query, Body, Reply>,
): Call<Params, Query, Body, Reply> {
  const [method, path] = address.split(' ') as ['GET' | 'POST', string]
  return {
    id,
    method,
    path,
    params: definition.params ?? (nothing as unknown as Params),
    query: definition.query ?? (nothing as unknown as Query),
    body: definition.body ?? (nothing as unknown as Body),
    reply: definition.reply,
    who: definition.who,
    changes: definition.changes,
    fromAnyDevice: definition.fromAnyDevice ?? false,
    empty: definition.empty ?? false,
    personal: definition.personal ?? false,
    forVisitors: definition.forVisitors ?? false,
    opensSession: definition.opensSession ?? false,
    showsSecret: definition.showsSecret ?? false,
    summary: definition.summary,
  }
}
