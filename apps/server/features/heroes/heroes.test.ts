import { kindOf } from '@skystair/content/beginning.ts'
import { attackPlace } from '@skystair/contract/battle.ts'
import {
  chooseSquad,
  dismissHero,
  getHero,
  type HeroPage,
  mergeHeroes,
  saveSquad,
} from '@skystair/contract/heroes.ts'
import { current } from '@skystair/contract/player.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { join } from '@skystair/rules/heroes/join.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { aGame, aKey } from '../../testing/game.ts'
import { aTraveller, type Person } from '../../testing/people.ts'
import { aBear, aCaptain, addHeroes } from '../../testing/samples-of-heroes.ts'
import { change } from '../../testing/world.ts'

const game = aGame()

const look = async ({ token }: Person) =>
  (await game.ask(current, { as: token })).body as unknown as PlayerView
const idsOf = ({ creatures }: PlayerView, combative: boolean) =>
  creatures.filter((hero) => hero.combative === combative).map(({ id }) => id)

test('the squad fights in the order it was chosen, and the rest wait in the camp', async () => {
  const person = await aCaptain(game)
  const { body } = await game.ask(chooseSquad, { as: person.token, body: { heroIds: [4, 1, 3] } })
  expect(idsOf(body as unknown as PlayerView, true)).toEqual([4, 1, 3])
  expect(idsOf(await look(person), false)).toEqual([2])
})

test('a squad is not changed in the middle of a battle', async () => {
  const person = await aTraveller(game)
  await game.ask(attackPlace, { as: person.token, body: { placeId: 'main-1-0' } })
  const { status, body } = await game.ask(chooseSquad, { as: person.token, body: { heroIds: [1] } })
  expect([status, body.code]).toEqual([422, 'battle.refused.fighting'])
})

test('three squads can be kept for later; a hero who goes is in none of them', async () => {
  const person = await aCaptain(game)
  await game.ask(saveSquad, { as: person.token, body: { place: 2, heroIds: [4, 3, 1] } })
  expect((await look(person)).savedSquads).toEqual([[], [], [4, 3, 1]])
  await game.ask(dismissHero, { as: person.token, params: { id: 3 }, key: aKey() })
  expect((await look(person)).savedSquads).toEqual([[], [], [4, 1]])
})

test('two bears become one of rank two, and it is written once', async () => {
  const person = await aCaptain(game)
  const merge = { as: person.token, params: { id: 3 }, body: { otherId: 4 }, key: aKey() }
  await game.ask(mergeHeroes, merge)
  await game.ask(mergeHeroes, merge)
  const { creatures } = await look(person)
  expect(creatures.map(({ id, rank }) => [id, rank])).toEqual([
    [1, 1],
    [2, 1],
    [3, 2],
  ])
})

test('who is let go leaves gold, and the books know of it', async () => {
  const person = await aCaptain(game)
  const before = (await look(person)).gold
  const { body: page } = await game.ask(getHero, { as: person.token, params: { id: 3 } })
  const { farewell } = page as unknown as HeroPage
  const { body } = await game.ask(dismissHero, { as: person.token, params: { id: 3 }, key: aKey() })
  expect(farewell).toBeGreaterThan(0)
  expect(body.gold).toBe(before + farewell)
  expect(await findImbalances(game.services.database)).toEqual([])
})

test('the page of a hero says where every point comes from', async () => {
  const person = await aCaptain(game)
  await change(game, person.id, (before) => ({
    ...before,
    heroes: before.heroes.map((hero) => (hero.id === 3 ? { ...hero, experience: 50, attack: 9 } : hero)),
  }))
  const page = (await game.ask(getHero, { as: person.token, params: { id: 3 } })).body as unknown as HeroPage
  for (const { skillType, sources } of page.parts) {
    const whole = page.hero.skills.find((skill) => skill.skillType === skillType)?.valueTotal
    expect(sources.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(whole ?? -1)
  }
  const attack = page.parts.find(({ skillType }) => skillType === 'attack')?.sources
  expect(attack).toContainEqual({ source: 'shrines', amount: 9 })
  expect(page.mergeable).toEqual([4])
  expect(page.nextRankAt).toBe(100)
})

test('the friends one set out with never leave', async () => {
  const person = await aCaptain(game)
  const { body } = await game.ask(dismissHero, { as: person.token, params: { id: 1 }, key: aKey() })
  expect(body.code).toBe('heroes.refused.bound')
})

test('a guest leaves by the clock', async () => {
  const person = await aTraveller(game)
  const guest = { ...join(kindOf('young-dragon'), 9, 50, true, 0), temporal: game.clock.now() + 1000 }
  await addHeroes(game, person.id, [guest])
  expect((await look(person)).creatures.map(({ id }) => id)).toEqual([1, 2, 9])
  game.clock.time += 1000
  expect((await look(person)).creatures.map(({ id }) => id)).toEqual([1, 2])
})

test('a player stored before there was a camp plays on', async () => {
  const person = await aTraveller(game)
  await addHeroes(game, person.id, [aBear(game, 3)])
  await game.services.database.query(
    sql`UPDATE player SET state = state #- '{climb,belongings}', state_version = 0 WHERE id = ${person.id}`,
  )
  expect((await look(person)).savedSquads).toEqual([[], [], []])
  const { status } = await game.ask(saveSquad, { as: person.token, body: { place: 0, heroIds: [3] } })
  expect(status).toBe(200)
})
