import { owner, sql } from '../../platform/database/sql.ts'
import { workKind } from '../../platform/due-work/due-work.ts'
import { type ClanNews, clanNewsWork, tellPlayers } from '../../platform/push/moments.ts'

/** Every member but the one who did it is told, as soon as they may be. */
export const tellClanWork = workKind<ClanNews>(
  clanNewsWork.kind,
  async ({ payload: { clanId, kind, params, but }, now, services: { database } }) => {
    const members = await database.query<{ id: number }>(
      sql`SELECT member.player_id AS id FROM clan_member AS member
        WHERE member.clan_id = ${owner(clanId)} AND member.player_id <> ${but}::bigint`,
    )
    const ids = members.map(({ id }) => id)
    return ids.length === 0 ? {} : { writes: [tellPlayers(ids, kind, params, now)] }
  },
)
