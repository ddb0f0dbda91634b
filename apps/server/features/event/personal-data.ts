import { owner, sql } from '../../platform/database/sql.ts'
import type { PersonalData } from '../../platform/people/personal-data.ts'

export const eventData: PersonalData = {
  // Pages of places name nobody but by number, until the next edition.
  tables: ['event_standing', 'event_page'],
  shown: (playerId) => ({
    events: sql`SELECT jsonb_agg(to_jsonb(own) - 'player_id' ORDER BY own.scored_at, own.run)
      FROM event_standing AS own WHERE own.player_id = ${owner(playerId)}`,
  }),
  forget: (playerId) => [sql`DELETE FROM event_standing WHERE event_standing.player_id = ${owner(playerId)}`],
}
