import { sql } from '../../platform/database/sql.ts'
import type { PersonalData } from '../../platform/people/personal-data.ts'
import { giveBack } from './cauldron.ts'

/** The cauldron names its last winner by number only. What a leaver has won and not taken falls back into it. */
export const wheelData: PersonalData = {
  tables: ['wheel_cauldron'],
  shown: (playerId) => ({
    cauldronWon: sql`SELECT jsonb_build_object('won', cauldron.won, 'at', cauldron.won_at)
      FROM wheel_cauldron AS cauldron WHERE cauldron.winner_id = ${playerId}::bigint`,
  }),
  forget: (_playerId, _at, { wheel: { waiting } }) =>
    waiting === null || waiting.emeralds === 0 ? [] : [giveBack(waiting.emeralds)],
}
