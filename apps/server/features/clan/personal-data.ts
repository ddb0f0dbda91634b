import { owner, sql } from '../../platform/database/sql.ts'
import type { PersonalData } from '../../platform/people/personal-data.ts'
import { departs } from './departed.ts'
import { endSearch } from './seekers.ts'

/** What was dealt in raids stays with the clan, by number. Whom a player asked or was asked by stands in the player's own record; the clan forgets it in a month. */
export const clanData: PersonalData = {
  tables: [
    'clan',
    'clan_member',
    'clan_given',
    'clan_candidate',
    'clan_log',
    'clan_name',
    'clan_seeker',
    'raid',
    'raid_dealer',
  ],
  shown: (playerId) => ({
    clanSearch: sql`SELECT to_jsonb(own) FROM clan_seeker AS own WHERE own.player_id = ${playerId}::bigint`,
  }),
  forget: (playerId, at, { clanId, clan }) => [
    endSearch(playerId),
    ...(clanId === null ? [] : [departs(clanId, playerId, at)]),
    ...[...clan.applications, ...clan.invitations.map((each) => each.clanId)].map(
      (asked) =>
        sql`DELETE FROM clan_candidate WHERE clan_id = ${owner(asked)} AND player_id = ${playerId}::bigint`,
    ),
  ],
}
