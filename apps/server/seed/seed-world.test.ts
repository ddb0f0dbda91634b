import { login } from '@skystair/contract/security.ts'
import { expect, test } from 'vitest'
import { findImbalances } from '../platform/ledger.ts'
import { sql } from '../platform/sql.ts'
import { aGame } from '../testing/game.ts'
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
