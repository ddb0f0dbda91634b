import { CLANS } from '@skystair/content/clans/clans.ts'
import type { Call } from '@skystair/contract/call.ts'
import {
  applyToClan,
  clanInfo,
  clanLog,
  clanRating,
  completeBuilding,
  createClan,
  donate,
  invitations,
  inviteToClan,
  leaveClan,
  myClan,
  ownParticipants,
  participantAction,
  recruits,
  rejectCandidate,
  resignClan,
  startBuilding,
  takeFactoryGift,
} from '@skystair/contract/clan.ts'
import { current, deleteAccount } from '@skystair/contract/player.ts'
import { type RatingPosition, rating } from '@skystair/contract/rating.ts'
import { describe, expect, test } from 'vitest'
import { owner, sql } from '../../platform/database/sql.ts'
import { beginStandingWork, doDueWork } from '../../platform/due-work/do-due-work.ts'
import { countRanksWork } from '../../platform/ranks/count-ranks.ts'
import { aClan, aJoiner, aLeader, aMember, clanIdOf, joinClan } from '../../testing/clans.ts'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { aGame, aKey } from '../../testing/game.ts'
import { aPlayer, type Person } from '../../testing/people.ts'
import { change, send } from '../../testing/world.ts'
import { departedWork } from './departed.ts'

const game = aGame()

const does = (person: Person, call: Call, body: object = {}) =>
  game.ask(call, { as: person.token, key: aKey(), body })
const look = (person: Person, call: Call, question: object = {}) =>
  game.ask(call, { as: person.token, ...question })
const codeOf = async (answer: Promise<{ body: { code?: string } }>) => (await answer).body.code ?? 'done'

