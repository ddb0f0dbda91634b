import type { AccessLevel } from '@skystair/rules/access/access-level.ts'
import type { Gender } from '@skystair/rules/player/choices.ts'
import { across, type Sql, sql } from './sql.ts'

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
export const selectPeople = (
  ids: Sql,
): Sql => sql`SELECT coalesce(jsonb_object_agg(person.id, jsonb_build_object(
    'id', person.id, 'name', person.name, 'gender', person.state ->> 'gender', 'level', person.level,
    'accessLevel', person.access_level)), '{}')
  FROM player AS person WHERE person.id IN (${ids}) ${across('who others are')}`
