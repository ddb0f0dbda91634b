import { owner, sql } from '../../platform/database/sql.ts'
import type { PersonalData } from '../../platform/people/personal-data.ts'

export const drawsData: PersonalData = {
  tables: ['draw'],
  shown: (playerId) => ({
    draws: sql`SELECT jsonb_agg(to_jsonb(own) - 'player_id' ORDER BY own.at, own.kind, own.number)
      FROM draw AS own WHERE own.player_id = ${owner(playerId)}`,
  }),
  forget: (playerId) => [sql`DELETE FROM draw WHERE draw.player_id = ${owner(playerId)}`],
}
