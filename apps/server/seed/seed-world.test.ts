import { listMail, type MailDialog } from '@skystair/contract/mail.ts'
import { browseMarket, buyListing, type ListingView } from '@skystair/contract/market.ts'
import { current } from '@skystair/contract/player.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { login } from '@skystair/contract/security.ts'
import { listTasks } from '@skystair/contract/tasks.ts'
import { type ArtifactView, listArtifacts } from '@skystair/contract/things.ts'
import { guardianPower } from '@skystair/rules/economy/guardian-power.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../platform/database/sql.ts'
import { findImbalances } from '../testing/find-imbalances.ts'
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

describe('whoever has climbed high', () => {
  const enter = async (name: string) =>
    String((await game.ask(login, { body: { name, password: 'try-the-stair' } })).headers.authorization)

  test('has six beside them, dressed and ranked, as strong as the stair asks for', async () => {
    const as = await enter('hero')
    const { creatures } = (await game.ask(current, { as })).body as unknown as PlayerView
    const squad = creatures.filter(({ combative }) => combative)
    expect(squad).toHaveLength(6)
    expect(creatures.length).toBeGreaterThan(6)
    expect(Math.max(...squad.map(({ rank }) => rank))).toBeGreaterThan(1)
    const power = squad.reduce((sum, one) => sum + one.power, 0)
    expect(power / guardianPower(320)).toBeCloseTo(1.05, 1)
    const { artifacts } = (await game.ask(listArtifacts, { as })).body as unknown as {
      artifacts: ArtifactView[]
    }
    expect(artifacts.filter(({ heroId }) => heroId !== null).length).toBeGreaterThan(20)
    expect(artifacts.filter(({ heroId }) => heroId === null).length).toBeGreaterThan(10)
  })

  test('has done the first tasks long ago, and finds today’s reward, letters and gifts waiting', async () => {
    const as = await enter('hero')
    const tasks = (await game.ask(listTasks, { as })).body as unknown as {
      tasks: { id: string; kind: string }[]
    }
    const once = tasks.tasks.filter(({ kind }) => kind === 'SCENARIO' || kind === 'SIDE').map(({ id }) => id)
    expect(once).toEqual(['climb-to-300'])
    expect((await game.ask(current, { as })).body).toMatchObject({
      everydayRewardReady: true,
      haveCompletedTasks: true,
      unreadLetters: 3,
      newGifts: 2,
    })
    const { body } = await game.ask(listMail, { as })
    const dialogs = body.dialogs as unknown as MailDialog[]
    expect(dialogs).toHaveLength(5)
    expect(dialogs.reduce((sum, { unread }) => sum + unread, 0)).toBe(3)
  })

  test('has a purse that was never below nothing', async () => {
    const [lowest] = await game.services.database.query<{ balance: number }>(
      sql`SELECT min(balance) AS balance FROM ledger WHERE owner_id < 1000000`,
    )
    expect(lowest?.balance).toBeGreaterThanOrEqual(0)
  })
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
  await game.services.database.query(sql`DELETE FROM person WHERE id = 1000007`)
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
