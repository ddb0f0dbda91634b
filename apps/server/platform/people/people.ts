import type { AccessLevel } from '@skystair/rules/access/access-level.ts'
import type { Gender } from '@skystair/rules/player/choices.ts'
import type { Database } from '../database/database.ts'
import { across, type Sql, sql } from '../database/sql.ts'
import { askAll } from '../database/steps.ts'

/** As much of a player as others see beside a name. */
export interface Person {
  readonly id: number
  readonly name: string | null
  readonly gender: Gender
  readonly level: number
  readonly accessLevel: AccessLevel
}

/** By id; whoever has never been is not among them. */
export type People = Readonly<Record<number, Person>>

/** A question: the people whose ids a SELECT gives. Rows of others never join players; who they are is asked after them. */
export const selectPeople = (ids: Sql): Sql => selectThose(sql`IN (${ids})`)

/** People whose ids are known already, asked on the machine of whoever wants to know. */
export async function peopleOf(database: Database, asker: number, ids: readonly number[]): Promise<People> {
  if (ids.length === 0) return {}
  const [people] = await askAll(database, asker, [selectThose(sql`= ANY(${ids}::bigint[])`)])
  return people as People
}

const selectThose = (among: Sql): Sql => sql`SELECT coalesce(jsonb_object_agg(person.id, jsonb_build_object(
    'id', person.id, 'name', person.name, 'gender', person.state ->> 'gender', 'level', person.level,
    'accessLevel', person.access_level)), '{}')
  FROM player AS person WHERE person.id ${among} ${across('who others are')}`
