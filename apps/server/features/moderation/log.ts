import { playerLog as contract, type HistoryEntry } from '@skystair/contract/moderation.ts'
import { mayJudge } from '@skystair/rules/moderation/keeper.ts'
import { readWith } from '../../platform/action/action.ts'
import { join, owner, type Sql, sql } from '../../platform/database/sql.ts'
import { askAll } from '../../platform/database/steps.ts'
import { amountOf, otherSideOf } from '../../platform/money/books.ts'
import { type People, selectPeople } from '../../platform/people/people.ts'
import { type Judged, namedInAddress } from './judged.ts'

const pageSize = 50

type StoredEntry = Omit<HistoryEntry, 'actor'> & { readonly actorId: number | null }

const sources: Readonly<Record<'LEDGER' | 'KEEPERS' | 'SESSIONS', (id: number, filter: string) => Sql>> = {
  LEDGER: (id, filter) => sql`SELECT at, id::text AS id, 'LEDGER' AS source, reason AS what,
      ${amountOf('ledger')} AS amount, currency, NULL::bigint AS actor_id, ${otherSideOf('ledger')} AS note
    FROM ledger WHERE owner_id = ${owner(id)} AND (${filter}::text = '' OR reason = ${filter} OR currency = ${filter})`,
  KEEPERS: (
    id,
    filter,
  ) => sql`SELECT at, id::text, 'KEEPERS', deed, NULL::bigint, NULL::text, actor_id, note FROM keeper_log
    WHERE player_id = ${owner(id)} AND (${filter}::text = '' OR deed = ${filter})`,
  SESSIONS: (
    id,
    filter,
  ) => sql`SELECT created_at, id, 'SESSIONS', device, NULL::bigint, NULL::text, NULL::bigint, '' FROM session
    WHERE player_id = ${owner(id)} AND visiting IS NULL AND ${filter}::text = ''`,
}

/** Money, deeds and sessions in one list. Nobody reads the history of an equal. */
export const playerLog = readWith<typeof contract, Judged | null>(
  contract,
  namedInAddress,
  async ({ player, params: { id }, query, extra: judged, services: { database } }) => {
    const unfit = player.id === judged?.id ? null : mayJudge(player, judged)
    if (unfit) return unfit
    const { page = 0, filter = 'ALL', subfilter = '' } = query
    const chosen = filter === 'ALL' ? Object.values(sources) : [sources[filter]]
    const all = join(
      chosen.map((source) => source(id, subfilter)),
      ' UNION ALL ',
    )
    const [found, people] = (await askAll(database, player.id, [
      sql`SELECT jsonb_agg(jsonb_build_object(
          'at', floor(extract(epoch FROM entry.at) * 1000), 'source', entry.source, 'what', entry.what,
          'amount', entry.amount, 'currency', entry.currency, 'note', entry.note, 'actorId', entry.actor_id)
          ORDER BY entry.at DESC, entry.id DESC)
        FROM (SELECT * FROM (${all})
          AS each(at, id, source, what, amount, currency, actor_id, note)
          ORDER BY at DESC, id DESC LIMIT ${pageSize + 1}::integer OFFSET ${page * pageSize}::integer) AS entry`,
      selectPeople(sql`SELECT log.actor_id FROM keeper_log AS log WHERE log.player_id = ${owner(id)}`),
    ])) as [readonly StoredEntry[] | null, People]
    const entries = (found ?? []).map(({ actorId, ...entry }) => {
      const actor = actorId === null ? undefined : people[actorId]
      return { ...entry, actor: actor ? { id: actor.id, name: actor.name } : null }
    })
    return { entries: entries.slice(0, pageSize), more: entries.length > pageSize }
  },
)
