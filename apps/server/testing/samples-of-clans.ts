import { CLANS } from '@skystair/content/clans/clans.ts'
import { FORCES } from '@skystair/content/forces.data.ts'
import { applyToAll, applyToClan, clanLog, clanRating, donate } from '@skystair/contract/clan.ts'
import { owner, sql } from '../platform/database/sql.ts'
import {
  aJoiner,
  aLeader,
  aMember,
  clanIdOf,
  fillTreasury,
  inviteIn,
  joinClan,
  setBuilding,
} from './clans.ts'
import type { Game, Question } from './game.ts'
import type { Person } from './people.ts'
import type { Sample } from './sample.ts'
import { aTalker } from './talk.ts'

const nowhere = 999_999_999

/** The number of a clan of somebody else. */
const otherClan = async (game: Game): Promise<number> => clanIdOf(game, await aLeader(game))

/** A newbie in the clan of somebody else. */
async function aNewbie(game: Game): Promise<Person> {
  return aMember(game, await aLeader(game))
}

async function anAsker(game: Game, clanId: number): Promise<Person> {
  const asker = await aJoiner(game)
  await game.ask(applyToClan, { as: asker.token, body: { clanId } })
  return asker
}

async function aRichLeader(game: Game): Promise<Person> {
  const leader = await aLeader(game)
  await fillTreasury(game, leader)
  return leader
}

const inside: Sample = { by: aNewbie, ask: () => ({}), against: null }

/** A deed of a leader with a full treasury, on a building that stands like this. */
const onBuilding = (
  buildingType: string,
  level: number,
  endsIn: number | null,
  question: Question = { body: { buildingType } },
  other: Question | null = { body: { buildingType: 'SNOW_WORLD' } },
): Sample => ({
  by: aRichLeader,
  ask: async (game, leader) => {
    const endsAt = endsIn === null ? null : game.clock.now() + endsIn
    await setBuilding(game, await clanIdOf(game, leader), buildingType, level, endsAt)
    return question
  },
  ...(other === null ? {} : { other }),
  against: null,
})

const [force = ''] = Object.keys(FORCES)
const portions = (amount: number) => ({ body: { portions: [{ type: 'GEARS', amount }] } })

let names = 0

