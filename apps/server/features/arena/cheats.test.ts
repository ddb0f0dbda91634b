import { arenaShop, buyArenaGood, buyFight, enterArena, refreshRivals } from '@skystair/contract/arena.ts'
import type { ArenaGoodView } from '@skystair/contract/arena-view.ts'
import { ask, attackPlace, complete, giveUpBattle } from '@skystair/contract/battle.ts'
import { chooseSquad } from '@skystair/contract/heroes.ts'
import { current, deleteAccount, setArenaRewardHour } from '@skystair/contract/player.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { owner, sql } from '../../platform/database/sql.ts'
import { doDueWork } from '../../platform/due-work/do-due-work.ts'
import {
  aGladiator,
  attack,
  deed,
  finish,
  giveFights,
  history,
  ladderOf,
  look,
  makeStrong,
  standing,
} from '../../testing/arena.ts'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { type Answer, aGame, aKey } from '../../testing/game.ts'
import type { Person } from '../../testing/people.ts'
import { aTalker } from '../../testing/talk.ts'
import { enrich } from '../../testing/world.ts'
import { departedWork } from './departed.ts'

const game = aGame()
const crowd: Person[] = []
let cheat: Person
let rival: Person

beforeAll(async () => {
  for (let count = 0; count < 30; count++) crowd.push(await aGladiator(game))
})

beforeEach(async () => {
  cheat = await aGladiator(game)
  await makeStrong(game, cheat)
  const { rivals } = await look(game, cheat)
  const known = crowd.find(({ id }) => rivals.some((one) => one.id === id))
  if (!known) throw new Error('no rival')
  rival = known
  await makeStrong(game, rival, 1)
})

const codes = (answers: readonly Answer[]) => answers.map(({ status, body }) => body.code ?? status)
const good = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200).length
const amethysts = async () => Number((await game.ask(current, { as: cheat.token })).body.amethyst)

test('a zone is kept under its one name, however it is spelt, by those outside and those who enter', async () => {
  const outsider = await aTalker(game)
  const spell = (timeZone: string) =>
    deed(game, setArenaRewardHour, outsider, { body: { hour: 5, timeZone } })
  expect((await spell('eUrOpE/mOsCoW')).body.arenaTimeZone).toBe('Europe/Moscow')
  expect((await spell('+2359')).body.code).toBe('arena.refused.unknown-zone')
  await deed(game, enterArena, outsider, { body: { timeZone: 'europe/BERLIN' } })
  expect((await standing(game, outsider)).reward.timeZone).toBe('Europe/Berlin')
})

test('the last fight in hand is fought once, by many calls at once, and brings its reward once', async () => {
  await giveFights(game, cheat, 1)
  const begun = await Promise.all([1, 2, 3, 4].map(() => attack(game, cheat, rival)))
  expect([good(begun), (await standing(game, cheat)).fights.inHand]).toEqual([1, 0])
  expect(codes([await deed(game, complete, cheat)])).toEqual(['battle.refused.not-over'])
  expect(codes([await deed(game, attackPlace, cheat, { body: { placeId: 'main-1-0' } })])).toEqual([
    'battle.refused.fighting',
  ])
  expect(codes([await deed(game, chooseSquad, cheat, { body: { heroIds: [1] } })])).toEqual([
    'battle.refused.fighting',
  ])
  await deed(game, ask, cheat, { body: { toTheEnd: true } })
  const before = await amethysts()
  expect(good(await Promise.all([1, 2, 3, 4].map(() => deed(game, complete, cheat))))).toBe(1)
  const once = (await amethysts()) - before
  expect([once > 0, (await history(game, cheat)).length]).toEqual([true, 1])
})

test('rivals, fights for emeralds and goods are given once each, by many calls at once', async () => {
  const four = (call: () => Promise<Answer>) => Promise.all([1, 2, 3, 4].map(call))
  expect(good(await four(() => deed(game, refreshRivals, cheat)))).toBe(1)
  await enrich(game, cheat.id, 'mithril', 10)
  expect(good(await four(() => deed(game, buyFight, cheat)))).toBe(1)
  await enrich(game, cheat.id, 'mithril', 1_000_000)
  expect(good([...(await four(() => deed(game, buyFight, cheat))), await deed(game, buyFight, cheat)])).toBe(
    4,
  )
  // Another calendar is not another day.
  await deed(game, setArenaRewardHour, cheat, { body: { hour: 0, timeZone: 'Pacific/Kiritimati' } })
  expect(codes([await deed(game, buyFight, cheat)])).toEqual(['arena.refused.no-extra'])
  await enrich(game, cheat.id, 'amethyst', 1_000_000)
  await game.services.database.query(sql`UPDATE player SET version = version + 1,
    state = jsonb_set(state, '{arena,bestLeague}', '1') WHERE id = ${owner(cheat.id)}`)
  const { goods } = (await game.ask(arenaShop, { as: cheat.token })).body as never as {
    goods: ArenaGoodView[]
  }
  for (const { id } of goods.filter(({ left }) => left === 1))
    expect([id, good(await four(() => deed(game, buyArenaGood, cheat, { params: { id } })))]).toEqual([id, 1])
  expect(await findImbalances(game.services.database)).toEqual([])
})

test('a key of somebody else is nobody’s', async () => {
  const key = aKey()
  const answers = [cheat, rival].map(({ token }) => game.ask(refreshRivals, { as: token, key }))
  expect((await Promise.all(answers)).map(({ body }) => body.player)).toMatchObject([
    { id: cheat.id },
    { id: rival.id },
  ])
})

test('revenge is taken once, by many calls at once, and is spent when it was given up', async () => {
  await attack(game, cheat, rival)
  await finish(game, cheat)
  const revenge = () => attack(game, rival, cheat, { revenge: true })
  expect(good(await Promise.all([1, 2, 3].map(revenge)))).toBe(1)
  await deed(game, giveUpBattle, rival)
  expect(codes([await revenge()])).toEqual(['arena.refused.no-revenge'])
})

test('a fight that a change of the rules calls off has never been: it is in hand again, and the revenge owed again', async () => {
  await attack(game, cheat, rival)
  await finish(game, cheat)
  await giveFights(game, rival, 1)
  const before = (await history(game, rival)).length
  const revenge = () => attack(game, rival, cheat, { revenge: true })
  expect(codes([await revenge()])).toEqual([200])
  await game.services.database.query(
    sql`UPDATE battle SET state = state || '{"rulesVersion": 0}'::jsonb WHERE player_id = ${owner(rival.id)}`,
  )
  expect(codes([await deed(game, giveUpBattle, rival)])).toEqual([200])
  expect((await standing(game, rival)).fights.inHand).toBe(1)
  expect((await history(game, rival)).length).toBe(before)
  expect(codes([await revenge()])).toEqual([200])
})

test('a rival who leaves for ever in the middle of a fight takes nobody’s place along', async () => {
  await attack(game, cheat, rival)
  await deed(game, deleteAccount, rival, { body: { password: null } })
  crowd.splice(crowd.indexOf(rival), 1)
  await doDueWork(game.services, [departedWork])
  expect((await finish(game, cheat)).status).toBe(200)
  const ladder = await ladderOf(game)
  expect([ladder.includes(rival.id), new Set(ladder).size, ladder.includes(cheat.id)]).toEqual([
    false,
    ladder.length,
    true,
  ])
})
