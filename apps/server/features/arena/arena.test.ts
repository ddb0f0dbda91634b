import {
  arena,
  arenaHistory,
  arenaLeagues,
  arenaShop,
  buyArenaGood,
  buyFight,
  chooseDefence,
  enterArena,
  refreshRivals,
  seeArenaHistory,
  takeArenaReward,
  wearFrame,
} from '@skystair/contract/arena.ts'
import type { ArenaView, DueReward, FightView, Rival, Standing } from '@skystair/contract/arena-view.ts'
import { ask, complete, giveUpBattle, watchReplay } from '@skystair/contract/battle.ts'
import type { Call } from '@skystair/contract/call.ts'
import { personalChannel } from '@skystair/contract/live-channels.ts'
import { listDialog } from '@skystair/contract/mail.ts'
import { deleteAccount, setArenaRewardHour } from '@skystair/contract/player.ts'
import { profile, rating } from '@skystair/contract/rating.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { owner, sql } from '../../platform/database/sql.ts'
import { doDueWork } from '../../platform/due-work/do-due-work.ts'
import { channelOf } from '../../platform/people/channel.ts'
import { aGladiator, attack, fight, finish, giveFights, ladderOf, makeStrong } from '../../testing/arena.ts'
import { aGame, aKey, type Question } from '../../testing/game.ts'
import type { Person } from '../../testing/people.ts'
import { aTalker } from '../../testing/talk.ts'
import { Wire } from '../../testing/wire.ts'
import { departedWork } from './departed.ts'

const game = aGame()
const hour = 3_600_000
const day = 24 * hour

const deed = async (call: Call, { token }: Person, question: Question = {}) =>
  game.ask(call, { as: token, key: aKey(), ...question })
const look = async (person: Person): Promise<{ arena: ArenaView; rivals: Rival[] }> =>
  (await game.ask(arena, { as: person.token })).body as never
const standing = async (person: Person): Promise<Standing> => {
  const { arena: view } = await look(person)
  if (view.standing === null) throw new Error('not on the ladder')
  return view.standing
}
const history = async (person: Person): Promise<FightView[]> =>
  (await game.ask(arenaHistory, { as: person.token })).body.fights as never
const pay = (person: Person, currency: string, amount: number) =>
  game.services.database.query(sql`INSERT INTO inbox (owner_id, id, at, sender, effect)
    VALUES (${owner(person.id)}, gen_random_uuid(), now(), 'world:test', jsonb_build_object('kind', 'money',
      'currency', ${currency}::text, 'amount', ${amount}::integer, 'reason', 'TEST'))`)

let crowd: readonly Person[]
beforeAll(async () => {
  const people: Person[] = []
  for (let count = 0; count < 12; count++) people.push(await aGladiator(game))
  crowd = people
})

