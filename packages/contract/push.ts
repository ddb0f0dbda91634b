import { PUSH_KINDS } from '@skystair/rules/push/kinds.ts'
import { type Static, Type } from 'typebox'
import { call } from './call.ts'
import { PlayerView } from './player-view.ts'
import { Count, Fields, OneOf, OrNull } from './shapes.ts'

const Hour = Type.Integer({ minimum: 0, maximum: 23 })
const Kinds = Type.Array(OneOf(PUSH_KINDS), { maxItems: PUSH_KINDS.length, uniqueItems: true })
/** In full hours of the player’s own clock; null: never quiet. */
const Quiet = OrNull(Fields({ from: Hour, to: Hour }))

/** What a closed page is told, and when. */
export const PushView = Fields({
  /** By which a browser knows us; null: the operator has given none, and nothing is ever told. */
  key: OrNull(Type.String()),
  kinds: Kinds,
  quiet: Quiet,
  devices: Count,
})
export type PushView = Static<typeof PushView>

/** As the browser gave it: an address of its maker’s, which is asked only in the public network. */
const Endpoint = Type.String({ minLength: 12, maxLength: 1_000, pattern: '^https://[!-~]+$' })

const both = Fields({ player: PlayerView, push: PushView })

export const look = call('push.look', 'GET /api/push/look', {
  summary: 'What this player is told while the page is closed.',
  who: 'TRIAL',
  changes: false,
  personal: true,
  reply: PushView,
})

export const subscribe = call('push.subscribe', 'POST /api/push/subscribe', {
  summary: 'Tell this device while the page is closed. Eight devices at most: the oldest gives way.',
  who: 'TRIAL',
  changes: true,
  body: Fields({
    endpoint: Endpoint,
    /** Of 65 bytes and of 16, as the browser gave them. */
    p256dh: Type.String({ pattern: '^B[A-Za-z0-9_-]{86}$' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
  }),
  reply: both,
})

export const unsubscribe = call('push.unsubscribe', 'POST /api/push/unsubscribe', {
  summary: 'Tell this device nothing more.',
  who: 'TRIAL',
  changes: true,
  body: Fields({ endpoint: Endpoint }),
  reply: both,
})

export const choose = call('push.choose', 'POST /api/push/choose', {
  summary: 'What is told, and the hours in which nothing is.',
  who: 'TRIAL',
  changes: true,
  body: Fields({ kinds: Kinds, quiet: Quiet }),
  reply: PushView,
})
