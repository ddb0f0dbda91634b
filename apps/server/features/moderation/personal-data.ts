import type { PersonalData } from '../../platform/personal-data.ts'
import { sql } from '../../platform/sql.ts'

export const moderationData: PersonalData = {
  tables: ['keeper_log', 'appeal'],
  shown: {
    keepers: sql`SELECT jsonb_agg(to_jsonb(own) - 'player_id' - 'actor_id' ORDER BY own.at)
      FROM keeper_log AS own WHERE own.player_id = player.id`,
    cases: sql`SELECT jsonb_agg(jsonb_build_object('at', own.at, 'kind', own.kind, 'text', own.subject -> 'text')
      ORDER BY own.at) FROM appeal AS own WHERE own.from_id = player.id`,
  },
  forget: () => [
    sql`UPDATE keeper_log SET note = '', detail = '{}' FROM saved WHERE keeper_log.player_id = saved.id`,
    sql`UPDATE appeal SET subject = '{}', note = NULL, undo = appeal.undo - 'from' - 'to'
      FROM saved WHERE appeal.from_id = saved.id OR appeal.about_id = saved.id`,
  ],
}