export const samplesOfClans: Readonly<Record<string, Sample>> = {
  'clan.invitations': {
    by: aJoiner,
    ask: async (game, person) => {
      await game.ask(applyToClan, { as: person.token, body: { clanId: await otherClan(game) } })
      await inviteIn(game, await aLeader(game), person)
      return {}
    },
    against: null,
  },
  'clan.create': {
    by: aJoiner,
    ask: () => ({ body: { name: `New Hearth ${++names}` } }),
    other: { body: { name: 'Another Hearth' } },
    against: null,
  },
  'clan.apply': {
    by: aJoiner,
    ask: async (game) => ({ body: { clanId: await otherClan(game) } }),
    other: { body: { clanId: nowhere } },
    against: 'the world',
  },
  'clan.applyToAll': {
    by: aJoiner,
    ask: () => ({ body: {} }),
    other: { body: { seek: false } },
    against: null,
  },
  'clan.accept': {
    by: aJoiner,
    ask: async (game, person) => {
      const leader = await aLeader(game)
      await game.ask(applyToClan, { as: person.token, body: { clanId: await otherClan(game) } })
      await inviteIn(game, leader, person)
      return { body: { clanId: await clanIdOf(game, leader) } }
    },
    other: { body: { clanId: nowhere } },
    against: async (game) => ({
      question: { body: { clanId: await otherClan(game) } },
      code: 'clan.refused.no-invitation',
    }),
  },
  'clan.invite': {
    by: aLeader,
    ask: async (game) => ({ body: { playerId: (await aJoiner(game)).id } }),
    other: { body: { playerId: nowhere } },
    against: (_, { id }) => ({
      question: { body: { playerId: id } },
      code: 'clan.refused.their-level-too-low',
    }),
  },
  'clan.reject': {
    by: aLeader,
    ask: async (game, leader) => ({
      body: { playerId: (await anAsker(game, await clanIdOf(game, leader))).id },
    }),
    other: { body: { playerId: nowhere } },
    against: (_, { id }) => ({ question: { body: { playerId: id } }, code: 'clan.refused.no-candidate' }),
  },
  'clan.leave': inside,
  'clan.resign': {
    by: aLeader,
    ask: async (game, leader) => {
      await aMember(game, leader)
      return {}
    },
    against: null,
  },
  'clan.participantAction': {
    by: aLeader,
    ask: async (game, leader) => ({ body: { playerId: (await aMember(game, leader)).id, type: 'PROMOTE' } }),
    other: { body: { playerId: nowhere, type: 'KICK' } },
    against: (_, { id }) => ({
      question: { body: { playerId: id, type: 'KICK' } },
      code: 'clan.refused.no-such-member',
    }),
  },
  'clan.my': inside,
  'clan.info': {
    ask: async (game) => ({ body: { playerId: (await aLeader(game)).id } }),
    against: 'the world',
  },
  'clan.cards': {
    ask: async (game) => ({ query: { ids: `${await otherClan(game)},${nowhere}` } }),
    against: 'the world',
  },
  'clan.ownParticipants': {
    by: aLeader,
    ask: async (game, leader) => {
      await aMember(game, leader)
      await anAsker(game, await clanIdOf(game, leader))
      return {}
    },
    against: null,
  },
  'clan.participants': {
    ask: async (game) => ({ query: { clanId: await otherClan(game) } }),
    against: 'the world',
  },
  'clan.rating': {
    ask: async (game) => {
      await otherClan(game)
      return {}
    },
    against: 'the world',
  },
  'clan.recruits': {
    by: aLeader,
    ask: async (game, leader) => {
      await anAsker(game, await clanIdOf(game, leader))
      await game.ask(applyToAll, { as: (await aJoiner(game)).token, body: {} })
      return {}
    },
    against: null,
  },
  'clan.log': {
    ask: async (game) => ({ params: { id: await otherClan(game) } }),
    against: 'the world',
  },
  'clan.donate': { by: aNewbie, ask: () => portions(7), other: portions(8), against: null },
  'clan.buildings': inside,
  'clan.startBuilding': onBuilding('EXPERIENCE', 0, null),
  'clan.speedUpBuilding': onBuilding('EXPERIENCE', 0, 3_600_000),
  'clan.completeBuilding': onBuilding('EXPERIENCE', 0, -1),
  'clan.hallOptions': inside,
  'clan.improveHall': onBuilding(
    'HALL_OF_FAME',
    3,
    null,
    { body: { force, toLevel: 1 } },
    { body: { force, toLevel: 2 } },
  ),
  'clan.factoryGift': inside,
  'clan.takeFactoryGift': onBuilding('GEAR_FACTORY', 2, null, {}, null),
  'clan.shop': inside,
  'clan.buyGood': {
    by: aNewbie,
    ask: () => ({ params: { id: 'elixir-of-health' } }),
    other: { params: { id: 'elixir-of-purity' } },
    against: 'the world',
  },
  'clan.about': {
    ask: async (game) => ({ query: { clanId: await otherClan(game) } }),
    against: 'the world',
  },
  'clan.setAbout': {
    by: aLeader,
    ask: () => ({ body: { content: 'We climb **slowly** and sing.' } }),
    other: { body: { content: 'We climb fast.' } },
    against: null,
  },
  'clan.restoreAbout': { by: aLeader, ask: () => ({}), against: null },
  'clan.setAdvertisement': {
    by: aLeader,
    ask: () => ({ body: { content: 'Come, the soup is hot.' } }),
    other: { body: { content: '' } },
    against: null,
  },
  'clan.advertisementsSeen': { ask: () => ({}), against: null },
  'clan.setTheme': {
    by: aLeader,
    ask: async (game, leader) => {
      const clanId = await clanIdOf(game, leader)
      const [row] = await game.services.database.query<{ theme: number }>(
        sql`SELECT theme FROM clan WHERE id = ${owner(clanId)}`,
      )
      return { query: { number: 1 + ((row?.theme ?? 1) % CLANS.themes) } }
    },
    other: { query: { number: 1_000 } },
    against: null,
  },
  'clan.setName': {
    by: (game) => aTalker(game, { accessLevel: 'ADMIN' }),
    ask: async (game) => ({ body: { name: `Old Hearth ${++names}`, clanId: await otherClan(game) } }),
    other: { body: { name: 'Another Hearth', clanId: nowhere } },
    against: 'the world',
  },
}

