import { currencies } from '@skystair/rules/wallet/wallet.ts'
import { type Static, Type } from 'typebox'
import { call } from './call.ts'
import { PlayerCard } from './moderation.ts'
import { Count, Done, Fields, Id, Moment, OneOf, OrNull } from './shapes.ts'

export const searchPlayers = call('console.players', 'GET /api/console/players', {
  summary: 'Players whose names begin so, or the one with this id.',
  who: 'MODERATOR',
  changes: false,
  query: Fields({ name: Type.String({ maxLength: 100 }) }),
  reply: Fields({ players: Type.Array(PlayerCard) }),
})

export const lookUp = call('console.player', 'GET /api/console/player/{id}', {
  summary: 'All that a keeper may know of a player.',
  who: 'MODERATOR',
  changes: false,
  params: Fields({ id: Id }),
  reply: PlayerCard,
})

/** The most that is granted at once. */
export const mostGranted = 1_000_000_000

export const grant = call('console.grant', 'POST /api/console/player/{id}/grant', {
  summary: 'Give a player something, with a reason; it arrives when the player next comes by.',
  who: 'ADMIN',
  changes: true,
  params: Fields({ id: Id }),
  body: Fields({
    currency: OneOf(currencies),
    amount: Type.Integer({ minimum: 1, maximum: mostGranted }),
    note: Type.String({ maxLength: 1000 }),
  }),
  reply: Done,
})

export const beginPart = call('console.beginPart', 'POST /api/console/player/{id}/part', {
  summary: 'Set the account for trying to the start of a part of the tale; only in a world for trying.',
  who: 'ADMIN',
  changes: true,
  params: Fields({ id: Id }),
  body: Fields({
    part: Type.Integer({ minimum: 1, maximum: 9 }),
    note: Type.String({ maxLength: 1000 }),
  }),
  reply: Done,
})

const WorkView = Fields({
  /** Its kind and, after a colon, what it is about. */
  key: Type.String(),
  kind: Type.String(),
  failed: Type.Boolean(),
  /** A node is at it. */
  held: Type.Boolean(),
  dueAt: Moment,
  nextTryAt: Moment,
  attempts: Count,
  lastError: OrNull(Type.String()),
})
export type WorkView = Static<typeof WorkView>

export const listWork = call('console.work', 'GET /api/console/work', {
  summary:
    'Work by the clock that has failed, and what waits for its hour: the failed first, then the soonest.',
  who: 'ADMIN',
  changes: false,
  reply: Fields({ due: Count, late: Count, failed: Count, work: Type.Array(WorkView) }),
})

const aboutWork = {
  who: 'ADMIN',
  changes: true,
  params: Fields({ key: Type.String({ minLength: 1, maxLength: 200 }) }),
  body: Fields({ note: Type.String({ maxLength: 1000 }) }),
  reply: Done,
} as const

export const retryWork = call('console.retryWork', 'POST /api/console/work/{key}/retry', {
  summary: 'Let work by the clock that has failed be tried at once and as often as new, with a reason.',
  ...aboutWork,
})

export const dropWork = call('console.dropWork', 'POST /api/console/work/{key}/drop', {
  summary: 'Never do this work, with a reason. What comes by itself comes again with the next start.',
  ...aboutWork,
})

export const metricNames = ['online', 'registrations', 'errors', 'calls'] as const
export type MetricName = (typeof metricNames)[number]

const Point = Fields({ at: Moment, value: Count })

export const metrics = call('console.metrics', 'GET /api/console/metrics', {
  summary: 'Who plays, who came, what failed: now and over the last day.',
  who: 'MODERATOR',
  changes: false,
  reply: Fields({
    online: Count,
    players: Count,
    waitingCases: Count,
    lines: Type.Array(Fields({ name: OneOf(metricNames), points: Type.Array(Point) })),
  }),
})
export type MetricPoint = Static<typeof Point>
