import { named, sql } from '../platform/database/sql.ts'
import type { Game } from './game.ts'
import type { Person } from './people.ts'

let last = 0

/** What is copied with the player as it is: sessions, gifts, letters, the battle being fought, the place in a clan. */
const belongings = [
  ['session', 'player_id'],
  ['gift', 'player_id'],
  ['mail_message', 'owner_id'],
  ['battle', 'player_id'],
  ['clan_member', 'player_id'],
] as const

/** Players just like somebody, down to the session and the books: for tests that need very many of one kind. */
export async function copiesOf(game: Game, person: Person, count: number): Promise<readonly Person[]> {
  const { database } = game.services
  const ids = Array.from({ length: count }, (_, place) => 7_000_000 + last + place)
  last += count
  await database.query(sql`INSERT INTO player SELECT copy.* FROM player AS original, unnest(${ids}::bigint[]) AS new_id,
      jsonb_populate_record(original, jsonb_build_object('id', new_id)) AS copy WHERE original.id = ${person.id}`)
  await database.query(sql`INSERT INTO person SELECT new_id, name, gender, level, access_level
    FROM person, unnest(${ids}::bigint[]) AS new_id WHERE id = ${person.id}`)
  for (const [table, owner] of belongings)
    await database.query(sql`INSERT INTO ${named(table)} SELECT copy.*
      FROM ${named(table)} AS original, unnest(${ids}::bigint[]) AS new_id,
        jsonb_populate_record(original, jsonb_build_object(${owner}::text, new_id)) AS copy
      WHERE original.${named(owner)} = ${person.id}`)
  await database.query(sql`INSERT INTO arena_place (position, holder)
    SELECT (SELECT max(position) FROM arena_place) + place, new_id
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS copy(new_id, place)
    WHERE EXISTS (SELECT FROM arena_place WHERE holder = ${person.id})`)
  await database.query(sql`INSERT INTO ledger SELECT copy.* FROM ledger AS original, unnest(${ids}::bigint[]) AS new_id,
      jsonb_populate_record(original, jsonb_build_object('owner_id', new_id,
        'source', replace(original.source, 'player:' || original.owner_id, 'player:' || new_id),
        'target', replace(original.target, 'player:' || original.owner_id, 'player:' || new_id))) AS copy
    WHERE original.owner_id = ${person.id}`)
  return ids.map((id) => ({ ...person, id, token: person.token.replace(/^\d+/, String(id)) }))
}
