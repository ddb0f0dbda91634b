import {
  arenaLeagues,
  arenaShop,
  attackRival,
  buyArenaGood,
  chooseDefence,
  enterArena,
  refreshRivals,
  takeArenaReward,
  wearFrame,
} from '@skystair/contract/arena.ts'
import type { ArenaView, DueReward } from '@skystair/contract/arena-view.ts'
import type { ReplyOf } from '@skystair/contract/call.ts'
import { deleteAccount, setArenaRewardHour } from '@skystair/contract/player.ts'
import { profile, rating } from '@skystair/contract/rating.ts'
import { LEAGUES } from '@skystair/rules/arena/leagues.ts'
import { foldName } from '@skystair/rules/security/fold-name.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { owner, sql } from '../../platform/database/sql.ts'
import { doDueWork } from '../../platform/due-work/do-due-work.ts'
import {
  aGladiator,
  deed,
  fight,
  ladderOf,
  look,
  makeRivals,
  makeStrong,
  standing,
} from '../../testing/arena.ts'
import { aGame, aKey } from '../../testing/game.ts'
import type { Person } from '../../testing/people.ts'
import { aTalker } from '../../testing/talk.ts'
import { enrich } from '../../testing/world.ts'
import { departedWork } from './departed.ts'

const game = aGame()
const hour = 3_600_000
const day = 24 * hour

let crowd: readonly Person[]
beforeAll(async () => {
  const people: Person[] = []
  for (let count = 0; count < 12; count++) people.push(await aGladiator(game))
  crowd = people
})

