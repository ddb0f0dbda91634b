import { type CaseView, listQueue as contract } from '@skystair/contract/moderation.ts'
import { casesOf } from '@skystair/rules/moderation/keepers-rights.ts'
import { read } from '../../platform/action/action.ts'
import { type Sql, sql } from '../../platform/database/sql.ts'
import { askAll } from '../../platform/database/steps.ts'
import { peopleOf } from '../../platform/people/people.ts'

const shown = 50

const roles = ['from', 'about', 'takenBy', 'decidedBy'] as const
/** A case as stored: who is named in it is known by number only; 0 is the filter. */
type StoredCase = Omit<CaseView, (typeof roles)[number]> &
  Readonly<Record<(typeof roles)[number], number | null>>

const moment = (at: Sql): Sql => sql`floor(extract(epoch FROM ${at}) * 1000)`

export const listQueue = read(
  contract,
  async ({ player, query: { decided = false }, services: { database } }) => {
    const kinds = casesOf(player.accessLevel)
    const [found, waiting] = (await askAll(database, player.id, [
      sql`SELECT jsonb_agg(jsonb_build_object(
          'id', item.id, 'at', ${moment(sql`item.at`)}, 'kind', item.kind, 'from', item.from_id,
          'about', item.about_id, 'text', coalesce(item.subject ->> 'text', ''),
          'quoted', coalesce(item.subject ->> 'quoted', ''), 'marks', coalesce(item.subject -> 'marks', '[]'),
          'context', coalesce(item.subject -> 'context', '[]'), 'ban', item.subject -> 'ban',
          'takenBy', item.taken_by, 'decision', item.decision, 'decidedBy', item.decided_by,
          'decidedAt', ${moment(sql`item.decided_at`)}, 'note', coalesce(item.note, '')))
        FROM (${
          decided
            ? sql`SELECT * FROM moderation_case WHERE decision IS NOT NULL AND kind = ANY(${kinds}::text[])
                ORDER BY decided_at DESC, id LIMIT ${shown}::integer`
            : sql`SELECT * FROM moderation_case WHERE decision IS NULL AND kind = ANY(${kinds}::text[])
                ORDER BY at, id LIMIT ${shown}::integer`
        }) AS item`,
      sql`SELECT to_jsonb(count(*)) FROM moderation_case WHERE decision IS NULL AND kind = ANY(${kinds}::text[])`,
    ])) as [readonly StoredCase[] | null, number]
    const cases = found ?? []
    const named = new Set(cases.flatMap((item) => roles.flatMap((role) => item[role] || [])))
    const people = await peopleOf(database, player.id, [...named])
    const person = (id: number | null): CaseView['from'] =>
      id !== null && people[id] ? { id, name: people[id].name } : null
    return {
      cases: cases.map((item) => ({
        ...item,
        from: person(item.from),
        about: person(item.about),
        takenBy: person(item.takenBy),
        decidedBy: person(item.decidedBy),
      })),
      waiting,
    }
  },
)
