import { browseMarket, buyListing, type ListingView } from '@skystair/contract/market.ts'
import { login } from '@skystair/contract/security.ts'
import { expect, test } from 'vitest'
import { findImbalances } from '../platform/ledger.ts'
import { sql } from '../platform/sql.ts'
import { aGame, aKey } from '../testing/game.ts'
import { demoAccounts } from './demo-accounts.ts'
import { seedWorld } from './seed-world.ts'

const game = aGame()
const seed = () => seedWorld(game.services.database, game.clock.now(), () => undefined)
const people = () =>
  game.services.database.query<{ name: string; level: number; state: object }>(
    sql`SELECT name, level, state FROM player ORDER BY id`,
  )

test('an empty world is peopled with some three hundred, and every coin of theirs is explained', async () => {
  await seed()
  expect((await people()).length).toBe(305)
  expect(await findImbalances(game.services.database)).toEqual([])
})

test('the fire of the forum burns already, in both languages', async () => {
  const topics = await game.services.database.query<{ title: string }>(
    sql`SELECT title FROM forum_topic ORDER BY last_at`,
  )
  const titles = topics.map(({ title }) => title)
  expect(titles).toHaveLength(6)
  expect(titles).toEqual(expect.arrayContaining(['Where to begin', 'С чего начать']))
})

test('the stalls of the market are full already, and all that lies there was somebody’s', async () => {
  const { database } = game.services
  const listings = await database.query<{ section: string; payment: string; ahead: boolean }>(
    sql`SELECT section, payment, expires_at > ${new Date(game.clock.now())} AS ahead FROM market_listing`,
  )
  expect(listings).toHaveLength(30)
  expect(listings.every(({ ahead }) => ahead)).toBe(true)
  expect(new Set(listings.map(({ section, payment }) => `${section} ${payment}`)).size).toBe(4)
  const kept = await database.query(sql`SELECT currency, sum(amount)::bigint AS amount FROM ledger
    WHERE target = 'world:market' GROUP BY currency ORDER BY currency`)
  expect(kept).toEqual(
    await database.query(sql`SELECT subject AS currency, sum(amount)::bigint AS amount FROM market_listing
      WHERE section = 'resource' GROUP BY subject ORDER BY subject`),
  )
})

test('whoever has the money can buy from a stranger’s stall', async () => {
  const { headers } = await game.ask(login, { body: { name: 'hero', password: 'try-the-stair' } })
  const as = String(headers.authorization)
  const query = { section: 'artifact', payment: 'gold', order: 'cheapest' }
  const { body } = await game.ask(browseMarket, { as, query })
  const [cheapest] = body.listings as unknown as ListingView[]
  const bought = await game.ask(buyListing, { as, params: { id: cheapest?.id ?? '' }, key: aKey() })
  expect(bought.status).toBe(200)
  expect(await findImbalances(game.services.database)).toEqual([])
})

test('they are of all levels', async () => {
  const levels = (await people()).map(({ level }) => level)
  expect(Math.min(...levels)).toBe(1)
  expect(Math.max(...levels)).toBeGreaterThan(40)
})

test('a peopled world is left alone', async () => {
  await game.services.database.query(sql`UPDATE player SET level = level + 1`)
  const before = await people()
  await seed()
  expect(await people()).toEqual(before)
  await game.services.database.query(sql`UPDATE player SET level = level - 1`)
})

test('a peopling that was cut short is finished by the next start', async () => {
  await game.services.database.query(sql`DELETE FROM news`)
  await game.services.database.query(sql`DELETE FROM ledger WHERE owner_id = 1000007`)
  await game.services.database.query(sql`DELETE FROM player_name WHERE player_id = 1000007`)
  await game.services.database.query(sql`DELETE FROM player WHERE id = 1000007`)
  await seed()
  expect((await people()).length).toBe(305)
  expect(await findImbalances(game.services.database)).toEqual([])
})

test('each account that is told to visitors opens with its password', async () => {
  for (const { name, password, accessLevel, level, stair } of demoAccounts) {
    const { body } = await game.ask(login, { body: { name, password } })
    expect(body).toMatchObject({ accessLevel, level, stair })
  }
})
