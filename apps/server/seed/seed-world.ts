import { cupOf, diceOf } from '@skystair/rules/dice.ts'
import type { Database } from '../platform/database/database.ts'
import { sql } from '../platform/database/sql.ts'
import { insertChat } from './chat.ts'
import { insertClans } from './clans/insert-clans.ts'
import { peopledClans } from './clans/peopled-clans.ts'
import { accountsOf, demoAccounts, heroAt, insertDemoAccounts } from './demo-accounts.ts'
import { feastOf, insertFeast } from './feast.ts'
import { insertForum } from './forum.ts'
import { insertLadder } from './insert-ladder.ts'
import { ladderOf } from './ladder.ts'
import { insertNews } from './news.ts'
import { insertStrangers, strangersOf } from './strangers.ts'

/**
 * Fills an empty world, the same way each time: strangers of all levels and their clans, news, and accounts to try the game with.
 * Does nothing to a world that has been peopled before.
 */
export async function seedWorld(database: Database, now: number, say: (line: string) => void): Promise<void> {
  // The news comes last: a seeding that was killed half-way finds none and fills in what is missing.
  const [news] = await database.query(sql`SELECT id FROM news LIMIT 1`)
  if (news) return
  say('Peopling the world')
  const cup = cupOf(diceOf('the world as it was found'))
  const strangers = strangersOf(cup, now)
  const accounts = accountsOf(now)
  const clans = peopledClans([...strangers, ...accounts], now)
  const hero = accounts[heroAt]
  if (!hero) throw new Error('a world without a hero')
  const ladder = ladderOf(strangers, hero, now)
  const feast = feastOf(now)
  await insertStrangers(database, strangers.map(clans.bind).map(ladder.stand).map(feast.celebrate), now)
  await insertDemoAccounts(database, accounts.map(clans.bind).map(ladder.stand), now)
  await insertClans(database, clans, now)
  await insertLadder(database, ladder)
  await insertChat(database, now)
  await insertForum(database, now)
  await insertFeast(database, feast, hero.player.id, now)
  await insertNews(database, now)
}

/** What a visitor may log in with, one line each. */
export const demoLines = (): readonly string[] =>
  demoAccounts.map(({ name, password, about }) => `  ${name.padEnd(10)} ${password.padEnd(14)} ${about}`)
