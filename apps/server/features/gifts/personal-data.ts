import { across, owner, sql } from '../../platform/database/sql.ts'
import type { PersonalData } from '../../platform/people/personal-data.ts'

export const giftsData: PersonalData = {
  tables: ['gift'],
  shown: (playerId) => ({
    gifts: sql`SELECT jsonb_agg(to_jsonb(own) - 'player_id' ORDER BY own.at)
      FROM gift AS own WHERE own.player_id = ${owner(playerId)}`,
  }),
  forget: (playerId) => [
    sql`DELETE FROM gift WHERE gift.player_id = ${owner(playerId)}`,
    sql`UPDATE gift SET wish = '' ${across('wishes of a giver who leaves')} WHERE gift.from_id = ${playerId}::bigint AND gift.player_id <> ${playerId}::bigint`,
  ],
}
