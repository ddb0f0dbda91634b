import { owner, sql } from '../../platform/database/sql.ts'
import type { PersonalData } from '../../platform/people/personal-data.ts'

export const moderationData: PersonalData = {
  tables: ['keeper_log', 'moderation_case'],
  shown: (playerId) => ({
    keepers: sql`SELECT jsonb_agg(to_jsonb(own) - 'player_id' - 'actor_id' ORDER BY own.at)
      FROM keeper_log AS own WHERE own.player_id = ${owner(playerId)}`,
    cases: sql`SELECT jsonb_agg(jsonb_build_object('at', own.at, 'kind', own.kind, 'text', own.subject -> 'text')
      ORDER BY own.at) FROM moderation_case AS own WHERE own.from_id = ${playerId}::bigint`,
  }),
  forget: (playerId) => [
    sql`UPDATE keeper_log SET note = '', detail = '{}' WHERE keeper_log.player_id = ${owner(playerId)}`,
    sql`UPDATE moderation_case SET subject = '{}', note = NULL, undo = moderation_case.undo - 'from' - 'to' - 'words' WHERE moderation_case.from_id = ${playerId}::bigint OR moderation_case.about_id = ${playerId}::bigint`,
  ],
}
