import { type Sql, sql } from '../../platform/database/sql.ts'
import { mustTouch, type Step } from '../../platform/database/steps.ts'

/** How the cauldron was when it was looked into. */
export interface Cauldron {
  readonly emeralds: number
  /** How often it has been won: who wins it must have seen it as the last winner left it. */
  readonly wins: number
  readonly winnerId: number | null
  readonly won: number | null
  readonly wonAt: number | null
}

export const selectCauldron = (): Sql => sql`SELECT jsonb_build_object('emeralds', cauldron.emeralds,
    'wins', cauldron.wins, 'winnerId', cauldron.winner_id, 'won', cauldron.won,
    'wonAt', (extract(epoch FROM cauldron.won_at) * 1000)::bigint)
  FROM wheel_cauldron AS cauldron WHERE cauldron.id = 1`

/** A lost emerald falls in. */
export const fill = (emeralds: number): Sql =>
  sql`UPDATE wheel_cauldron SET emeralds = wheel_cauldron.emeralds + ${emeralds}::bigint WHERE wheel_cauldron.id = 1`

/**
 * Somebody wins what they saw in it; what fell in since then stays, and the house adds a new bottom. Of two who win the
 * same at once one finds it changed and is decided anew, on what the other has left.
 */
export const win = ({ emeralds, wins }: Cauldron, winnerId: number, bottom: number, at: Date): Step =>
  mustTouch(
    'cauldron',
    sql`UPDATE wheel_cauldron SET emeralds = wheel_cauldron.emeralds - ${emeralds}::bigint + ${bottom}::bigint,
        owed = wheel_cauldron.owed + ${emeralds}::bigint, given = wheel_cauldron.given + ${bottom}::bigint,
        wins = wheel_cauldron.wins + 1, winner_id = ${winnerId}::bigint, won = ${emeralds}::bigint, won_at = ${at}::timestamptz
      WHERE wheel_cauldron.id = 1 AND wheel_cauldron.wins = ${wins}::bigint`,
  )

/** What was kept for a winner is paid out. */
export const payOut = (emeralds: number): Step =>
  mustTouch(
    'cauldron',
    sql`UPDATE wheel_cauldron SET owed = wheel_cauldron.owed - ${emeralds}::bigint
      WHERE wheel_cauldron.id = 1 AND wheel_cauldron.owed >= ${emeralds}::bigint`,
  )

/** Its winner has left without it. */
export const giveBack = (emeralds: number): Step =>
  mustTouch(
    'cauldron',
    sql`UPDATE wheel_cauldron SET owed = wheel_cauldron.owed - ${emeralds}::bigint,
        emeralds = wheel_cauldron.emeralds + ${emeralds}::bigint WHERE wheel_cauldron.id = 1`,
  )
