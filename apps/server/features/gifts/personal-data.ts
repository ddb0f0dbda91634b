import type { PersonalData } from '../../platform/personal-data.ts'
import { sql } from '../../platform/sql.ts'

export const giftsData: PersonalData = {
  tables: ['gift'],
  shown: {
    gifts: sql`SELECT jsonb_agg(to_jsonb(own) - 'player_id' ORDER BY own.at)
      FROM gift AS own WHERE own.player_id = player.id`,
  },
  forget: () => [
    sql`DELETE FROM gift USING saved WHERE gift.player_id = saved.id`,
    sql`UPDATE gift SET wish = '' FROM saved WHERE gift.from_id = saved.id AND gift.player_id <> saved.id`,
  ],
}