describe('entering', () => {
  test('is for those of level 8, once; whoever enters stands at the foot', async () => {
    const young = await aTalker(game, { level: 7 })
    expect((await look(game, young)).arena).toMatchObject({ state: 'CLOSED', openLevel: 8, standing: null })
    expect((await deed(game, enterArena, young)).body.code).toBe('errors.arena-not-open')
    const newcomer = await aTalker(game, { level: 8 })
    expect((await look(game, newcomer)).arena.state).toBe('OPEN')
    expect((await deed(game, refreshRivals, newcomer)).body.code).toBe('arena.refused.not-entered')
    expect((await deed(game, enterArena, newcomer, { body: { timeZone: 'Mars/Olympus' } })).body.code).toBe(
      'arena.refused.unknown-zone',
    )
    const { body } = await deed(game, enterArena, newcomer, { body: { timeZone: 'Europe/Moscow' } })
    const ladder = await ladderOf(game)
    expect(ladder.at(-1)).toBe(newcomer.id)
    expect(body.player).toMatchObject({ league: LEAGUES.length })
    expect(await standing(game, newcomer)).toMatchObject({
      position: ladder.length,
      best: ladder.length,
      fights: { inHand: 5, nextAt: null },
      reward: { timeZone: 'Europe/Moscow', waiting: [] },
    })
    expect((await deed(game, enterArena, newcomer)).body.code).toBe('arena.refused.entered-already')
  })

  test('two at once take two places', async () => {
    const two = [await aTalker(game), await aTalker(game), await aTalker(game), await aTalker(game)]
    const before = (await ladderOf(game)).length
    const answers = await Promise.all(two.map((person) => deed(game, enterArena, person)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const ladder = await ladderOf(game)
    expect(ladder.length).toBe(before + 4)
    expect(ladder.slice(-4).toSorted()).toEqual(two.map(({ id }) => id).toSorted())
    // Nobody is told a place that is another's.
    expect(answers.map(({ body }) => Object.keys(body))).toEqual(two.map(() => ['player']))
    for (const person of two)
      expect((await standing(game, person)).position).toBe(ladder.indexOf(person.id) + 1)
  })
})

describe('rivals', () => {
  test('are five who stand above, with power and league', async () => {
    const person = await aGladiator(game)
    const { position } = await standing(game, person)
    const { rivals } = await look(game, person)
    expect(rivals).toHaveLength(5)
    expect(rivals.every((rival) => rival.position < position)).toBe(true)
    expect(rivals.map((rival) => rival.position)).toEqual(
      rivals.map((rival) => rival.position).toSorted((one, other) => other - one),
    )
    expect(rivals[0]).toMatchObject({ rewardsLeft: 2, level: 10 })
  })

  test('are told of with both squads as they would meet, so that the page can forecast the fight', async () => {
    const person = await aGladiator(game)
    const { squad, rivals } = await look(game, person)
    const [rival] = rivals
    if (!rival) throw new Error('nobody to attack')
    const { body } = await deed(game, attackRival, person, { body: { rivalId: rival.id } })
    const { creatures } = body as ReplyOf<typeof attackRival>
    const told = [...squad, ...rival.squad].map(({ id, attack, defence, health }) => [
      id,
      attack,
      defence,
      health,
    ])
    expect(told.length).toBeGreaterThan(1)
    expect(creatures.map(({ id, attack, defence, health }) => [id, attack, defence, health])).toEqual(told)
  })

  test('cost two round trips to look at', async () => {
    const person = await aGladiator(game)
    await look(game, person)
    const before = game.services.database.roundTrips()
    await look(game, person)
    expect(game.services.database.roundTrips() - before).toBe(2)
  })

  test('are changed once in ten minutes', async () => {
    const person = await aGladiator(game)
    expect((await deed(game, refreshRivals, person)).status).toBe(200)
    expect((await deed(game, refreshRivals, person)).body.code).toBe('arena.refused.refresh-rests')
    game.clock.time += 10 * 60_000
    expect((await deed(game, refreshRivals, person)).status).toBe(200)
  })
})

describe('the reward', () => {
  const due = async (person: Person): Promise<DueReward[]> => (await standing(game, person)).reward.waiting

  test('waits from the hour on, and is taken once, also by many calls at once', async () => {
    const person = await aGladiator(game)
    expect((await deed(game, takeArenaReward, person)).body.code).toBe('arena.refused.nothing-to-take')
    game.clock.time += 3 * day
    const waiting = await due(person)
    expect(waiting).toHaveLength(3)
    const answers = await Promise.all(Array.from({ length: 6 }, () => deed(game, takeArenaReward, person)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const body = answers.find(({ status }) => status === 200)?.body
    expect(body?.taken).toEqual(waiting)
    const earned = waiting.flatMap(({ amounts }) => amounts).filter(({ currency }) => currency === 'amethyst')
    expect(body?.player).toMatchObject({
      amethyst: earned.reduce((sum, { amount }) => sum + amount, 0),
    })
    expect(await due(person)).toEqual([])
  })

  test('a repeated call gets the same answer and nothing more', async () => {
    const person = await aGladiator(game)
    game.clock.time += day
    const key = aKey()
    const once = await deed(game, takeArenaReward, person, { key })
    const again = await deed(game, takeArenaReward, person, { key })
    expect(again.body).toEqual(once.body)
    expect((await deed(game, takeArenaReward, person)).body.code).toBe('arena.refused.nothing-to-take')
  })

  test('is for the place of its minute, also when it was somebody else who moved the player', async () => {
    const rival = await aGladiator(game)
    const attacker = await aGladiator(game)
    await makeStrong(game, attacker)
    await makeRivals(game, attacker, rival)
    const { position } = await standing(game, rival)
    game.clock.time += day
    await fight(game, attacker, rival)
    game.clock.time += day
    const after = (await standing(game, rival)).position
    expect((await due(rival)).map((each) => each.position)).toEqual([position, after])
  })

  test('has an hour that is changed once a day by those inside, and freely by others', async () => {
    const person = await aGladiator(game)
    const change = (hourOfDay: number) =>
      deed(game, setArenaRewardHour, person, { body: { hour: hourOfDay } })
    expect((await change(7)).body).toMatchObject({ arenaRewardHour: 7, arenaTimeZone: 'UTC' })
    expect((await change(8)).body.code).toBe('arena.refused.hour-rests')
    expect((await standing(game, person)).reward).toMatchObject({ hour: 7, changeAt: game.clock.now() + day })
    const outsider = await aTalker(game)
    for (const hourOfDay of [5, 6])
      expect((await deed(game, setArenaRewardHour, outsider, { body: { hour: hourOfDay } })).status).toBe(200)
    expect(
      (await deed(game, setArenaRewardHour, outsider, { body: { hour: 6, timeZone: 'Nowhere/Land' } })).body
        .code,
    ).toBe('arena.refused.unknown-zone')
  })
})

describe('the defence', () => {
  test('is a saved squad that was chosen, if there is one', async () => {
    const person = await aGladiator(game)
    expect((await deed(game, chooseDefence, person, { body: { set: 0 } })).body.code).toBe(
      'arena.refused.empty-set',
    )
    await game.services.database.query(sql`UPDATE player SET version = version + 1,
      state = jsonb_set(state, '{climb,belongings,sets}', '[[1]]') WHERE id = ${owner(person.id)}`)
    const { body } = await deed(game, chooseDefence, person, { body: { set: 0 } })
    const { power, defencePower, defenceSet } = (body.arena as unknown as ArenaView).standing ?? {}
    expect(defenceSet).toBe(0)
    expect(defencePower).toBeLessThan(power ?? 0)
    expect((await deed(game, chooseDefence, person, { body: { set: null } })).status).toBe(200)
  })
})

test('amethysts buy what the league allows, and a frame is worn', async () => {
  const person = await aGladiator(game)
  expect((await deed(game, buyArenaGood, person, { params: { id: 'ticket' } })).body.code).toBe(
    'wallet.refused.not-enough',
  )
  await enrich(game, person.id, 'amethyst', 100_000)
  expect((await deed(game, buyArenaGood, person, { params: { id: 'laurel-cloak' } })).body.code).toBe(
    'arena.refused.good-later',
  )
  await game.services.database.query(sql`UPDATE player SET version = version + 1,
    state = jsonb_set(state, '{arena,bestLeague}', '5') WHERE id = ${owner(person.id)}`)
  for (const id of ['ticket', 'guest-beast-mythical', 'frame-oak', 'laurel-cloak', 'hammer'])
    expect([id, (await deed(game, buyArenaGood, person, { params: { id } })).body.code]).toEqual([
      id,
      undefined,
    ])
  const { goods } = (await game.ask(arenaShop, { as: person.token })).body as never as {
    goods: { id: string; left: number }[]
  }
  expect(goods.find(({ id }) => id === 'frame-oak')?.left).toBe(0)
  expect((await deed(game, wearFrame, person, { body: { frame: null } })).body).toMatchObject({
    frame: null,
    frames: ['oak'],
  })
  expect((await deed(game, wearFrame, person, { body: { frame: 'sky' } })).body.code).toBe(
    'arena.refused.unknown-frame',
  )
})

test('the leagues are nine, the ladder’s own rating and a profile tell where somebody stands', async () => {
  const person = await aGladiator(game, 'Rated Gladiator')
  await game.services.database.query(
    sql`INSERT INTO player_name (folded, player_id) VALUES (${foldName('Rated Gladiator')}, ${person.id})`,
  )
  const { leagues, own } = (await game.ask(arenaLeagues, { as: person.token })).body as never as {
    leagues: object[]
    own: number
  }
  expect(leagues).toHaveLength(LEAGUES.length)
  const ladder = await ladderOf(game)
  const page = await game.ask(rating, {
    as: person.token,
    params: { type: 'arenaPosition' },
    query: { from: 1, to: 10 },
  })
  expect(page.body).toMatchObject({ playersTotal: ladder.length, myPosition: ladder.length })
  expect((page.body.positions as unknown as { id: number }[]).map(({ id }) => id)).toEqual(
    ladder.slice(0, 10),
  )
  const found = await game.ask(rating, {
    as: person.token,
    params: { type: 'arenaPosition' },
    query: { from: 1, to: 10, filter: 'rated glad' },
  })
  expect(found.body.positions).toMatchObject([{ id: person.id, positionNumber: ladder.length, league: own }])
  const { body } = await game.ask(profile, { as: person.token, params: { id: person.id } })
  expect(body.arena).toEqual({
    position: ladder.length,
    places: ladder.length,
    best: ladder.length,
    league: own,
    cups: [],
  })
})

test('the place of whoever leaves for ever is taken by the last one', async () => {
  const leaver = crowd[4]
  const last = await aGladiator(game)
  if (!leaver) throw new Error('nobody')
  const before = await ladderOf(game)
  const left = await deed(game, deleteAccount, leaver, { body: { password: null } })
  expect(left.status).toBe(204)
  await doDueWork(game.services, [departedWork])
  const after = await ladderOf(game)
  expect(after).toEqual(before.with(before.indexOf(leaver.id), last.id).slice(0, -1))
  expect(await standing(game, last)).toMatchObject({ position: before.indexOf(leaver.id) + 1 })
})
