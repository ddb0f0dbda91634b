import { RETENTION } from '@skystair/content/retention.data.ts'
import { currencies } from '@skystair/rules/wallet/wallet.ts'
import { expect, test } from 'vitest'
import { columnOf } from './platform/action/players.ts'
import { spread } from './platform/database/spread.ts'
import { sql } from './platform/database/sql.ts'
import { tidyTable } from './platform/housekeeping/tidy-table.ts'
import { aGame } from './testing/game.ts'
import { ownedTables } from './testing/owned.ts'
import { unlikeParts } from './testing/unlike-parts.ts'

const game = aGame()
const rows = <Row extends object>(statement: ReturnType<typeof sql>) =>
  game.services.database.query<Row>(statement)

/** Tables that belong to the world, or to a room of it, and not to a player. */
const worldTables = [
  'arena_place',
  'arena_size',
  'moderation_case',
  'calendar_change',
  'chat_message',
  'chat_room',
  'due_work',
  'event_page',
  'event_run',
  'metric_history',
  'forum_comment',
  'forum_topic',
  'market_deal',
  'market_listing',
  'news',
  'person',
  'promo_code',
  'rank_edition',
  'rank_page',
  'rights_note',
  'schema_migration',
  'unsigned_word',
  'word',
  'wheel_cauldron',
]
/** Tables that belong to a clan. */
const clanTables = ['clan', 'clan_candidate', 'clan_given', 'clan_log', 'clan_member', 'raid', 'raid_dealer']
/** Tables whose whole purpose is that a name is there once: the name leads, the owner follows. */
const uniqueNames = ['clan_name', 'platform_player', 'player_contact', 'player_name']

/** The columns of each table's primary key, in order. */
const primaryKeys = async () =>
  new Map(
    (
      await rows<{ name: string; columns: string[] }>(sql`
        SELECT class.relname AS name, array_agg(attribute.attname::text ORDER BY place.position) AS columns
        FROM pg_index AS index
        JOIN pg_class AS class ON class.oid = index.indrelid AND NOT class.relispartition
        JOIN pg_namespace AS space ON space.oid = class.relnamespace AND space.nspname = 'public'
        CROSS JOIN LATERAL unnest(index.indkey) WITH ORDINALITY AS place(number, position)
        JOIN pg_attribute AS attribute ON attribute.attrelid = class.oid AND attribute.attnum = place.number
        WHERE index.indisprimary GROUP BY class.relname`)
    ).map(({ name, columns }) => [name, columns]),
  )

test('every table belongs to a player or, by name, to a clan or to the world', async () => {
  const all = await rows<{ name: string }>(sql`SELECT relname AS name FROM pg_class
    JOIN pg_namespace AS space ON space.oid = relnamespace AND space.nspname = 'public'
    WHERE relkind IN ('r', 'p') AND NOT relispartition ORDER BY relname`)
  const owned = (await ownedTables(game.services.database)).map(({ name }) => name)
  expect(all.map(({ name }) => name)).toEqual([...owned, ...clanTables, 'clan_name', ...worldTables].sort())
})

test('every table has its place on many machines, by a column of its key', async () => {
  const keys = await primaryKeys()
  const placed = { ...spread.withOwner, ...spread.byKey, ...spread.inOnePlace }
  const everywhere: readonly string[] = spread.everywhere
  expect([...Object.keys(placed), ...everywhere, 'schema_migration'].sort()).toEqual([...keys.keys()].sort())
  for (const [name, column] of Object.entries(placed)) expect(keys.get(name)).toContain(column)
})

test('the key of every owned table starts with its owner', async () => {
  const keys = await primaryKeys()
  for (const { name, owner } of await ownedTables(game.services.database)) {
    if (!uniqueNames.includes(name)) expect([name, keys.get(name)?.[0]]).toEqual([name, owner])
  }
  for (const name of clanTables)
    expect([name, keys.get(name)?.[0]]).toEqual([name, name === 'clan' ? 'id' : 'clan_id'])
})

test('unique names live in tables of their own, and nothing else is unique across owners', async () => {
  const keys = await primaryKeys()
  for (const name of uniqueNames) expect(keys.get(name)).toEqual(['folded'])
  const unique = await rows<{ name: string }>(sql`SELECT class.relname AS name FROM pg_index AS index
    JOIN pg_class AS class ON class.oid = index.indrelid
    JOIN pg_namespace AS space ON space.oid = class.relnamespace AND space.nspname = 'public'
    JOIN pg_attribute AS first ON first.attrelid = class.oid AND first.attnum = index.indkey[0]
    WHERE index.indisunique AND NOT index.indisprimary
      AND NOT (class.relname = ANY(${clanTables}::text[]) AND first.attname = 'clan_id')`)
  expect(unique).toEqual([])
})

test('no table points at another: rows of different owners may lie on different machines', async () => {
  expect(
    await rows(
      sql`SELECT conname FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
    ),
  ).toEqual([])
})

test('no id comes from a counter that all machines would have to share', async () => {
  const counters = await rows(
    sql`SELECT relname FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace`,
  )
  expect(counters).toEqual([])
})

test('the key of what belongs to a room starts with the room', async () => {
  const keys = await primaryKeys()
  for (const name of ['chat_message', 'chat_room'])
    expect([name, keys.get(name)?.[0]]).toEqual([name, 'room'])
})

test.each(currencies.map((currency) => [currency, columnOf(currency)]))(
  'a balance of %s is never absent and never below zero',
  async (_, column) => {
    const { database } = game.services
    const found = await rows<{ type: string; required: boolean; rules: string }>(sql`
      SELECT format_type(attribute.atttypid, NULL) AS type, attribute.attnotnull AS required,
        string_agg(pg_get_constraintdef(rule.oid), ' ') AS rules
      FROM pg_attribute AS attribute
      JOIN pg_constraint AS rule ON rule.conrelid = attribute.attrelid AND rule.contype = 'c'
        AND rule.conkey = ARRAY[attribute.attnum]
      WHERE attribute.attrelid = 'player'::regclass AND attribute.attname = ${column}
      GROUP BY 1, 2`)
    expect(found).toEqual([{ type: 'bigint', required: true, rules: `CHECK ((${column} >= 0))` }])
    expect(database.roundTrips()).toBeGreaterThan(0)
  },
)

test('a movement of nothing or less cannot be booked', async () => {
  const booking = rows(sql`INSERT INTO ledger (owner_id, at, id, currency, source, target, amount, reason)
    VALUES (1, now(), gen_random_uuid(), 'gold', 'world:shop', 'player:1', 0, 'HERO')`)
  await expect(booking).rejects.toThrow('ledger_amount_check')
})

test('every part of a divided table is like the table: columns, checks, storage, key', async () => {
  for (const { table } of RETENTION) await tidyTable(game.services, table)
  expect(await unlikeParts(game.services.database)).toEqual([])
  const [kept] = await rows<{ storage: string; rules: string }>(sql`SELECT attstorage AS storage,
    (SELECT string_agg(conname, ' ') FROM pg_constraint WHERE conrelid = attrelid AND contype = 'c') AS rules
    FROM pg_attribute WHERE attrelid = 'replay'::regclass AND attname = 'record'`)
  expect(kept).toEqual({ storage: 'e', rules: 'replay_of_something' })
})