describe('joining', () => {
  test('a clan is founded for 200 emeralds by whoever has level 15, and led by the founder', async () => {
    const founder = await aJoiner(game)
    const clanId = await aClan(game, founder)
    const { body } = await look(founder, myClan)
    expect(body.clan).toMatchObject({
      rank: 'LEADER',
      clan: { id: clanId, level: 1, membersCurr: 1, membersMax: 12 },
    })
    expect((await look(founder, current)).body).toMatchObject({
      mithril: 800,
      clanParticipationState: 'CLAN_MEMBER',
    })
    const young = await aPlayer(game)
    expect(await codeOf(does(young, createClan, { name: 'Too early' }))).toBe('clan.refused.level-too-low')
  })

  test('whoever asks is invited, comes in as a newbie, and is told so by the log', async () => {
    const [leader, newcomer] = [await aJoiner(game), await aJoiner(game)]
    const clanId = await aClan(game, leader)
    expect(await codeOf(does(newcomer, applyToClan, { clanId }))).toBe('done')
    expect(await codeOf(does(newcomer, applyToClan, { clanId }))).toBe('clan.refused.applied-already')
    const askedAt = game.clock.now()
    game.clock.time += 60_000
    expect((await look(newcomer, invitations)).body.applications, 'since when it waits').toMatchObject([
      { clan: { id: clanId }, at: askedAt },
    ])
    const asking = (await look(leader, recruits)).body.candidates as { player: { id: number } }[]
    expect(asking.map(({ player }) => player.id)).toContain(newcomer.id)
    // Members are listed by when they came.
    game.clock.time += 1
    await joinClan(game, leader, clanId, newcomer)
    const { participants } = (await look(newcomer, ownParticipants)).body as {
      participants: { player: { id: number }; rank: string }[]
    }
    expect(participants.map(({ player, rank }) => [player.id, rank])).toEqual([
      [leader.id, 'LEADER'],
      [newcomer.id, 'NEWBIE'],
    ])
    const { lines } = (await look(leader, clanLog, { params: { id: clanId } })).body as {
      lines: { type: string }[]
    }
    expect(lines.map(({ type }) => type).toSorted()).toEqual(['created', 'invite', 'joined'])
    expect((await look(newcomer, invitations)).body).toMatchObject({ state: 'CLAN_MEMBER', applications: [] })
    expect((await look(leader, clanInfo)).status).toBe(200)
  })

  test('whoever is put out is in no clan at once and rests a day', async () => {
    const [leader, newcomer] = [await aJoiner(game), await aJoiner(game)]
    const clanId = await aClan(game, leader)
    await joinClan(game, leader, clanId, newcomer)
    game.clock.time += 1_000
    expect(await codeOf(does(leader, participantAction, { playerId: newcomer.id, type: 'KICK' }))).toBe(
      'done',
    )
    expect((await look(newcomer, current)).body).toMatchObject({
      clanId: null,
      clanParticipationState: 'NOT_AVAILABLE',
    })
    expect((await look(newcomer, myClan)).body.clan).toBe(null)
    const notes = await game.services.database.query(
      sql`SELECT id FROM rights_note WHERE about = ${newcomer.id}::bigint AND at = ${new Date(game.clock.now())}`,
    )
    expect(notes, 'every node learns that the clan is not heard any more').toHaveLength(1)
    expect(await codeOf(does(newcomer, createClan, { name: 'Own fire' }))).toBe('clan.refused.not-yet')
  })

  test('whoever is handed the leadership is named as leader in the very answer', async () => {
    const leader = await aLeader(game)
    const heir = await aMember(game, leader, 'PARTICIPANT')
    const handed = await does(leader, participantAction, { playerId: heir.id, type: 'GIVE_LEADERSHIP' })
    expect(handed.body.clan).toMatchObject({ clan: { leader: { id: heir.id, name: heir.name } } })
    const resigned = await does(heir, resignClan)
    expect(resigned.body.clan).toMatchObject({ clan: { leader: { id: leader.id, name: leader.name } } })
  })

  test('a leader goes only as the last one, and then the clan is closed', async () => {
    const [leader, newcomer] = [await aJoiner(game), await aJoiner(game)]
    const clanId = await aClan(game, leader)
    await joinClan(game, leader, clanId, newcomer)
    await does(newcomer, donate, { portions: [{ type: 'GEARS', amount: 10 }] })
    expect(await codeOf(does(leader, leaveClan))).toBe('clan.refused.leader-stays')
    expect(await codeOf(does(newcomer, leaveClan))).toBe('done')
    expect(await codeOf(does(leader, leaveClan))).toBe('done')
    expect(await codeOf(look(leader, clanInfo, { body: { clanId } }))).toBe('clan.refused.unknown')
    expect(await findImbalances(game.services.database)).toEqual([])
  })
})

test('an invitation and the no after it arrive in that order, though it is the same millisecond', async () => {
  const leader = await aJoiner(game)
  await aClan(game, leader)
  for (let time = 0; time < 12; time++) {
    const wanted = await aJoiner(game)
    expect(await codeOf(does(leader, inviteToClan, { playerId: wanted.id }))).toBe('done')
    expect(await codeOf(does(leader, rejectCandidate, { playerId: wanted.id }))).toBe('done')
    expect((await look(wanted, invitations)).body.invitations).toEqual([])
  }
})

