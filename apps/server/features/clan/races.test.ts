import { FORCES } from '@skystair/content/forces.data.ts'
import type { Call } from '@skystair/contract/call.ts'
import * as calls from '@skystair/contract/clan.ts'
import { deleteAccount } from '@skystair/contract/player.ts'
import { expect, test } from 'vitest'
import { owner, sql } from '../../platform/database/sql.ts'
import { doDueWork } from '../../platform/due-work/do-due-work.ts'
import { disorderInClans } from '../../testing/clan-order.ts'
import {
  aJoiner,
  aLeader,
  aMember,
  clanIdOf,
  fillTreasury,
  inviteIn,
  setBuilding,
} from '../../testing/clans.ts'
import { copiesOf } from '../../testing/copies.ts'
import { aGame, aKey, type Question } from '../../testing/game.ts'
import type { Person } from '../../testing/people.ts'
import { departedWork } from './departed.ts'

const game = aGame()
/** So often each pair is raced: more than two hundred races in all. CLAN_PROOF=full: two hundred of each. */
const rounds = process.env.CLAN_PROOF === 'full' ? 200 : 11
const atOnce = 11
/** In each a town is settled; the usual patience does for as many as are usual. */
const patience = (rounds / atOnce) * 60_000
const [force = ''] = Object.keys(FORCES)

/** A clan with a leader, a deputy, a member and somebody who is invited. */
interface Town {
  readonly clanId: number
  readonly leader: Person
  readonly deputy: Person
  readonly member: Person
  readonly newcomer: Person
}

async function aTown(): Promise<Town> {
  const leader = await aLeader(game)
  const clanId = await clanIdOf(game, leader)
  const deputy = await aMember(game, leader, 'DEPUTY_LEADER')
  const member = await aMember(game, leader)
  const newcomer = await aJoiner(game)
  await inviteIn(game, leader, newcomer)
  return { clanId, leader, deputy, member, newcomer }
}

interface Wish extends Question {
  readonly who: Person
  readonly call: Call
}

interface Race {
  prepare?(town: Town): Promise<unknown>
  wishes(town: Town): readonly [Wish, Wish]
  /** How many of the two may come true. */
  readonly wins: readonly number[]
}

const to = (who: Person, type: calls.ParticipantAction, { id }: Person): Wish => ({
  who,
  call: calls.participantAction,
  body: { playerId: id, type },
})
const gift = (who: Person): Wish => ({
  who,
  call: calls.donate,
  body: { portions: [{ type: 'GEARS', amount: 5 }] },
})
const site = (who: Person, call: Call): Wish => ({ who, call, body: { buildingType: 'EXPERIENCE' } })
const come = (who: Person, clanId: number): Wish => ({ who, call: calls.acceptInvitation, body: { clanId } })
const inviting = (who: Person, { id }: Person): Wish => ({
  who,
  call: calls.inviteToClan,
  body: { playerId: id },
})
const hall = (who: Person): Wish => ({ who, call: calls.improveHall, body: { force, toLevel: 1 } })

/** Fills a clan of twelve but for one place. */
async function crowd({ clanId, member }: Town): Promise<void> {
  await copiesOf(game, member, 8)
  await game.services.database.query(sql`UPDATE clan SET members = 11 WHERE id = ${owner(clanId)}`)
}

/** Somebody more at the gate, by the clan. */
const twoInvited = new Map<number, Person>()

