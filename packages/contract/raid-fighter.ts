import { type Static, Type } from 'typebox'
import { Count, Fields, Id, OrNull } from './shapes.ts'

/** Somebody who fights the boss of the week. */
export const RaidFighter = Fields({
  id: Id,
  name: OrNull(Type.String()),
  /** The hero who walks in front. */
  heroImage: OrNull(Type.String()),
})
export type RaidFighter = Static<typeof RaidFighter>

/** What all members see of a raid within a second. */
export const RaidNews = {
  week: Count,
  pool: Count,
  left: Count,
  /** Who is in a fight now: some of them, and how many there are. */
  fighting: Type.Array(RaidFighter),
  fightingCount: Count,
  /** A fight that has just ended: whose, what it took off the pool and its strongest blow; null: one has begun. */
  blow: Type.Union([Fields({ player: RaidFighter, dealt: Count, bestBlow: Count }), Type.Null()]),
  /** This blow brought the boss down. */
  killed: Type.Boolean(),
}
