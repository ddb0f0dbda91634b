import { across, owner, sql } from '../../platform/database/sql.ts'
import type { PersonalData } from '../../platform/people/personal-data.ts'

/** Whoever leaves for ever is nobody's friend any more. */
export const friendsData: PersonalData = {
  tables: ['friend'],
  shown: (playerId) => ({
    friends: sql`SELECT jsonb_agg(jsonb_build_object('friend_id', kept.friend_id, 'at', kept.at) ORDER BY kept.at)
      FROM friend AS kept WHERE kept.player_id = ${owner(playerId)}`,
  }),
  forget: (playerId) => [
    sql`DELETE FROM friend WHERE friend.player_id = ${owner(playerId)}`,
    sql`DELETE FROM friend WHERE friend.friend_id = ${playerId}::bigint ${across('friends of one who leaves')}`,
  ],
}
