import { atPlaces, placeOf } from '@skystair/rules/rating/ranking.ts'
import { levelScore } from '@skystair/rules/rating/rating-type.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { type Sql, sql, written } from '../database/sql.ts'
import { beginStandingWork, doDueWork } from '../due-work/do-due-work.ts'
import { readConfig } from '../services/config.ts'
import { openServices } from '../services/open-services.ts'
import { countRanksWork } from './count-ranks.ts'

const people = 45_000
const { url, drop } = await testDatabase()
let time = Date.parse('2026-03-01T12:00:00Z')
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
const aNode = () => openServices(config, url, { clock: { now: () => time } })
const nodes = [aNode(), aNode()] as const
const [one, other] = [nodes[0].services, nodes[1].services]
afterAll(async () => {
  for (const { close } of nodes) await close()
  await drop()
})

beforeAll(async () => {
  await one.database.query(sql`INSERT INTO player (id, name, access_level, language, level, stair, best_victory_stair, gold,
      crystal, elixir, mithril, sulfur, caviar, tickets, amethyst, gear, event_currency, power, state)
    SELECT n, 'Settler ' || n, 'PLAYER', 'EN', 1 + n % 90, 0, n % 700, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, n % 1000, '{}'
    FROM generate_series(1, ${people}) AS n`)
  await one.database.query(sql`INSERT INTO session (player_id, id, secret_hash, device, created_at, seen_at, ended_at)
    SELECT n, 'it', '', '', ${new Date(time)}, ${new Date(time)}::timestamptz - n * interval '1 second',
      CASE WHEN n % 2 = 0 THEN ${new Date(time)}::timestamptz END FROM generate_series(1, 1000) AS n`)
  await beginStandingWork(one, [countRanksWork])
})

/** A great world is fetched while the old order still serves. */
const fetched = { timeout: 30_000 }
const count = async (node = one) => {
  time += 600_000
  await doDueWork(node, [countRanksWork])
}
const pages = async () => (await one.database.query(sql`SELECT FROM rank_page`)).length

test('while nobody has counted the players, nobody has a place', async () => {
  const { params, level, online } = await one.ranks.now()
  expect([params.ids.length, level.ids.length, online]).toEqual([0, 0, 0])
})

test('all nodes show one order, which one of them has counted', async () => {
  await doDueWork(one, [countRanksWork])
  const [here, there] = [await one.ranks.now(), await other.ranks.now()]
  expect(there).toEqual(here)
  expect(here.online).toBe(300)
  // The strongest have 999 each; of equals the later comer stands first.
  expect(atPlaces(here.params, 1, 3)).toEqual([44_999, 43_999, 42_999])
  expect(atPlaces(here.params, people - 1, people)).toEqual([2_000, 1_000])
  expect(placeOf(here.params, 0, 1_000)).toBe(people)
  const [best] = atPlaces(here.level, 1, 1)
  expect(placeOf(here.level, levelScore(90, 699), best ?? 0)).toBe(1)
  expect(new Set(here.level.ids).size).toBe(people)
})

test('a node that shows places has not read the players', async () => {
  const asked: string[] = []
  const { query } = other.database
  Object.assign(other.database, {
    query: (statement: Sql) => {
      asked.push(written(statement).text)
      return query(statement)
    },
  })
  await count(one)
  await other.ranks.now()
  await expect.poll(async () => (await other.ranks.now()) && asked.length, fetched).toBeGreaterThan(1)
  expect(asked.filter((text) => /\b(player|session)\b/.test(text))).toEqual([])
})

test('who becomes the strongest leads on every node, and nothing of older editions piles up', async () => {
  await one.database.query(sql`UPDATE player SET power = 5000 WHERE id = 7`)
  for (const node of [one, other, one, other]) await count(node)
  for (const { ranks } of [one, other])
    await expect.poll(async () => atPlaces((await ranks.now()).params, 1, 1), fetched).toEqual([7])
  expect(await pages()).toBeLessThanOrEqual(2 * 2 * 3)
})

test('a node killed in the middle of the counting has changed nothing, and another counts', async () => {
  await one.database.query(sql`UPDATE player SET power = 6000 WHERE id = 8`)
  time += 600_000
  const { database } = one
  const dying = { ...one, database: { ...database, query: dieAfter(3, database.query) } }
  await doDueWork(dying, [countRanksWork]).catch(() => undefined)
  await expect.poll(async () => atPlaces((await other.ranks.now()).params, 1, 1), fetched).toEqual([7])
  await count(other)
  await expect.poll(async () => atPlaces((await other.ranks.now()).params, 1, 1), fetched).toEqual([8])
})

function dieAfter<Query extends (statement: Sql) => Promise<object[]>>(pagesWritten: number, query: Query) {
  let done = 0
  return ((statement: Sql) => {
    if (written(statement).text.startsWith('INSERT INTO rank_page')) done += 1
    return done >= pagesWritten ? Promise.reject(new Error('killed')) : query(statement)
  }) as Query
}
