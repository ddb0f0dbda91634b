import { DRAWS } from '@skystair/rules/draw/draw.ts'
import { type Static, Type } from 'typebox'
import { call } from './call.ts'
import { Count, Fields, Moment, OneOf, OrNull } from './shapes.ts'

/** SHA-256 of a seed, in hexadecimal digits. */
export const Seal = Type.String({ pattern: '^[0-9a-f]{64}$' })

const DrawView = Fields({
  kind: OneOf(DRAWS),
  /** Counted from 0, for each kind on its own. */
  number: Count,
  at: Moment,
  seed: Type.String(),
  /** What was thrown for, one throw after another by the same seed: `times` lots, `apart` without repeating one. */
  throws: Type.Array(
    Fields({
      lots: Type.Array(Fields({ id: Type.String(), weight: Type.Number() })),
      times: Count,
      apart: Type.Boolean(),
    }),
  ),
  /** The names of what came of each throw. */
  drawn: Type.Array(Type.Array(Type.String())),
})
export type DrawView = Static<typeof DrawView>

export const listDraws = call('draws.list', 'GET /api/draw/list', {
  summary:
    'What one has drawn by lot, the newest first, each with its seed; and the seals of the seeds to come.',
  who: 'TRIAL',
  changes: false,
  query: Fields({
    page: Type.Optional(Type.String({ maxLength: 60, pattern: '^[0-9]{1,15}_[a-z-]{1,20}_[0-9]{1,15}$' })),
  }),
  reply: Fields({
    /** Told before the draw; the seed that is told after it must have this seal. */
    seals: Type.Array(Fields({ kind: OneOf(DRAWS), number: Count, seal: Seal })),
    draws: Type.Array(DrawView),
    next: OrNull(Type.String()),
  }),
})
