import type { QueryOf, ReplyOf } from '@skystair/contract/call.ts'
import type { rating } from '@skystair/contract/rating.ts'
import { leagueAt } from '@skystair/rules/arena/leagues.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { foldName } from '@skystair/rules/security/fold-name.ts'
import { learnt, sql } from '../../platform/database/sql.ts'
import { askAll } from '../../platform/database/steps.ts'
import { type Holders, selectHolders, selectPlaces, selectPosition } from '../../platform/ladder/ladder.ts'
import type { Services } from '../../platform/services/services.ts'
import { beginningWith, mostAtOnce, type Rated, selectRated } from './rated.ts'

/** The ladder of the arena is its own order: nothing is counted, whoever stands at a place is read there. */
export async function ladderPage(
  { database, ranks }: Services,
  player: Player,
  query: QueryOf<typeof rating>,
): Promise<ReplyOf<typeof rating>> {
  const from = Math.max(1, query.from)
  const to = Math.min(query.to, query.from + mostAtOnce)
  const filter = foldName(query.filter ?? '')
  const found = sql`SELECT jsonb_build_object('ids', coalesce(array_agg(named.player_id), '{}')::text)
    FROM (SELECT player_id FROM player_name WHERE player_id ${beginningWith(filter)}) AS named`
  const standing =
    filter === ''
      ? selectHolders(sql`position BETWEEN ${from}::bigint AND ${to}::bigint`)
      : selectHolders(sql`holder = ANY(${learnt(found, 'ids')}::bigint[])`)
  const [places, myPosition, holders, rows] = (
    await askAll(database, player.id, [
      ...(filter === '' ? [] : [found]),
      selectPlaces(),
      selectPosition(player.id),
      standing,
      sql`SELECT coalesce(jsonb_agg(rated), '[]') FROM (${selectRated(
        sql`= ANY(${learnt(standing, 'ids')}::bigint[])`,
      )}) AS rated`,
    ])
  ).slice(filter === '' ? 0 : 1) as [number, number | null, Holders, readonly Rated[]]
  const { online } = await ranks.now()
  const people = new Map(rows.map((row) => [row.id, row]))
  const placed = holders.rows.flatMap(({ id, position }) => {
    const row = people.get(id)
    return row
      ? [
          {
            ...row,
            league: leagueAt(position, places),
            clanLevel: null,
            eventCurrency: null,
            positionNumber: position,
          },
        ]
      : []
  })
  return {
    playersTotal: places,
    playersOnline: online,
    myPosition,
    positions: filter === '' ? placed : placed.slice(from - 1, to),
  }
}