/** The last line of a page of a log. */
async function lastLine(game: Game, person: Person, id: number): Promise<string> {
  const { body } = await game.ask(clanLog, { as: person.token, params: { id } })
  const { at, id: line } = (body.lines as { at: number; id: string }[]).at(0) ?? { at: 0, id: '' }
  return `${at}_${line}`
}

/** The same calls once more, where what they are asked leads them another way. */
export const otherWaysOfClans: readonly (readonly [title: string, call: string, sample: Sample])[] = [
  ['clan.leave by the last one', 'clan.leave', { by: aRichLeader, ask: () => ({}), against: null }],
  [
    'clan.reject of a clan by a player',
    'clan.reject',
    {
      by: aJoiner,
      ask: async (game, person) => {
        const leader = await aLeader(game)
        await inviteIn(game, leader, person)
        return { body: { clanId: await clanIdOf(game, leader) } }
      },
      against: null,
    },
  ],
  [
    'clan.participantAction that puts out',
    'clan.participantAction',
    {
      by: aLeader,
      ask: async (game, leader) => ({ body: { playerId: (await aMember(game, leader)).id, type: 'KICK' } }),
      against: null,
    },
  ],
  [
    'clan.info by number',
    'clan.info',
    { ask: async (game) => ({ body: { clanId: await otherClan(game) } }), against: null },
  ],
  ['clan.info of oneself', 'clan.info', { by: aNewbie, ask: () => ({ body: {} }), against: null }],
  ['clan.my of nobody', 'clan.my', { ask: () => ({}), against: null }],
  ['clan.about of the own clan', 'clan.about', inside],
  [
    'clan.rating by name',
    'clan.rating',
    {
      ask: async (game, person) => {
        await otherClan(game)
        const { body } = await game.ask(clanRating, { as: person.token })
        const [first] = body.clans as { id: number; experience: number }[]
        return {
          query: { filter: 'lantern', advertised: false, after: `1_${first?.experience}_${first?.id}` },
        }
      },
      against: null,
    },
  ],
  [
    'clan.rating of those that advertise',
    'clan.rating',
    { ask: () => ({ query: { advertised: true } }), against: null },
  ],
  [
    'clan.log by kind, from a line on',
    'clan.log',
    {
      by: aNewbie,
      ask: async (game, person) => {
        const id = await clanIdOf(game, person)
        await game.ask(donate, { as: person.token, ...portions(3) })
        return { params: { id }, query: { money: true, page: await lastLine(game, person, id) } }
      },
      against: null,
    },
  ],
  [
    'clan.recruits from one on',
    'clan.recruits',
    {
      by: aLeader,
      ask: (game) => ({ query: { after: `${game.clock.now() + 1}_1` } }),
      against: null,
    },
  ],
  [
    'clan.invite of one who asked',
    'clan.invite',
    {
      by: aLeader,
      ask: async (game, leader) => ({
        body: { playerId: (await anAsker(game, await clanIdOf(game, leader))).id },
      }),
      against: null,
    },
  ],
  [
    'clan.donate to a clan of several',
    'clan.donate',
    {
      by: aJoiner,
      ask: async (game, person) => {
        const leader = await aRichLeader(game)
        await joinClan(game, leader, await clanIdOf(game, leader), person)
        return portions(7)
      },
      against: null,
    },
  ],
]
