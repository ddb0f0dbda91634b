import type { ClanPerson } from '@skystair/contract/clan-view.ts'
import type { Database } from '../../platform/database/database.ts'
import { across, sql } from '../../platform/database/sql.ts'
import { askAll } from '../../platform/database/steps.ts'
import { type People, selectPeople } from '../../platform/people/people.ts'

const onlineFor = 10 * 60_000

export type ClanPeople = Readonly<Record<number, ClanPerson>>

type Known = Omit<ClanPerson, 'seenAt' | 'online' | 'league' | 'bankStatus'>

/** Members and candidates as others see them, by id. */
export async function clanPeople(
  database: Database,
  asker: number,
  ids: readonly number[],
  now: number,
): Promise<ClanPeople> {
  if (ids.length === 0) return {}
  const [people, seen, cards] = (await askAll(database, asker, [
    sql`SELECT jsonb_agg(jsonb_build_object('id', person.id, 'name', person.name, 'gender', person.state ->> 'gender',
        'heroImage', coalesce(
          jsonb_path_query_array(person.state, '$.climb.heroes[*] ? (@.combative == true).kind') ->> -1,
          person.state #>> '{climb,heroes,-1,kind}'),
        'level', person.level, 'power', person.power))
      FROM player AS person WHERE person.id = ANY(${ids}::bigint[]) ${across('people of a clan')}`,
    sql`SELECT jsonb_object_agg(latest.player_id, floor(extract(epoch FROM latest.seen_at) * 1000))
      FROM (SELECT player_id, max(seen_at) AS seen_at FROM session WHERE player_id = ANY(${ids}::bigint[])
        GROUP BY player_id) AS latest ${across('people of a clan')}`,
    selectPeople(sql`SELECT unnest(${ids}::bigint[])`),
  ])) as [readonly Known[] | null, Readonly<Record<string, number>> | null, People]
  return Object.fromEntries(
    (people ?? []).map((person) => {
      const seenAt = seen?.[person.id] ?? null
      const { league = null, bankStatus = null } = cards[person.id] ?? {}
      const online = seenAt !== null && now - seenAt < onlineFor
      return [person.id, { ...person, league, bankStatus, seenAt, online }]
    }),
  )
}
