import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Sql, sql, written } from '../../platform/database/sql.ts'
import { beginStandingWork, doDueWork, leaseLasts } from '../../platform/due-work/do-due-work.ts'
import { placeIn } from '../../platform/event/places.ts'
import { readConfig } from '../../platform/services/config.ts'
import { openServices } from '../../platform/services/open-services.ts'
import type { Services } from '../../platform/services/services.ts'
import { testDatabase } from '../../testing/database.ts'
import { eventPrizesWork } from './settle.ts'
import { watchEventsWork } from './watch.ts'

const RUN = 'pumpkins@2026'
const people = 2_345
const nameless = 700
const work = [watchEventsWork, eventPrizesWork]
const { url, drop } = await testDatabase()
let time = Date.parse('2026-10-28T12:00:00Z')
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
const nodes = [1, 2].map(() => openServices(config, url, { clock: { now: () => time } }))
const [one, other] = nodes.map(({ services }) => services) as [Services, Services]
const { database } = one

afterAll(async () => {
  for (const { close } of nodes) await close()
  await drop()
})

/** Scores of the first bracket come in pairs of equals, who were there one after the other. */
beforeAll(async () => {
  await database.query(sql`INSERT INTO event_standing (player_id, run, bracket, named, score, hearts, scored_at)
    SELECT n, ${RUN}, CASE WHEN n % 5 = 0 THEN 1 ELSE 0 END, true, 1 + n / 2, n % 2,
      ${new Date(time)}::timestamptz + n * interval '1 second'
    FROM generate_series(1, ${people}) AS n`)
  await database.query(sql`INSERT INTO event_standing (player_id, run, bracket, named, score, hearts, scored_at)
    SELECT n, ${RUN}, 0, false, n, 0, ${new Date(time)}::timestamptz
    FROM generate_series(${people + 1}::bigint, ${people + nameless}::bigint) AS n`)
  await beginStandingWork(one, work)
})

/** A node that is killed at the n-th of such statements. */
function dyingAt(nth: number, beginning: RegExp): Services {
  let met = 0
  const query = ((statement: Sql) => {
    if (beginning.test(written(statement).text)) met += 1
    return met >= nth ? Promise.reject(new Error('killed')) : database.query(statement)
  }) as typeof database.query
  return { ...one, database: { ...database, query } }
}

interface Told {
  readonly id: number
  readonly end: { readonly place: number; readonly of: number; readonly falls: number }
}
const told = () =>
  database.query<Told>(sql`SELECT owner_id AS id, effect -> 'end' AS end FROM inbox
    WHERE effect ->> 'kind' = 'event-end' ORDER BY owner_id`)
const run = async () => {
  const [row] = await database.query<{ edition: number; places: Record<string, number>; settled: boolean }>(
    sql`SELECT edition, places, settled_at IS NOT NULL AS settled FROM event_run WHERE run = ${RUN}`,
  )
  return row
}
const round = async (node: Services = one) => {
  time += leaseLasts + 1
  await doDueWork(node, work).catch(() => undefined)
}

test('a node killed while it counts leaves the places as they were, and another counts', async () => {
  await round()
  await round()
  const before = await run()
  expect(before?.places).toMatchObject({ 0: people - Math.floor(people / 5), 1: Math.floor(people / 5) })
  await round(dyingAt(2, /^INSERT INTO event_page/))
  expect(await run()).toEqual(before)
  for (let tries = 0; tries < 3; tries++) await round(other)
  expect((await run())?.edition).toBeGreaterThan(before?.edition ?? 0)
})

test('of equals the one who was there first stands first, and a place is found by one question', async () => {
  const { edition = 0 } = (await run()) ?? {}
  const first = { run: RUN, bracket: 0, edition }
  const best = Array.from({ length: people }, (_, n) => n + 1)
    .filter((id) => id % 5 !== 0)
    .sort((a, b) => Math.floor(b / 2) - Math.floor(a / 2) || a - b)
  for (const place of [1, 2, 499, 500, 501, 1_000, 1_001, best.length]) {
    const id = best[place - 1] ?? 0
    expect(await placeIn(database, first, { id, score: 1 + Math.floor(id / 2) }), `place ${place}`).toBe(
      place,
    )
  }
  // Whoever has gathered since is placed among those who were counted.
  expect(await placeIn(database, first, { id: 999_999, score: 1_000_000 })).toBe(1)
  expect(await placeIn(database, first, { id: 999_999, score: 0 })).toBeNull()
})

test('everybody is told the end once, though nodes are killed and two work at once', async () => {
  time = Date.parse('2026-10-30T17:00:00Z')
  for (const killed of [/^INSERT INTO event_page/, /event_page/, /NOT named/]) await round(dyingAt(1, killed))
  for (let tries = 0; tries < 12 && (await told()).length < people + nameless; tries++) {
    time += leaseLasts + 1
    await Promise.allSettled([doDueWork(one, work), doDueWork(other, work)])
  }
  expect((await run())?.settled).toBe(true)
  const all = await told()
  expect(all.map(({ id }) => id)).toEqual(Array.from({ length: people + nameless }, (_, n) => n + 1))
  const placesOf = (bracket: number) =>
    all
      .filter(({ id }) => id <= people && (id % 5 === 0 ? 1 : 0) === bracket)
      .map(({ end }) => end.place)
      .sort((a, b) => a - b)
  for (const bracket of [0, 1])
    expect(placesOf(bracket)).toEqual(placesOf(bracket).map((_, index) => index + 1))
  const last = all.filter(({ id }) => id > people)
  expect(last.every(({ end }) => end.place === people + nameless && end.of === people + nameless)).toBe(true)
  // Every second one has taken a heart: it fell at 20, 60, 200 and 600.
  expect(new Set(all.map(({ end }) => end.falls))).toEqual(new Set([4]))
  const news = await database.query(sql`SELECT FROM news`)
  expect(news).toHaveLength(2)
})
