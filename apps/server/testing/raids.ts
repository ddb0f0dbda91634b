import { ask, attackPlace, complete } from '@skystair/contract/battle.ts'
import { participantAction } from '@skystair/contract/clan.ts'
import { endRaid, getRaid, startRaid } from '@skystair/contract/raid.ts'
import { weekOf } from '@skystair/rules/shop/week.ts'
import { owner, sql } from '../platform/database/sql.ts'
import { beforeBoss } from './before-boss.ts'
import { aLeader, aMember, clanIdOf } from './clans.ts'
import { type Answer, aKey, type Game } from './game.ts'
import type { Person } from './people.ts'
import { change, climb } from './world.ts'

export interface RaidingClan {
  readonly clanId: number
  readonly week: number
  readonly leader: Person
  readonly members: readonly Person[]
}

const day = 86_400_000

/** All members have been in the clan for days. */
export async function settleIn(game: Game, clanId: number): Promise<void> {
  await game.services.database.query(sql`UPDATE clan_member SET joined_at = ${new Date(game.clock.now() - 9 * day)}::timestamptz
    WHERE clan_id = ${owner(clanId)}`)
}

/** A clan whose members may all raid: they stand on the tenth stair. */
export async function aRaidingClan(game: Game, others = 0): Promise<RaidingClan> {
  const leader = await aLeader(game)
  const clanId = await clanIdOf(game, leader)
  const members = [leader]
  // A small clan would be full.
  if (others > 10)
    await game.services.database.query(sql`UPDATE clan SET experience = 100000 WHERE id = ${owner(clanId)}`)
  while (members.length <= others) members.push(await aMember(game, leader, 'PARTICIPANT'))
  for (const { id } of members) await climb(game, id, 10)
  await settleIn(game, clanId)
  return { clanId, week: weekOf(game.clock.now()), leader, members }
}

export const setOut = (game: Game, { token }: Person): Promise<Answer> =>
  game.ask(startRaid, { as: token, key: aKey() })

export const lookAtRaid = async (game: Game, { token }: Person): Promise<Answer['body']> =>
  (await game.ask(getRaid, { as: token })).body

export const leaveRoad = (game: Game, { token }: Person, reset: boolean): Promise<Answer> =>
  game.ask(endRaid, { as: token, key: aKey(), body: { reset } })

/** Somebody is put out of the clan. */
export const putOut = (game: Game, { token }: Person, { id }: Person): Promise<Answer> =>
  game.ask(participantAction, { as: token, key: aKey(), body: { playerId: id, type: 'KICK' } })

export const attackAt = (game: Game, { token }: Person, placeId: string): Promise<Answer> =>
  game.ask(attackPlace, { as: token, key: aKey(), body: { placeId } })

/** Where the raid road of somebody on the tenth stair meets the boss first. */
export const bossPlace = 'raid-15-0'

export const standBeforeBoss = (game: Pick<Game, 'services'>, { id }: Pick<Person, 'id'>): Promise<void> =>
  change(game, id, beforeBoss)

/** Lets the pool have so much left. */
export async function leavePool(game: Pick<Game, 'services'>, clanId: number, left: number): Promise<void> {
  await game.services.database.query(
    sql`UPDATE raid SET pool = greatest(pool, ${left}::bigint), pool_left = ${left}::bigint WHERE clan_id = ${owner(clanId)}`,
  )
}

/** As if half of the pool had been dealt: what is paid for less is nothing but remainders. */
export async function halvePool(game: Pick<Game, 'services'>, clanId: number): Promise<void> {
  await game.services.database.query(
    sql`UPDATE raid SET pool = 1000, pool_left = 500 WHERE clan_id = ${owner(clanId)}`,
  )
}

/** Fights the boss to the end of the fight, but does not come home yet; gives what was dealt. */
export async function strikeBoss(game: Game, person: Person): Promise<number> {
  await standBeforeBoss(game, person)
  const as = person.token
  const begun = await attackAt(game, person, bossPlace)
  if (begun.status !== 200) throw new Error(`no fight: ${JSON.stringify(begun.body)}`)
  const fought = await game.ask(ask, { as, key: aKey(), body: { toTheEnd: true } })
  if (fought.status !== 200) throw new Error(`no end: ${JSON.stringify(fought.body)}`)
  return Math.floor(Number(fought.body.dealt))
}

export const comeHome = (game: Game, { token }: Person): Promise<Answer> =>
  game.ask(complete, { as: token, key: aKey() })

/** A fight and the way home; gives what was dealt. */
export async function fightBoss(game: Game, person: Person): Promise<number> {
  const dealt = await strikeBoss(game, person)
  const home = await comeHome(game, person)
  if (home.status !== 200) throw new Error(`not home: ${JSON.stringify(home.body)}`)
  return dealt
}

export interface RaidRow {
  readonly pool: number
  readonly left: number
  readonly outcome: string | null
  readonly killer: number | null
  /** what all together have taken off it */
  readonly dealt: number
  readonly fights: number
}

export async function raidRow(game: Pick<Game, 'services'>, clanId: number): Promise<RaidRow> {
  const [row] = await game.services.database.query<RaidRow>(sql`SELECT pool, pool_left AS left, outcome,
      killer_id AS killer, (SELECT coalesce(sum(dealt), 0)::bigint FROM raid_dealer WHERE raid_dealer.clan_id = ${owner(clanId)}) AS dealt,
      (SELECT coalesce(sum(fights), 0)::integer FROM raid_dealer WHERE raid_dealer.clan_id = ${owner(clanId)}) AS fights
    FROM raid WHERE clan_id = ${owner(clanId)}`)
  if (!row) throw new Error(`${clanId} has no raid`)
  return row
}