const races: Readonly<Record<string, Race>> = {
  'two give the clan two ways to go: leadership to a member, who is put out': {
    wishes: ({ leader, deputy, member }) => [
      to(leader, 'GIVE_LEADERSHIP', member),
      to(deputy, 'KICK', member),
    ],
    wins: [1],
  },
  'a leader gives leadership away and resigns': {
    wishes: ({ leader, member }) => [
      to(leader, 'GIVE_LEADERSHIP', member),
      { who: leader, call: calls.resignClan },
    ],
    wins: [1],
  },
  'kick and promote': {
    wishes: ({ leader, deputy, member }) => [to(leader, 'KICK', member), to(deputy, 'PROMOTE', member)],
    wins: [1, 2],
  },
  'promote twice': {
    wishes: ({ leader, deputy, member }) => [to(leader, 'PROMOTE', member), to(deputy, 'PROMOTE', member)],
    wins: [2],
  },
  'kick and kick': {
    wishes: ({ leader, deputy, member }) => [to(leader, 'KICK', member), to(deputy, 'KICK', member)],
    wins: [1],
  },
  'leave and be put out': {
    wishes: ({ leader, member }) => [to(leader, 'KICK', member), { who: member, call: calls.leaveClan }],
    wins: [1],
  },
  'two come in where one place is left': {
    prepare: async (town) => {
      const second = await aJoiner(game)
      await inviteIn(game, town.leader, second)
      twoInvited.set(town.clanId, second)
      await crowd(town)
    },
    wishes: ({ clanId, newcomer }) => [
      come(newcomer, clanId),
      come(twoInvited.get(clanId) ?? newcomer, clanId),
    ],
    wins: [1],
  },
  'donate and build': {
    prepare: ({ leader }) => fillTreasury(game, leader),
    wishes: ({ deputy, member }) => [gift(member), site(deputy, calls.startBuilding)],
    wins: [2],
  },
  'start and start': {
    prepare: ({ leader }) => fillTreasury(game, leader),
    wishes: ({ leader, deputy }) => [site(leader, calls.startBuilding), site(deputy, calls.startBuilding)],
    wins: [1],
  },
  'complete and complete': {
    prepare: ({ clanId }) => setBuilding(game, clanId, 'EXPERIENCE', 0, game.clock.now()),
    wishes: ({ leader, deputy }) => [
      site(leader, calls.completeBuilding),
      site(deputy, calls.completeBuilding),
    ],
    wins: [1],
  },
  'improve and improve': {
    prepare: async ({ clanId, leader }) => {
      await fillTreasury(game, leader)
      await setBuilding(game, clanId, 'HALL_OF_FAME', 3)
    },
    wishes: ({ leader, deputy }) => [hall(leader), hall(deputy)],
    wins: [1],
  },
  'leave and resign': {
    wishes: ({ leader, deputy }) => [
      { who: leader, call: calls.resignClan },
      { who: deputy, call: calls.leaveClan },
    ],
    wins: [1, 2],
  },
  'kick and donate': {
    wishes: ({ leader, member }) => [to(leader, 'KICK', member), gift(member)],
    wins: [1, 2],
  },
  'promote and donate': {
    wishes: ({ leader, member }) => [to(leader, 'PROMOTE', member), gift(member)],
    wins: [2],
  },
  'invite and accept': {
    prepare: async ({ clanId }) => {
      twoInvited.set(clanId, await aJoiner(game))
    },
    wishes: ({ clanId, deputy, newcomer }) => [
      come(newcomer, clanId),
      inviting(deputy, twoInvited.get(clanId) ?? newcomer),
    ],
    wins: [2],
  },
  'the same player invited by two': {
    prepare: async ({ clanId }) => {
      twoInvited.set(clanId, await aJoiner(game))
    },
    wishes: ({ clanId, leader, deputy, newcomer }) => [
      inviting(leader, twoInvited.get(clanId) ?? newcomer),
      inviting(deputy, twoInvited.get(clanId) ?? newcomer),
    ],
    wins: [1],
  },
  'reject and accept': {
    wishes: ({ clanId, leader, newcomer }) => [
      come(newcomer, clanId),
      { who: leader, call: calls.rejectCandidate, body: { playerId: newcomer.id } },
    ],
    wins: [1],
  },
  'come in and found one’s own': {
    wishes: ({ clanId, newcomer }) => [
      come(newcomer, clanId),
      { who: newcomer, call: calls.createClan, body: { name: `Own ${newcomer.id}` } },
    ],
    wins: [1],
  },
  'resign, and the heir leaves the game': {
    wishes: ({ leader, deputy }) => [
      { who: leader, call: calls.resignClan },
      { who: deputy, call: deleteAccount, body: { password: null } },
    ],
    wins: [2],
  },
}

test.each(Object.entries(races))(
  '%s, at once, leave every clan in order',
  async (_, race) => {
    const wrong: string[] = []
    for (let done = 0; done < rounds; done += atOnce) {
      const towns = await Promise.all(Array.from({ length: atOnce }, aTown))
      for (const town of towns) await race.prepare?.(town)
      const outcomes = await Promise.all(
        towns.map(async (town) =>
          Promise.all(
            race
              .wishes(town)
              .map((wish) => game.ask(wish.call, { ...wish, as: wish.who.token, key: aKey() })),
          ),
        ),
      )
      for (const answers of outcomes) {
        const odd = answers.find(({ status }) => ![200, 204, 422].includes(status))
        if (odd) wrong.push(`${odd.status} ${odd.text.slice(0, 200)}`)
        const wins = answers.filter(({ status }) => status < 300).length
        if (!race.wins.includes(wins)) wrong.push(`${wins} won: ${answers.map(({ body }) => body.code)}`)
      }
    }
    expect(wrong).toEqual([])
    // Whoever has left the game leaves the clan by the clock.
    await doDueWork(game.services, [departedWork])
    expect(await disorderInClans(game)).toEqual([])
  },
  patience,
)