describe('entering', () => {
  test('is for those of level 8, once; whoever enters stands at the foot', async () => {
    const young = await aTalker(game, { level: 7 })
    expect((await look(young)).arena).toMatchObject({ state: 'CLOSED', openLevel: 8, standing: null })
    expect((await deed(enterArena, young)).body.code).toBe('errors.arena-not-open')
    const newcomer = await aTalker(game, { level: 8 })
    expect((await look(newcomer)).arena.state).toBe('OPEN')
    expect((await deed(refreshRivals, newcomer)).body.code).toBe('arena.refused.not-entered')
    expect((await deed(enterArena, newcomer, { body: { timeZone: 'Mars/Olympus' } })).body.code).toBe(
      'arena.refused.unknown-zone',
    )
    const { body } = await deed(enterArena, newcomer, { body: { timeZone: 'Europe/Moscow' } })
    const ladder = await ladderOf(game)
    expect(ladder.at(-1)).toBe(newcomer.id)
    expect(body.arena).toMatchObject({ state: 'ENTERED', standing: { position: ladder.length } })
    expect(await standing(newcomer)).toMatchObject({
      position: ladder.length,
      best: ladder.length,
      fights: { inHand: 5, nextAt: null },
      reward: { timeZone: 'Europe/Moscow', waiting: [] },
    })
    expect((await deed(enterArena, newcomer)).body.code).toBe('arena.refused.entered-already')
  })

  test('two at once take two places', async () => {
    const two = [await aTalker(game), await aTalker(game), await aTalker(game), await aTalker(game)]
    const before = (await ladderOf(game)).length
    const answers = await Promise.all(two.map((person) => deed(enterArena, person)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const ladder = await ladderOf(game)
    expect(ladder.length).toBe(before + 4)
    expect(ladder.slice(-4).toSorted()).toEqual(two.map(({ id }) => id).toSorted())
  })
})

describe('rivals', () => {
  test('are five who stand above, with power, league and odds', async () => {
    const person = await aGladiator(game)
    const { position } = await standing(person)
    const { rivals } = await look(person)
    expect(rivals).toHaveLength(5)
    expect(rivals.every((rival) => rival.position < position)).toBe(true)
    expect(rivals.map((rival) => rival.position)).toEqual(
      rivals.map((rival) => rival.position).toSorted((one, other) => other - one),
    )
    expect(rivals[0]).toMatchObject({ odds: 'even', rewardsLeft: 2, level: 10 })
  })

  test('cost two round trips to look at', async () => {
    const person = await aGladiator(game)
    await look(person)
    const before = game.services.database.roundTrips()
    await look(person)
    expect(game.services.database.roundTrips() - before).toBe(2)
  })

  test('are changed once in ten minutes', async () => {
    const person = await aGladiator(game)
    expect((await deed(refreshRivals, person)).status).toBe(200)
    expect((await deed(refreshRivals, person)).body.code).toBe('arena.refused.refresh-rests')
    game.clock.time += 10 * 60_000
    expect((await deed(refreshRivals, person)).status).toBe(200)
  })
})

describe('a fight', () => {
  let attacker: Person
  let rival: Person
  beforeEach(async () => {
    attacker = await aGladiator(game)
    await makeStrong(game, attacker)
    const { rivals } = await look(attacker)
    const found = rivals[2]
    if (!found) throw new Error('no rival')
    rival = { id: found.id, token: '', name: found.name }
    await makeStrong(game, rival, 1)
  })

  test('begins and ends in two round trips each', async () => {
    const trips = game.services.database.roundTrips
    const begin = trips()
    await attack(game, attacker, rival)
    expect(trips() - begin).toBe(2)
    await deed(giveUpBattle, attacker)
    await attack(game, attacker, rival)
    await deed(ask, attacker, { body: { toTheEnd: true } })
    const end = trips()
    expect((await deed(complete, attacker)).status).toBe(200)
    expect(trips() - end).toBe(2)
  })

  test('that is won swaps the two, and those between stay', async () => {
    const before = await ladderOf(game)
    const mithril = (await fight(game, attacker, rival)).body
    expect(mithril).toMatchObject({ battle: null, amethyst: expect.any(Number) })
    const after = await ladderOf(game)
    const [own, other] = [before.indexOf(attacker.id), before.indexOf(rival.id)]
    expect(after).toEqual(before.with(own, rival.id).with(other, attacker.id))
    expect(await standing(attacker)).toMatchObject({ position: other + 1, best: other + 1 })
    const [last] = await history(attacker)
    expect(last).toMatchObject({
      attacked: true,
      won: true,
      positionBefore: own + 1,
      positionAfter: other + 1,
      rival: { id: rival.id, name: rival.name },
      canRevenge: false,
    })
    const seen = await game.ask(watchReplay, { params: { id: last?.id ?? '' }, as: attacker.token })
    expect(seen.status).toBe(200)
  })

  test('leaves wounds and used scrolls in the arena', async () => {
    const heroes = async () =>
      (
        await game.services.database.query<{ heroes: { wounds: number }[] }>(
          sql`SELECT state #> '{climb,heroes}' AS heroes FROM player WHERE id = ${owner(attacker.id)}`,
        )
      )[0]?.heroes.map(({ wounds }) => wounds)
    const before = await heroes()
    await attack(game, attacker, rival)
    await deed(giveUpBattle, attacker)
    expect(await heroes()).toEqual(before)
  })

  test('that is lost or given up moves nobody', async () => {
    const before = await ladderOf(game)
    await attack(game, attacker, rival)
    await deed(giveUpBattle, attacker)
    expect(await ladderOf(game)).toEqual(before)
    expect((await history(attacker))[0]).toMatchObject({ attacked: true, won: false })
    expect((await standing(attacker)).fights.inHand).toBe(4)
  })

  test('is one at a time, against one of the five, with fights in hand', async () => {
    expect((await attack(game, attacker, attacker)).body.code).toBe('arena.refused.not-a-rival')
    expect((await attack(game, attacker, { ...rival, id: 999_999_999 })).body.code).toBe(
      'arena.refused.rival-gone',
    )
    const outsider = await aTalker(game)
    expect((await attack(game, outsider, rival)).body.code).toBe('arena.refused.not-entered')
    expect((await attack(game, attacker, rival, { scroll: 'scroll-of-fire' })).body.code).toBe(
      'arena.refused.no-scroll',
    )
    await attack(game, attacker, rival)
    expect((await attack(game, attacker, rival)).body.code).toBe('battle.refused.fighting')
    await deed(giveUpBattle, attacker)
    await giveFights(game, attacker, 0)
    expect((await attack(game, attacker, rival)).body.code).toBe('arena.refused.no-fights')
    await pay(attacker, 'mithril', 10)
    const bought = await deed(buyFight, attacker)
    expect(bought.body.arena).toMatchObject({
      standing: { fights: { inHand: 1, extraLeft: 4, extraPrice: 20 } },
    })
    expect((await deed(buyFight, attacker)).body.code).toBe('wallet.refused.not-enough')
  })

  test('against one who has moved meanwhile swaps the places as they are then', async () => {
    await attack(game, attacker, rival)
    const other = await aGladiator(game)
    // The rival is moved by somebody else while the fight goes on.
    const [one, two] = [await ladderOf(game), (await ladderOf(game)).indexOf(rival.id) + 1]
    await game.services.database.query(sql`UPDATE arena_place SET holder = CASE position WHEN 1 THEN ${rival.id}::bigint
      ELSE ${one[0] ?? 0}::bigint END WHERE position IN (1, ${two})`)
    await finish(game, attacker)
    expect((await ladderOf(game)).indexOf(attacker.id)).toBe(0)
    expect((await ladderOf(game)).at(-1)).toBe(other.id)
  })

  test('against one who stands below by now counts, and nobody moves', async () => {
    await attack(game, attacker, rival)
    const before = await ladderOf(game)
    const [own, other] = [before.indexOf(attacker.id) + 1, before.indexOf(rival.id) + 1]
    await game.services.database.query(sql`UPDATE arena_place SET holder = CASE position WHEN ${own}
      THEN ${rival.id}::bigint ELSE ${attacker.id}::bigint END WHERE position IN (${own}, ${other})`)
    const swapped = await ladderOf(game)
    await finish(game, attacker)
    expect(await ladderOf(game)).toEqual(swapped)
    expect((await history(attacker))[0]).toMatchObject({
      won: true,
      positionBefore: other,
      positionAfter: other,
    })
  })

  test('two at once against one rival both count, and everybody still has a place', async () => {
    const second = await aGladiator(game)
    await makeStrong(game, second)
    const { rivals } = await look(second)
    const shared = rivals.find(({ id }) => id !== attacker.id)
    if (!shared) throw new Error('no rival')
    const target = { id: shared.id, token: '', name: shared.name }
    await makeStrong(game, target, 1)
    const before = await ladderOf(game)
    await attack(game, second, target)
    await game.services.database.query(sql`UPDATE player SET version = version + 1,
      state = jsonb_set(state, '{arena,seed}', '0') WHERE id = ${owner(attacker.id)}`)
    for (let seed = 0; seed < 50; seed++) {
      const begun = await attack(game, attacker, target)
      if (begun.status === 200) break
      await game.services.database.query(sql`UPDATE player SET version = version + 1,
        state = jsonb_set(state, '{arena,seed}', ${String(seed)}::jsonb) WHERE id = ${owner(attacker.id)}`)
    }
    await Promise.all([finish(game, attacker), finish(game, second)])
    const after = await ladderOf(game)
    expect(after.toSorted()).toEqual(before.toSorted())
    expect([attacker.id, second.id]).toContain(after[before.indexOf(shared.id)])
    expect((await history(attacker))[0]?.won).toBe(true)
    expect((await history(second))[0]?.won).toBe(true)
  })

  test('brings something twice a day against the same rival', async () => {
    const amethysts: number[] = []
    let before = 0
    for (let time = 0; time < 3; time++) {
      await giveFights(game, attacker)
      const { body } = await fight(game, attacker, rival, time === 0 ? {} : { revenge: true })
      amethysts.push(Number(body.amethyst) - before)
      before = Number(body.amethyst)
      // Beaten again, the rival can be avenged on once more.
      await game.services.database.query(sql`INSERT INTO arena_fight (player_id, at, id, rival_id, attacked, won, power,
          rival_power, position_before, position_after) VALUES (${owner(attacker.id)},
          ${new Date(game.clock.now())}::timestamptz, ${`again-${time}`}, ${rival.id}::bigint, false, false, 1, 1, 1, 1)`)
    }
    expect(amethysts.slice(1)).toEqual([5, 0])
  })

  test('a rival who has not been seen for sixty days steps aside', async () => {
    await game.services.database.query(
      sql`UPDATE session SET seen_at = ${new Date(game.clock.now() - 61 * day)}::timestamptz WHERE player_id = ${rival.id}`,
    )
    const begun = await attack(game, attacker, rival)
    expect(begun.body).toMatchObject({ type: 'ARENA', status: 'COMPLETED', winner: 'player' })
    const place = (await ladderOf(game)).indexOf(rival.id)
    expect((await deed(complete, attacker)).status).toBe(200)
    expect((await ladderOf(game))[place]).toBe(attacker.id)
  })
})

describe('whoever is beaten', () => {
  test('hears of it at once, gets a letter with the replay, and may take revenge once', async () => {
    const rival = await aGladiator(game, 'Beaten One')
    const attacker = await aGladiator(game, 'Quick One')
    await makeStrong(game, attacker)
    const wire = new Wire(await game.listen())
    await wire.connect(rival.token)
    await wire.listen(personalChannel(channelOf(game.services.config.sessionSecret, rival.id)))
    for (let seed = 0; (await look(attacker)).rivals.every(({ id }) => id !== rival.id); seed++)
      await game.services.database.query(sql`UPDATE player SET version = version + 1,
        state = jsonb_set(state, '{arena,seed}', ${String(seed)}::jsonb) WHERE id = ${owner(attacker.id)}`)
    game.clock.time += 1
    await fight(game, attacker, rival)
    const heard: unknown[] = []
    for (let frame = 0; frame < 3; frame++) heard.push(JSON.parse((await wire.next()).body))
    const { position } = await standing(rival)
    const [lost] = await history(rival)
    expect(heard).toContainEqual({
      notificationType: 'ARENA_BEATEN',
      rivalId: attacker.id,
      rivalName: 'Quick One',
      fightId: lost?.id,
      position,
    })
    wire.leave()
    expect(lost).toMatchObject({ attacked: false, won: false, canRevenge: true, rival: { id: attacker.id } })
    const letters = await game.ask(listDialog, {
      as: rival.token,
      params: { partner: 0 },
      query: { from: 0, to: 10 },
    })
    expect((letters.body.messages as unknown as object[]).at(-1)).toMatchObject({
      letter: 'arena-beaten',
      text: '',
      fight: { rivalId: attacker.id, replay: lost?.id },
    })
    expect((await standing(rival)).unseenDefeats).toBe(1)
    game.clock.time += 1
    await deed(seeArenaHistory, rival)
    expect((await standing(rival)).unseenDefeats).toBe(0)
    await makeStrong(game, rival, 1e9)
    await makeStrong(game, attacker, 1)
    await fight(game, rival, attacker, { revenge: true })
    expect((await standing(rival)).position).toBeLessThan(position)
    expect((await attack(game, rival, attacker, { revenge: true })).body.code).toBe(
      'arena.refused.no-revenge',
    )
  })
})

describe('the reward', () => {
  const due = async (person: Person): Promise<DueReward[]> => (await standing(person)).reward.waiting

  test('waits from the hour on, and is taken once, also by many calls at once', async () => {
    const person = await aGladiator(game)
    expect((await deed(takeArenaReward, person)).body.code).toBe('arena.refused.nothing-to-take')
    game.clock.time += 3 * day
    const waiting = await due(person)
    expect(waiting).toHaveLength(3)
    const answers = await Promise.all(Array.from({ length: 6 }, () => deed(takeArenaReward, person)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { body } = answers.find(({ status }) => status === 200) ?? answers[0] ?? { body: {} }
    expect(body.taken).toEqual(waiting)
    const earned = waiting.flatMap(({ amounts }) => amounts).filter(({ currency }) => currency === 'amethyst')
    expect((body.player as unknown as { amethyst: number }).amethyst).toBe(
      earned.reduce((sum, { amount }) => sum + amount, 0),
    )
    expect(await due(person)).toEqual([])
  })

  test('a repeated call gets the same answer and nothing more', async () => {
    const person = await aGladiator(game)
    game.clock.time += day
    const key = aKey()
    const once = await deed(takeArenaReward, person, { key })
    const again = await deed(takeArenaReward, person, { key })
    expect(again.body).toEqual(once.body)
    expect((await deed(takeArenaReward, person)).body.code).toBe('arena.refused.nothing-to-take')
  })

  test('is for the place of its minute, also when it was somebody else who moved the player', async () => {
    const rival = await aGladiator(game)
    const attacker = await aGladiator(game)
    await makeStrong(game, attacker)
    for (let seed = 0; (await look(attacker)).rivals.every(({ id }) => id !== rival.id); seed++)
      await game.services.database.query(sql`UPDATE player SET version = version + 1,
        state = jsonb_set(state, '{arena,seed}', ${String(seed)}::jsonb) WHERE id = ${owner(attacker.id)}`)
    const { position } = await standing(rival)
    game.clock.time += day
    await fight(game, attacker, rival)
    game.clock.time += day
    const after = (await standing(rival)).position
    expect((await due(rival)).map((each) => each.position)).toEqual([position, after])
  })

  test('has an hour that is changed once a day by those inside, and freely by others', async () => {
    const person = await aGladiator(game)
    const change = (hourOfDay: number) => deed(setArenaRewardHour, person, { body: { hour: hourOfDay } })
    expect((await change(7)).body).toMatchObject({ arenaRewardHour: 7, arenaTimeZone: 'UTC' })
    expect((await change(8)).body.code).toBe('arena.refused.hour-rests')
    expect((await standing(person)).reward).toMatchObject({ hour: 7, changeAt: game.clock.now() + day })
    const outsider = await aTalker(game)
    for (const hourOfDay of [5, 6])
      expect((await deed(setArenaRewardHour, outsider, { body: { hour: hourOfDay } })).status).toBe(200)
    expect(
      (await deed(setArenaRewardHour, outsider, { body: { hour: 6, timeZone: 'Nowhere/Land' } })).body.code,
    ).toBe('arena.refused.unknown-zone')
  })
})

describe('the defence', () => {
  test('is a saved squad that was chosen, if there is one', async () => {
    const person = await aGladiator(game)
    expect((await deed(chooseDefence, person, { body: { set: 0 } })).body.code).toBe(
      'arena.refused.empty-set',
    )
    await game.services.database.query(sql`UPDATE player SET version = version + 1,
      state = jsonb_set(state, '{climb,belongings,sets}', '[[1]]') WHERE id = ${owner(person.id)}`)
    const { body } = await deed(chooseDefence, person, { body: { set: 0 } })
    const { power, defencePower, defenceSet } = (body.arena as unknown as ArenaView).standing ?? {}
    expect(defenceSet).toBe(0)
    expect(defencePower).toBeLessThan(power ?? 0)
    expect((await deed(chooseDefence, person, { body: { set: null } })).status).toBe(200)
  })
})

test('amethysts buy what the league allows, and a frame is worn', async () => {
  const person = await aGladiator(game)
  expect((await deed(buyArenaGood, person, { params: { id: 'ticket' } })).body.code).toBe(
    'wallet.refused.not-enough',
  )
  await pay(person, 'amethyst', 100_000)
  expect((await deed(buyArenaGood, person, { params: { id: 'laurel-cloak' } })).body.code).toBe(
    'arena.refused.good-later',
  )
  await game.services.database.query(sql`UPDATE player SET version = version + 1,
    state = jsonb_set(state, '{arena,bestLeague}', '5') WHERE id = ${owner(person.id)}`)
  for (const id of ['ticket', 'guest-beast-mythical', 'frame-oak', 'laurel-cloak', 'hammer'])
    expect([id, (await deed(buyArenaGood, person, { params: { id } })).body.code]).toEqual([id, undefined])
  const { goods } = (await game.ask(arenaShop, { as: person.token })).body as never as {
    goods: { id: string; left: number }[]
  }
  expect(goods.find(({ id }) => id === 'frame-oak')?.left).toBe(0)
  expect((await deed(wearFrame, person, { body: { frame: null } })).body).toMatchObject({
    frame: null,
    frames: ['oak'],
  })
  expect((await deed(wearFrame, person, { body: { frame: 'sky' } })).body.code).toBe(
    'arena.refused.unknown-frame',
  )
})

test('the leagues are nine, the ladder’s own rating and a profile tell where somebody stands', async () => {
  const person = await aGladiator(game, 'Rated Gladiator')
  await game.services.database.query(
    sql`INSERT INTO player_name (folded, player_id) VALUES ('rated gladiator', ${person.id})`,
  )
  const { leagues, own } = (await game.ask(arenaLeagues, { as: person.token })).body as never as {
    leagues: object[]
    own: number
  }
  expect(leagues).toHaveLength(9)
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
  const left = await deed(deleteAccount, leaver, { body: { password: null } })
  expect(left.status).toBe(204)
  await doDueWork(game.services, [departedWork])
  const after = await ladderOf(game)
  expect(after).toEqual(before.with(before.indexOf(leaver.id), last.id).slice(0, -1))
  expect(await standing(last)).toMatchObject({ position: before.indexOf(leaver.id) + 1 })
})
