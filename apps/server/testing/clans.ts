import { randomInt } from 'node:crypto'
import { acceptInvitation, createClan, donate, inviteToClan } from '@skystair/contract/clan.ts'
import type { ClanRank } from '@skystair/rules/clan/clan.ts'
import { owner, sql } from '../platform/database/sql.ts'
import { aKey, type Game } from './game.ts'
import type { Person } from './people.ts'
import { aTalker } from './talk.ts'

/** What a joiner has of everything that can be given. */
export const pocketMoney = 1_000

/** Somebody who may join a clan, with something to give. */
export async function aJoiner(game: Game): Promise<Person> {
  const person = await aTalker(game, { level: 20 })
  await game.services.database.query(sql`INSERT INTO inbox (owner_id, id, at, sender, effect)
    SELECT ${owner(person.id)}, gen_random_uuid(), ${new Date(game.clock.now())}::timestamptz, 'world:test',
      jsonb_build_object('kind', 'money', 'currency', currency, 'amount', ${pocketMoney}::integer, 'reason', 'TEST')
    FROM unnest(ARRAY['mithril', 'gear', 'crystal', 'elixir', 'tickets']) AS currency`)
  return person
}

/** A clan of this leader; its name is of digits: letters by chance may be a word that the filter marks. */
export async function aClan(game: Game, leader: Person): Promise<number> {
  const answer = await game.ask(createClan, {
    as: leader.token,
    key: aKey(),
    body: { name: `Lantern ${randomInt(10 ** 9)}` },
  })
  if (answer.status !== 200) throw new Error(`no clan: ${JSON.stringify(answer.body)}`)
  return (answer.body as unknown as { player: { clanId: number } }).player.clanId
}

/** Somebody who leads a clan of one. */
export async function aLeader(game: Game): Promise<Person> {
  const leader = await aJoiner(game)
  await aClan(game, leader)
  return leader
}

export async function clanIdOf(game: Game, { id }: Person): Promise<number> {
  const [row] = await game.services.database.query<{ clan_id: number | null }>(
    sql`SELECT clan_id FROM player WHERE id = ${owner(id)}`,
  )
  if (!row?.clan_id) throw new Error(`${id} is in no clan`)
  return row.clan_id
}

export async function inviteIn(game: Game, inviter: Person, newcomer: Person): Promise<void> {
  const invited = await game.ask(inviteToClan, {
    as: inviter.token,
    key: aKey(),
    body: { playerId: newcomer.id },
  })
  if (invited.status !== 200) throw new Error(`not invited: ${JSON.stringify(invited.body)}`)
}

/** Asked in by one who may, and come in. */
export async function joinClan(game: Game, inviter: Person, clanId: number, newcomer: Person): Promise<void> {
  await inviteIn(game, inviter, newcomer)
  const came = await game.ask(acceptInvitation, { as: newcomer.token, key: aKey(), body: { clanId } })
  if (came.status !== 200) throw new Error(`not come: ${JSON.stringify(came.body)}`)
}

/** A new member of that leader's clan. */
export async function aMember(game: Game, leader: Person, rank: ClanRank = 'NEWBIE'): Promise<Person> {
  const member = await aJoiner(game)
  const clanId = await clanIdOf(game, leader)
  await joinClan(game, leader, clanId, member)
  await setRank(game, clanId, member, rank)
  return member
}

export async function setRank(game: Game, clanId: number, { id }: Person, rank: ClanRank): Promise<void> {
  await game.services.database.query(
    sql`UPDATE clan_member SET rank = ${rank} WHERE clan_id = ${owner(clanId)} AND player_id = ${id}`,
  )
}

/** Lets a building stand so high, and be at work until then. */
export async function setBuilding(
  game: Game,
  clanId: number,
  type: string,
  level: number,
  endsAt: number | null = null,
): Promise<void> {
  await game.services.database.query(sql`UPDATE clan SET state = jsonb_set(state,
      ARRAY['buildings', ${type}::text], ${JSON.stringify({ level, endsAt })}::jsonb) WHERE id = ${owner(clanId)}`)
}

/** Gives most of what a joiner has to the treasury. */
export async function fillTreasury(game: Game, giver: Person): Promise<void> {
  const portions = ['GEMS', 'GEARS', 'RED_CRYSTALS', 'BLUE_CRYSTALS', 'TICKETS'].map((type) => ({
    type,
    amount: 700,
  }))
  const answer = await game.ask(donate, { as: giver.token, key: aKey(), body: { portions } })
  if (answer.status !== 200) throw new Error(`nothing given: ${JSON.stringify(answer.body)}`)
}