describe('the treasury', () => {
  test('a hundred gifts in the same second all arrive, and the treasury equals its ledger', async () => {
    const leader = await aJoiner(game)
    const clanId = await aClan(game, leader)
    const members = await Promise.all(Array.from({ length: 10 }, () => aJoiner(game)))
    for (const member of members) await joinClan(game, leader, clanId, member)
    const all = [leader, ...members]
    const answers = await Promise.all(
      all.flatMap((member) =>
        Array.from({ length: 9 }, () =>
          codeOf(
            does(member, donate, {
              portions: [
                { type: 'GEARS', amount: 7 },
                { type: 'GEMS', amount: 1 },
              ],
            }),
          ),
        ),
      ),
    )
    expect(answers.filter((code) => code !== 'done')).toEqual([])
    expect((await look(leader, myClan)).body.clan).toMatchObject({
      clan: { clanStat: { gears: 7 * answers.length, gems: answers.length } },
    })
    expect(await findImbalances(game.services.database)).toEqual([])
  })

  test('a building is paid by the treasury, takes its time, and strengthens every member', async () => {
    const [leader, member] = [await aJoiner(game), await aJoiner(game)]
    const clanId = await aClan(game, leader)
    await joinClan(game, leader, clanId, member)
    const building = { buildingType: 'EXPERIENCE' }
    expect(await codeOf(does(leader, startBuilding, building))).toBe('clan.refused.insufficient-funds')
    await does(leader, donate, {
      portions: [
        { type: 'GEARS', amount: 100 },
        { type: 'RED_CRYSTALS', amount: 100 },
      ],
    })
    expect(await codeOf(does(member, startBuilding, building))).toBe('clan.refused.rank-too-low')
    expect(await codeOf(does(leader, startBuilding, building))).toBe('done')
    expect(await codeOf(does(leader, completeBuilding, building))).toBe('clan.refused.not-built-yet')
    game.clock.time += 2 * 3_600_000
    expect(await codeOf(does(leader, completeBuilding, building))).toBe('done')
    expect((await look(member, current)).body).toMatchObject({ clanSupport: { experience: 0.02 } })
    expect((await look(leader, myClan)).body.clan).toMatchObject({
      clan: { experience: 20, clanStat: { gears: 100, redCrystal: 40 } },
    })
    expect(await findImbalances(game.services.database)).toEqual([])
  })
})

test('a member is known by who came last into the squad, not by those everybody sets out with', async () => {
  const leader = await aJoiner(game)
  await aClan(game, leader)
  const faceOf = async () => {
    const { participants } = (await look(leader, ownParticipants)).body as {
      participants: { player: { heroImage: string } }[]
    }
    return participants[0]?.player.heroImage
  }
  const camp = (kind: string, combative: boolean) =>
    change(game, leader.id, (climb) => {
      const [first] = climb.heroes
      if (!first) throw new Error('nobody set out')
      const id = 1 + Math.max(...climb.heroes.map((hero) => hero.id))
      return { ...climb, heroes: [...climb.heroes, { ...first, id, kind, combative }] }
    })
  await camp('hearth-mage', true)
  expect(await faceOf()).toBe('hearth-mage')
  await camp('dragon-usual', false)
  expect(await faceOf()).toBe('hearth-mage')
})

test('clans are found by the beginning of their names, and in the order of their experience', async () => {
  const leader = await aJoiner(game)
  expect(await codeOf(does(leader, createClan, { name: 'Zyx of the hill' }))).toBe('done')
  const found = (await look(leader, clanRating, { query: { filter: 'zYX' } })).body.clans as {
    name: string
  }[]
  expect(found.map(({ name }) => name)).toEqual(['Zyx of the hill'])
  const { clans } = (await look(leader, clanRating)).body as {
    clans: { experience: number; positionNumber: number }[]
  }
  expect(clans.map(({ positionNumber }) => positionNumber)).toEqual(clans.map((_, place) => place + 1))
  expect(clans.map(({ experience }) => experience)).toEqual(
    clans.map(({ experience }) => experience).toSorted((one, other) => other - one),
  )
  expect(await codeOf(does(leader, inviteToClan, { playerId: 7 }))).toBe('player.refused.not-found')
})

