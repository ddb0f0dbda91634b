import { type CaseView, listQueue as contract } from '@skystair/contract/moderation.ts'
import { casesOf } from '@skystair/rules/moderation/case.ts'
import { read } from '../../platform/action.ts'
import { type Sql, sql } from '../../platform/sql.ts'

const shown = 50

const person = (
  id: Sql,
): Sql => sql`CASE WHEN coalesce(${id}, 0) > 0 THEN (SELECT jsonb_build_object('id', somebody.id,
    'name', somebody.name) FROM player AS somebody WHERE somebody.id = ${id}) END`
const moment = (at: Sql): Sql => sql`floor(extract(epoch FROM ${at}) * 1000)`

export const listQueue = read(
  contract,
  async ({ player, query: { decided = false }, services: { database } }) => {
    const kinds = casesOf(player.accessLevel)
    const cases = await database.query<{ view: CaseView }>(sql`SELECT jsonb_build_object(
      'id', item.id, 'at', ${moment(sql`item.at`)}, 'kind', item.kind, 'from', ${person(sql`item.from_id`)},
      'about', ${person(sql`item.about_id`)}, 'text', coalesce(item.subject ->> 'text', ''),
      'quoted', coalesce(item.subject ->> 'quoted', ''), 'marks', coalesce(item.subject -> 'marks', '[]'),
      'context', coalesce(item.subject -> 'context', '[]'), 'ban', item.subject -> 'ban',
      'takenBy', ${person(sql`item.taken_by`)}, 'decision', item.decision,
      'decidedBy', ${person(sql`item.decided_by`)}, 'decidedAt', ${moment(sql`item.decided_at`)},
      'note', coalesce(item.note, '')) AS view
    FROM (${
      decided
        ? sql`SELECT * FROM appeal WHERE decision IS NOT NULL AND kind = ANY(${kinds}::text[])
            ORDER BY decided_at DESC, id LIMIT ${shown}`
        : sql`SELECT * FROM appeal WHERE decision IS NULL AND kind = ANY(${kinds}::text[]) ORDER BY at, id LIMIT ${shown}`
    }) AS item`)
    const [open] = await database.query<{ count: number }>(
      sql`SELECT count(*) AS count FROM appeal WHERE decision IS NULL AND kind = ANY(${kinds}::text[])`,
    )
    return { cases: cases.map(({ view }) => view), waiting: open?.count ?? 0 }
  },
)
