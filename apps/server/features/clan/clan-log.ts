import { clanLog as contract } from '@skystair/contract/clan.ts'
import type { LogLine } from '@skystair/contract/clan-view.ts'
import { CLAN_EVENTS } from '@skystair/rules/clan/log.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { readWith } from '../../platform/action/action.ts'
import { owner, sql } from '../../platform/database/sql.ts'
import { peopleOf } from '../../platform/people/people.ts'

const linesOnPage = 30

interface Line {
  readonly id: string
  /** milliseconds since 1970, and what of the moment is finer than that */
  readonly at: number
  readonly type: LogLine['type']
  readonly actorId: number | null
  readonly subjectId: number | null
  readonly params: LogLine['params']
}

interface Found {
  readonly lines: readonly Line[] | null
}

const moneyEvents = CLAN_EVENTS.filter(
  (type) =>
    type.endsWith('Donated') ||
    type.startsWith('building') ||
    type === 'upgradeWallOfFame' ||
    type === 'changeTheme',
)

/** What happened in a clan is for everybody to see. Moments are written to the millisecond, so they can be paged by. */
export const clanLog = readWith<typeof contract, Found | null>(
  contract,
  {
    select: ({ params: { id }, query: { page, type, money } }) => {
      const [at, last] = page?.split('_') ?? []
      const types = type ? [type] : money ? moneyEvents : null
      return sql`SELECT jsonb_build_object('lines', (SELECT jsonb_agg(line) FROM (SELECT log.id,
          round(extract(epoch FROM log.at) * 1000) AS at, log.type, log.actor_id AS "actorId",
          log.subject_id AS "subjectId", log.params
        FROM clan_log AS log WHERE log.clan_id = ${owner(id)}
          ${types === null ? sql`` : sql`AND log.type = ANY(${types}::text[])`}
          ${at === undefined ? sql`` : sql`AND (log.at, log.id) < (${new Date(Number(at))}::timestamptz, ${last}::uuid)`}
        ORDER BY log.at DESC, log.id DESC LIMIT ${linesOnPage + 1}) AS line))
        FROM clan WHERE clan.id = ${owner(id)}`
    },
  },
  async ({ extra, player, services }) => {
    if (extra === null) return refused('clan.refused.unknown')
    const found = extra.lines ?? []
    const lines = found.slice(0, linesOnPage)
    const ids = lines.flatMap(({ actorId, subjectId }) => [actorId, subjectId]).filter((id) => id !== null)
    const people = await peopleOf(services.database, player.id, [...new Set(ids)])
    const person = (id: number | null) => (id === null ? null : { id, name: people[id]?.name ?? null })
    const last = lines.at(-1)
    return {
      lines: lines.map(({ actorId, subjectId, ...line }) => ({
        ...line,
        actor: person(actorId),
        subject: person(subjectId),
      })),
      next: found.length > linesOnPage && last ? `${last.at}_${last.id}` : null,
    }
  },
)
