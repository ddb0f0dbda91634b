import { WELCOME_GIFT } from '@skystair/content/mail.data.ts'
import type { AccessLevel } from '@skystair/rules/access/access-level.ts'
import { cupOf, diceOf } from '@skystair/rules/dice.ts'
import type { Wallet } from '@skystair/rules/wallet/wallet.ts'
import { hashPassword } from '../platform/action/password.ts'
import type { Database } from '../platform/database/database.ts'
import { owner, sql } from '../platform/database/sql.ts'
import { deliver, letterOfTheStair } from '../platform/messages/deliver-letters.ts'
import { insertSettlers } from './insert-settlers.ts'
import { lately } from './lately.ts'
import { type Settler, settler } from './person.ts'
import { findFriends, noPost, postFor } from './post.ts'

interface DemoAccount {
  readonly name: string
  readonly password: string
  readonly about: string
  readonly accessLevel: AccessLevel
  readonly level: number
  readonly stair: number
  readonly wealth: Readonly<Partial<Wallet>>
  /** How long ago the first step was taken. */
  readonly days: number
  /** Others write to them. */
  readonly isKnown?: boolean
}

const password = 'try-the-stair'
const riches = {
  gold: 5_000_000,
  crystal: 80_000,
  elixir: 60_000,
  mithril: 25_000,
  sulfur: 4_000,
  caviar: 900,
  tickets: 20,
}
const savings = {
  gold: 200_000,
  crystal: 1_500,
  elixir: 400,
  mithril: 500,
  sulfur: 120,
  caviar: 12,
  tickets: 6,
}
const day = 24 * 60 * 60 * 1000

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
    days: 0,
  },
  {
    name: 'hero',
    password,
    about: 'level 40, stair 320, pockets full, in the clan of leader, in the Gold League of the arena',
    accessLevel: 'PLAYER',
    level: 40,
    stair: 320,
    wealth: riches,
    days: 140,
    isKnown: true,
  },
  {
    name: 'leader',
    password,
    about: 'leads a clan of twenty, four are at the door',
    accessLevel: 'PLAYER',
    level: 32,
    stair: 210,
    wealth: riches,
    days: 95,
  },
  {
    name: 'moderator',
    password,
    about: 'keeps the peace',
    accessLevel: 'MODERATOR',
    level: 25,
    stair: 120,
    wealth: savings,
    days: 60,
  },
  {
    name: 'admin',
    password,
    about: 'runs the world',
    accessLevel: 'ADMIN',
    level: 25,
    stair: 120,
    wealth: savings,
    days: 60,
  },
]

/** Which of them stands in the arena. */
export const heroAt = demoAccounts.findIndex(({ name }) => name === 'hero')

/** Those accounts as they stand in the world. */
export const accountsOf = (now: number): readonly Settler[] =>
  demoAccounts.map(({ days, isKnown: _, ...account }, index) => {
    const id = 1 + index
    return settler(
      {
        ...account,
        id,
        gender: index % 2 === 0 ? 'female' : 'male',
        language: 'RU',
        createdAt: now - days * day,
        lately: days === 0 ? [] : lately(account.stair, cupOf(diceOf(`the days of ${id}`)), now),
      },
      now,
    )
  })

export async function insertDemoAccounts(
  database: Database,
  accounts: readonly Settler[],
  now: number,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  const friends = await findFriends(database)
  const settlers = accounts.map(({ player, deals }, index) => {
    const post = demoAccounts[index]?.isKnown ? postFor(player.id, friends, now) : noPost
    // One more letter waits for everybody: that of the Stair.
    const talk = { ...player.talk, letters: post.letters + 1 }
    const { notifications, gifts: newGifts } = post
    return { player: { ...player, talk, notifications, newGifts }, deals, post }
  })
  await insertSettlers(database, settlers, ({ player, post }) => [
    ...deliver([letterOfTheStair(player.id, 'welcome', WELCOME_GIFT)], new Date(now)),
    sql`INSERT INTO credential (player_id, password_hash, changed_at)
      VALUES (${owner(player.id)}, ${passwordHash}, ${new Date(now)}::timestamptz)`,
    ...post.pieces,
  ])
}
