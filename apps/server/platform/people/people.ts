import type { AccessLevel } from '@skystair/rules/access/access-level.ts'
import type { BankStatus } from '@skystair/rules/bank/bank-book.ts'
import type { Gender } from '@skystair/rules/player/choices.ts'
import type { Database } from '../database/database.ts'
import { type Sql, sql } from '../database/sql.ts'
import { askAll } from '../database/steps.ts'

/** As much of a player as others see beside a name. */
export interface Person {
  readonly id: number
  readonly name: string | null
  readonly gender: Gender
  readonly level: number
  readonly accessLevel: AccessLevel
  readonly clanId: number | null
}

/** As a card shows somebody: also the league, which whoever moves them on the ladder writes, and the status the bank writes. */
export interface Shown extends Person {
  readonly league: number | null
  readonly bankStatus: BankStatus | null
}

/** The card of somebody new, which is everywhere where others look. */
export const newPerson = (person: Person): Sql =>
  sql`INSERT INTO person (id, name, gender, level, access_level, clan_id) VALUES (${person.id}::bigint, ${person.name}::text,
    ${person.gender}, ${person.level}::integer, ${person.accessLevel}, ${person.clanId}::bigint)`

/** The card as it is now. The last step of a deed: on many machines all cards are locked till it is over. */
export const writePerson = (person: Person): Sql =>
  sql`${newPerson(person)} ON CONFLICT (id) DO UPDATE SET name = excluded.name, gender = excluded.gender,
    level = excluded.level, access_level = excluded.access_level, clan_id = excluded.clan_id`

/**
 * The leagues beside the names, where they have changed; null: on the ladder no more. Cards are the last steps of a deed, and
 * in the order of their ids: of two who move each other none waits for the other in a ring.
 */
export const writeLeagues = (
  cards: readonly { readonly id: number; readonly league: number | null }[],
): readonly Sql[] =>
  cards
    .toSorted((one, other) => one.id - other.id)
    .map(
      ({ id, league }) => sql`UPDATE person SET league = ${league}::smallint
        WHERE id = ${id}::bigint AND league IS DISTINCT FROM ${league}::smallint`,
    )

/** The status beside the name, where it has changed. */
export const writeBankStatus = (id: number, status: BankStatus | null): Sql =>
  sql`UPDATE person SET bank_status = ${status}::text WHERE id = ${id}::bigint AND bank_status IS DISTINCT FROM ${status}::text`

/** What a card says, as loaded beside its player; null: there is none yet. */
export type Card = Omit<Shown, 'id'> | null

export const cardJson: Sql = sql`CASE WHEN card.id IS NOT NULL THEN jsonb_build_object('name', card.name,
  'gender', card.gender, 'level', card.level, 'accessLevel', card.access_level, 'clanId', card.clan_id,
  'league', card.league, 'bankStatus', card.bank_status) END`

/** Whether others still see the player as the player is. */
export const isTrue = (card: Card, { name, gender, level, accessLevel, clanId }: Person): boolean =>
  card?.name === name &&
  card.gender === gender &&
  card.level === level &&
  card.accessLevel === accessLevel &&
  card.clanId === clanId

/** By id; whoever has never been is not among them. */
export type People = Readonly<Record<number, Shown>>

/** A question: the people whose ids a SELECT gives. Rows of others never join players; who they are is asked after them. */
export const selectPeople = (ids: Sql): Sql => selectThose(sql`IN (${ids})`)

/** People whose ids are known already, asked on the machine of whoever wants to know. */
export async function peopleOf(database: Database, asker: number, ids: readonly number[]): Promise<People> {
  if (ids.length === 0) return {}
  const [people] = await askAll(database, asker, [selectThose(sql`= ANY(${ids}::bigint[])`)])
  return people as People
}

const selectThose = (among: Sql): Sql => sql`SELECT coalesce(jsonb_object_agg(person.id, jsonb_build_object(
    'id', person.id, 'name', person.name, 'gender', person.gender, 'level', person.level,
    'accessLevel', person.access_level, 'clanId', person.clan_id, 'league', person.league,
    'bankStatus', person.bank_status)), '{}')
  FROM person WHERE person.id ${among}`
