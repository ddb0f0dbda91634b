import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runsFor } from '@skystair/rules/calendar/runs.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CalendarChanges, calendarChanges, calendarWith } from '../../platform/calendar/running.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { owner, type Sql, sql } from '../../platform/database/sql.ts'
import { readConfig } from '../../platform/services/config.ts'
import { openServices } from '../../platform/services/open-services.ts'
import { testDatabase } from '../../testing/database.ts'

const DAY = 86_400_000
const own = join(import.meta.dirname, '..', '..', 'migrations')
/** A Saturday, on which mythical heroes are sold for less. */
const saturday = Date.UTC(2026, 10, 21, 12)
const stoppedAt = saturday - DAY
const keeper = 7
const payer = 8

const { url, drop } = await testDatabase({ empty: true })
const { services, close } = openServices(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), url)
const { database } = services

afterAll(async () => {
  await close()
  await drop()
})

/** The schema as it was while campaigns had switches. */
async function migrateToSwitches(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'skystair-migrations-'))
  for (const file of (await readdir(own)).filter((name) => name < '031'))
    await copyFile(join(own, file), join(folder, file))
  await migrate({ databaseUrl: url, folder })
  await rm(folder, { recursive: true })
}

const aSwitch = (name: string, stopped: boolean): Sql =>
  sql`INSERT INTO campaign (name, stopped, changed_at, changed_by)
    VALUES (${name}, ${stopped}, ${new Date(stoppedAt)}, ${keeper})`

const aPayment = (id: string, state: string, startedAt: number): Sql =>
  sql`INSERT INTO payment (player_id, id, payer_id, provider, product, emeralds, money, amount, state, stair, started_at)
    VALUES (${owner(payer)}, ${id}::uuid, ${payer}, 'test', 'handful', 60, 'RUB', 100, ${state}, 1, ${new Date(startedAt)})`

const early = '00000000-0000-4000-8000-000000000001'
const late = '00000000-0000-4000-8000-000000000002'
const granted = '00000000-0000-4000-8000-000000000003'

beforeAll(async () => {
  await migrateToSwitches()
  await database.query(aSwitch('WEEKLY_SALE', true))
  await database.query(aSwitch('GEMS_X2', true))
  await database.query(aSwitch('FIRST_HERO', false))
  await database.query(aPayment(early, 'STARTED', stoppedAt - 1))
  await database.query(aPayment(late, 'STARTED', stoppedAt))
  await database.query(aPayment(granted, 'GEMS_GRANTED', stoppedAt))
  await migrate({ databaseUrl: url })
}, 120_000)

async function changes(): Promise<CalendarChanges> {
  const [row] = await database.query<{ changes: CalendarChanges }>(
    sql`SELECT (${calendarChanges.select()}) AS changes`,
  )
  return row?.changes ?? []
}

test('what was stopped by the old switches is a change of the calendar, by whoever stopped it, and numbered', async () => {
  const rows = await database.query<{ number: number; changed_by: string; at: Date; entry: string }>(
    sql`SELECT number, changed_by, at, change ->> 'entry' AS entry FROM calendar_change ORDER BY number`,
  )
  expect(rows.map(({ entry }) => entry)).toEqual([
    'gems-x2',
    'myth-10',
    'myth-20',
    'myth-25',
    'myth-50',
    'myth-75',
  ])
  expect(rows.map(({ number }) => Number(number))).toEqual([1, 2, 3, 4, 5, 6])
  for (const { changed_by, at } of rows)
    expect([Number(changed_by), at.getTime()]).toEqual([keeper, stoppedAt])
})

test('it stays stopped from the very moment of the switch, and what was running runs on', async () => {
  const newcomer = { language: 'RU', level: 20, stair: 120, userSource: 'OWN', clocks: [] }
  const kindsAt = async (at: number) =>
    runsFor(
      calendarWith(await changes()),
      { ...newcomer, createdAt: stoppedAt - DAY },
      { from: at, to: at + 1 },
    ).map(({ entry }) => entry.kind)
  const [before, after] = [await kindsAt(stoppedAt - 1), await kindsAt(stoppedAt)]
  expect(before).toContain('GEMS_X2')
  expect(after).not.toContain('GEMS_X2')
  expect((await kindsAt(saturday)).filter((kind) => kind.startsWith('MYTH_'))).toEqual([])
  expect(after).toContain('FIRST_HERO')
})

test('whoever began to pay after the switch is not promised twice as much, whoever did before is', async () => {
  const rows = await database.query<{ id: string; doubles_first: boolean }>(
    sql`SELECT id, doubles_first FROM payment WHERE player_id = ${owner(payer)} ORDER BY id`,
  )
  expect(rows.map(({ id, doubles_first }) => [id, doubles_first])).toEqual([
    [early, true],
    [late, false],
    [granted, true],
  ])
})

test('the switches themselves are gone', async () => {
  const [row] = await database.query<{ gone: boolean }>(sql`SELECT to_regclass('campaign') IS NULL AS gone`)
  expect(row?.gone).toBe(true)
})
