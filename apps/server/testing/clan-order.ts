import { CLANS } from '@skystair/content/clans/clans.ts'
import { levelOf, mostMembersAt } from '@skystair/rules/clan/level.ts'
import { sql } from '../platform/database/sql.ts'
import { findImbalances } from './find-imbalances.ts'
import type { Game } from './game.ts'

interface Row {
  readonly id: number
  readonly closed: boolean
  readonly experience: number
  readonly members: number
  readonly counted: number
  readonly leaders: number
  readonly regents: number
  readonly hasRegency: boolean
}

/** What is out of order in any clan; nothing, whatever players do at once. */
export async function disorderInClans(game: Game): Promise<readonly string[]> {
  const { database } = game.services
  const clans =
    await database.query<Row>(sql`SELECT clan.id, closed_at IS NOT NULL AS closed, experience, members,
      count(member.player_id)::integer AS counted, count(*) FILTER (WHERE rank = 'LEADER')::integer AS leaders,
      count(*) FILTER (WHERE rank = 'SUBLEADER')::integer AS regents, state ->> 'regency' IS NOT NULL AS "hasRegency"
    FROM clan LEFT JOIN clan_member AS member ON member.clan_id = clan.id GROUP BY clan.id`)
  const strays = await database.query<{ id: number }>(sql`SELECT coalesce(player.id, member.player_id) AS id
    FROM (SELECT * FROM player WHERE clan_id IS NOT NULL) AS player
    FULL JOIN clan_member AS member ON member.player_id = player.id AND member.clan_id = player.clan_id
    WHERE player.id IS NULL OR member.player_id IS NULL`)
  const lost = await database.query<{
    id: number
  }>(sql`SELECT candidate.player_id AS id FROM clan_candidate AS candidate
    JOIN clan_member AS member ON member.player_id = candidate.player_id AND member.clan_id = candidate.clan_id`)
  return [
    ...clans.flatMap((row) => wrongIn(row).map((wrong) => `clan ${row.id}: ${wrong}`)),
    ...strays.map(({ id }) => `${id} and a clan do not agree about each other`),
    ...lost.map(({ id }) => `${id} is a member and asks to be one`),
    ...(await findImbalances(database)).map((imbalance) => JSON.stringify(imbalance)),
  ]
}

function wrongIn(row: Row): readonly string[] {
  const most = mostMembersAt(levelOf(row.experience, CLANS), CLANS)
  const broken: Readonly<Record<string, boolean>> = {
    'not one leader': row.leaders !== (row.closed ? 0 : 1),
    'a regent without a regency, or the other way round': row.regents !== (row.hasRegency ? 1 : 0),
    'members counted wrongly': row.members !== row.counted,
    'too many members': row.counted > most,
    'closed with somebody inside': row.closed && row.counted > 0,
  }
  return Object.keys(broken).filter((name) => broken[name])
}
