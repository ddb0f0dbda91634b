import { acceptInvitation, createClan, inviteToClan } from '@skystair/contract/clan.ts'
import { owner, sql } from '../platform/database/sql.ts'
import { aKey, type Game } from './game.ts'
import { aPlayer, type Person } from './people.ts'
import { enrich } from './world.ts'

/** Somebody who may join a clan, with something to give. */
export async function aJoiner(game: Game): Promise<Person> {
  const person = await aPlayer(game)
  await game.services.database.query(
    sql`UPDATE player SET level = 20, version = version + 1 WHERE id = ${owner(person.id)}`,
  )
  for (const currency of ['mithril', 'gear', 'crystal', 'elixir', 'tickets'] as const)
    await enrich(game, person.id, currency, 1_000)
  return person
}

let clans = 0

/** A clan of this leader. */
export async function aClan(game: Game, leader: Person): Promise<number> {
  clans += 1
  const answer = await game.ask(createClan, {
    as: leader.token,
    key: aKey(),
    body: { name: `Lantern ${clans}` },
  })
  if (answer.status !== 200) throw new Error(`no clan: ${JSON.stringify(answer.body)}`)
  return (answer.body as unknown as { player: { clanId: number } }).player.clanId
}

/** Asked in by one who may, and come in. */
export async function joinClan(game: Game, inviter: Person, clanId: number, newcomer: Person): Promise<void> {
  const invited = await game.ask(inviteToClan, {
    as: inviter.token,
    key: aKey(),
    body: { playerId: newcomer.id },
  })
  if (invited.status !== 200) throw new Error(`not invited: ${JSON.stringify(invited.body)}`)
  const came = await game.ask(acceptInvitation, { as: newcomer.token, key: aKey(), body: { clanId } })
  if (came.status !== 200) throw new Error(`not come: ${JSON.stringify(came.body)}`)
}
