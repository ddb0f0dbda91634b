import { WELCOME_GIFT } from '@skystair/content/letters.data.ts'
import type { AccessLevel } from '@skystair/rules/access/access-level.ts'
import type { Wallet } from '@skystair/rules/wallet/wallet.ts'
import type { Database } from '../platform/database.ts'
import { deliver, letterOfTheStair } from '../platform/letters.ts'
import { hashPassword } from '../platform/password.ts'
import { sql } from '../platform/sql.ts'
import { insertSettlers } from './insert-settlers.ts'
import { settler } from './person.ts'

interface DemoAccount {
  readonly name: string
  readonly password: string
  readonly about: string
  readonly accessLevel: AccessLevel
  readonly level: number
  readonly stair: number
  readonly wealth: Readonly<Partial<Wallet>>
}

const password = 'try-the-stair'
const riches = {
  gold: 5_000_000,
  crystal: 80_000,
  elixir: 60_000,
  mithril: 25_000,
  sulfur: 4_000,
  caviar: 900,
}

/** Five ways to look at the game. They exist only beside the built-in database, never in production. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    name: 'newcomer',
    password,
    about: 'the first day on the Stair',
    accessLevel: 'PLAYER',
    level: 1,
    stair: 1,
    wealth: { mithril: 99 },
  },
  {
    name: 'hero',
    password,
    about: 'level 40, stair 320, pockets full',
    accessLevel: 'PLAYER',
    level: 40,
    stair: 320,
    wealth: riches,
  },
  {
    name: 'leader',
    password,
    about: 'a clan leader to be: clans are not open yet',
    accessLevel: 'PLAYER',
    level: 32,
    stair: 210,
    wealth: riches,
  },
  {
    name: 'moderator',
    password,
    about: 'keeps the peace',
    accessLevel: 'MODERATOR',
    level: 25,
    stair: 120,
    wealth: { gold: 200_000, mithril: 500 },
  },
  {
    name: 'admin',
    password,
    about: 'runs the world',
    accessLevel: 'ADMIN',
    level: 25,
    stair: 120,
    wealth: { gold: 200_000, mithril: 500 },
  },
]

export async function insertDemoAccounts(database: Database, now: number): Promise<void> {
  const passwordHash = await hashPassword(password)
  const settlers = demoAccounts.map((account, index) =>
    settler({
      ...account,
      id: 1 + index,
      gender: index % 2 === 0 ? 'female' : 'male',
      language: 'RU',
      letters: 1,
      createdAt: now,
    }),
  )
  const at = new Date(now)
  await insertSettlers(database, settlers, now, ({ player }) => [
    ...deliver(2, [letterOfTheStair(player.id, 'welcome', WELCOME_GIFT)], at),
    sql`INSERT INTO credential (player_id, password_hash, changed_at)
      SELECT id, ${passwordHash}, ${new Date(now)}::timestamptz FROM saved`,
  ])
}
