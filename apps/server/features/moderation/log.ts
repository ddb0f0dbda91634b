import { playerLog as contract, type HistoryEntry } from '@skystair/contract/moderation.ts'
import { mayJudge } from '@skystair/rules/moderation/keeper.ts'
import { readBeside } from '../../platform/action.ts'
import { type Sql, sql } from '../../platform/sql.ts'
import { type Judged, namedInAddress } from './judged.ts'

const pageSize = 50

const sources: Readonly<Record<'LEDGER' | 'KEEPERS' | 'SESSIONS', (id: number, filter: string) => Sql>> = {
  LEDGER: (id, filter) => sql`SELECT at, id::text AS id, 'LEDGER' AS source, reason AS what,
      CASE WHEN target = 'player:' || owner_id THEN amount ELSE -amount END AS amount, currency,
      NULL::bigint AS actor_id, CASE WHEN target = 'player:' || owner_id THEN source ELSE target END AS note
    FROM ledger WHERE owner_id = ${id}::bigint AND (${filter}::text = '' OR reason = ${filter} OR currency = ${filter})`,
  KEEPERS: (
    id,
    filter,
  ) => sql`SELECT at, id::text, 'KEEPERS', deed, NULL::bigint, NULL::text, actor_id, note FROM keeper_log
    WHERE player_id = ${id}::bigint AND (${filter}::text = '' OR deed = ${filter})`,
  SESSIONS: (
    id,
    filter,
  ) => sql`SELECT created_at, id, 'SESSIONS', device, NULL::bigint, NULL::text, NULL::bigint, '' FROM session
    WHERE player_id = ${id}::bigint AND visiting IS NULL AND ${filter}::text = ''`,
}

/** Money, deeds and sessions in one list. Nobody reads the history of an equal. */
export const playerLog = readBeside<typeof contract, Judged | null>(
  contract,
  namedInAddress,
  async ({ player, params: { id }, query, beside: judged, services: { database } }) => {
    const unfit = player.id === judged?.id ? null : mayJudge(player, judged)
    if (unfit) return unfit
    const { page = 0, filter = 'ALL', subfilter = '' } = query
    const chosen = filter === 'ALL' ? Object.values(sources) : [sources[filter]]
    const parts = chosen.map((source) => source(id, subfilter))
    const all = parts.reduce((one, other) => sql`${one} UNION ALL ${other}`)
    const entries = await database.query<{ view: HistoryEntry }>(sql`SELECT jsonb_build_object(
        'at', floor(extract(epoch FROM entry.at) * 1000), 'source', entry.source, 'what', entry.what,
        'amount', entry.amount, 'currency', entry.currency, 'note', entry.note,
        'actor', CASE WHEN entry.actor_id IS NOT NULL THEN (SELECT jsonb_build_object('id', actor.id, 'name', actor.name)
          FROM player AS actor WHERE actor.id = entry.actor_id) END) AS view
      FROM (SELECT * FROM (${all})
        AS each(at, id, source, what, amount, currency, actor_id, note)
        ORDER BY at DESC, id DESC LIMIT ${pageSize + 1} OFFSET ${page * pageSize}) AS entry
      ORDER BY entry.at DESC, entry.id DESC`)
    return { entries: entries.slice(0, pageSize).map(({ view }) => view), more: entries.length > pageSize }
  },
)
