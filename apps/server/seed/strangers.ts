import { nicknames } from '@skystair/content/names/nickname.ts'
import { doors } from '@skystair/rules/access/is-open.ts'
import { type Cup, cupOf, diceOf } from '@skystair/rules/dice.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { insertListing, type StoredListing } from '../features/market/listings.ts'
import type { Database } from '../platform/database/database.ts'
import { owner, type Sql, sql } from '../platform/database/sql.ts'
import { standingOf } from './feast.ts'
import { insertSettlers } from './insert-settlers.ts'
import { withStalls } from './market.ts'
import { type Settler, settler } from './person.ts'

const count = 300
const day = 24 * 60 * 60 * 1000

/** Few have climbed high: most of the strangers are somewhere in the first parts of the road. */
const levelOf = (cup: Cup): number => 1 + Math.floor(60 * cup.next() * cup.next())

interface Stranger extends Settler {
  readonly listings: readonly StoredListing[]
}

/** Those who were here before anybody came. */
export function strangersOf(cup: Cup, now: number): readonly Stranger[] {
  const strangers = nicknames(cup, count).map(({ name, gender, language }, index) => {
    const wandered = levelOf(cup)
    const stair = Math.max(1, Math.round(wandered * wandered * 0.2 + cup.between(0, wandered)))
    // All of them stand in the arena.
    const level = Math.max(doors.arena.level, wandered)
    const person = {
      id: 1_000_000 + index,
      name,
      gender,
      language,
      level,
      stair,
      wealth: {
        gold: stair * cup.between(50, 400),
        crystal: stair * cup.between(1, 9),
        elixir: stair * cup.between(1, 6),
        mithril: cup.between(0, 40) + 99,
      },
      createdAt: now - cup.between(1, 400) * day,
    }
    return settler(person, now)
  })
  return withStalls(strangers, cupOf(diceOf('the market as it was found')), now)
}

/** Seen these days, by a session that has ended: nobody can come in with it. Whoever is in a clan was seen there. */
const seenLately = ({ id }: Player, now: number): Sql => {
  const seen = new Date(now - (1 + (id % 9)) * day)
  return sql`INSERT INTO session (player_id, id, secret_hash, device, created_at, seen_at, ended_at)
    VALUES (${owner(id)}, ${`demo-${id}`}, sha256(convert_to(gen_random_uuid()::text, 'UTF8')), 'demo',
      ${seen}::timestamptz, ${seen}::timestamptz, ${seen}::timestamptz) ON CONFLICT DO NOTHING`
}

export const insertStrangers = (
  database: Database,
  strangers: readonly Stranger[],
  now: number,
): Promise<void> =>
  insertSettlers(database, strangers, ({ player, listings, ...settler }) => [
    ...standingOf({ ...settler, player }, now),
    ...(player.clanId === null ? [seenLately(player, now)] : []),
    ...listings.map(insertListing),
  ])