test('players are compared by the level of their clans; whoever has none stands nowhere', async () => {
  const [leader, loner] = [await aJoiner(game), await aJoiner(game)]
  const clanId = await aClan(game, leader)
  await game.services.database.query(sql`UPDATE clan SET level = 30 WHERE id = ${owner(clanId)}`)
  await beginStandingWork(game.services, [countRanksWork])
  game.clock.time += 60_000
  await doDueWork(game.services, [countRanksWork])
  game.clock.time += 60_000
  const question = { params: { type: 'clanLevel' }, query: { from: 1, to: 10 } }
  const { body } = await look(leader, rating, question)
  expect((body.positions as RatingPosition[])[0]).toMatchObject({ id: leader.id, clanId, clanLevel: 30 })
  expect(body.myPosition).toBe(1)
  expect((await look(loner, rating, question)).body.myPosition).toBe(null)
})

describe('what a stranger tried', () => {
  test('whoever is put out rests a day, however much waits unread', async () => {
    const [leader, member] = [await aJoiner(game), await aJoiner(game)]
    const clanId = await aClan(game, leader)
    await joinClan(game, leader, clanId, member)
    for (let round = 0; round < 101; round++)
      await send(game, member.id, { kind: 'letter' }, game.clock.now() - 1_000 + round)
    await does(leader, participantAction, { playerId: member.id, type: 'KICK' })
    expect(await codeOf(does(member, createClan, { name: 'Own fire' }))).toBe('clan.refused.not-yet')
    expect((await look(member, current)).body).toMatchObject({ clanId: null, clanSupport: { experience: 0 } })
  })

  test('a no stands for a day: nobody is called and turned away again and again', async () => {
    const [leader, wanted] = [await aJoiner(game), await aJoiner(game)]
    const clanId = await aClan(game, leader)
    expect(await codeOf(does(leader, inviteToClan, { playerId: wanted.id }))).toBe('done')
    game.clock.time += 1_000
    expect(await codeOf(does(leader, rejectCandidate, { playerId: wanted.id }))).toBe('done')
    expect(await codeOf(does(leader, inviteToClan, { playerId: wanted.id }))).toBe('clan.refused.said-no')
    expect(await codeOf(does(wanted, applyToClan, { clanId }))).toBe('clan.refused.said-no')
    game.clock.time += 24 * 3_600_000
    expect(await codeOf(does(wanted, applyToClan, { clanId }))).toBe('done')
  })

  test('strangers who ask and think better of it do not keep the clan from its own deeds', async () => {
    const [leader, stranger] = [await aJoiner(game), await aJoiner(game)]
    const clanId = await aClan(game, leader)
    const version = async () =>
      (
        await game.services.database.query<{ version: number }>(
          sql`SELECT version FROM clan WHERE id = ${owner(clanId)}`,
        )
      )[0]?.version
    const before = await version()
    expect(await codeOf(does(stranger, applyToClan, { clanId }))).toBe('done')
    expect(await codeOf(does(stranger, rejectCandidate, { clanId }))).toBe('done')
    expect(await version()).toBe(before)
    expect((await look(leader, recruits)).body.candidates).not.toContainEqual(
      expect.objectContaining({ player: expect.objectContaining({ id: stranger.id }) }),
    )
  })

  test('whoever asked a clan of one whose leader has left the game may ask as many others as ever', async () => {
    const [leader, asking] = [await aJoiner(game), await aJoiner(game)]
    const clanId = await aClan(game, leader)
    expect(await codeOf(does(asking, applyToClan, { clanId }))).toBe('done')
    expect(await codeOf(does(leader, deleteAccount, { password: null }))).toBe('done')
    await doDueWork(game.services, [departedWork])
    expect(await codeOf(look(asking, clanInfo, { body: { clanId } }))).toBe('clan.refused.unknown')
    for (let others = 0; others < CLANS.mostApplications; others++) {
      const other = await clanIdOf(game, await aLeader(game))
      expect(await codeOf(does(asking, applyToClan, { clanId: other }))).toBe('done')
    }
  })

  test('what is asked only for its headers does nothing', async () => {
    const leader = await aJoiner(game)
    await aClan(game, leader)
    const { status } = await game.send('HEAD', takeFactoryGift.path, { as: leader.token })
    expect(status).toBe(404)
  })
})
