import { FORCES } from '@skystair/content/forces.data.ts'
import type { ForceSheet } from '@skystair/contract/force-view.ts'
import {
  buyHammer,
  completeForce,
  forceManual,
  forcesInShort,
  speedupForce,
  startForce,
} from '@skystair/contract/forces.ts'
import { getHero, type HeroPage } from '@skystair/contract/heroes.ts'
import { current, info } from '@skystair/contract/player.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { forceTime } from '@skystair/rules/forces/force.ts'
import { expect, test } from 'vitest'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { aGame, aKey } from '../../testing/game.ts'
import { aTraveller, type Person } from '../../testing/people.ts'
import { aKeeper } from '../../testing/samples-of-heroes.ts'

const game = aGame()

const pageOf = async ({ token }: Person, id = 3) =>
  (await game.ask(getHero, { as: token, params: { id } })).body as unknown as HeroPage
const forceIn = ({ forces }: ForceSheet, name: string) =>
  forces.find(({ warriorClass }) => warriorClass === name)
const deed = (call: typeof startForce, { token }: Person, force: string, id = 3) =>
  game.ask(call, { as: token, params: { id, force }, key: aKey() })
const look = async ({ token }: Person) =>
  (await game.ask(current, { as: token })).body as unknown as PlayerView

test('a force grows by the clock of the server and makes its hero stronger', async () => {
  const person = await aKeeper(game)
  const before = await pageOf(person)
  expect(forceIn(before.sheet, 'BEAST')).toMatchObject({ state: 'CAN_UPGRADE', level: 0, amount: 0 })
  await deed(startForce, person, 'BEAST')
  expect(forceIn((await pageOf(person)).sheet, 'BEAST')?.state).toBe('IN_PROGRESS')
  expect((await deed(completeForce, person, 'BEAST')).body.code).toBe('forces.refused.not-yet')
  game.clock.time += forceTime(1)
  expect(forceIn((await pageOf(person)).sheet, 'BEAST')?.state).toBe('DONE')
  expect((await look(person)).trainings).toHaveLength(1)
  expect((await deed(completeForce, person, 'BEAST')).status).toBe(200)
  const after = await pageOf(person)
  expect(forceIn(after.sheet, 'BEAST')).toMatchObject({ state: 'CAN_UPGRADE', level: 1, amount: 0.025 })
  expect(after.hero.forcesV2).toEqual([{ warriorClass: 'BEAST', level: 1 }])
  expect(after.hero.power).toBeGreaterThan(before.hero.power)
  expect(after.parts[0]?.sources.map(({ source }) => source)).toContain('forces')
})

test('two grow at once; a hammer makes it three; emeralds buy the time', async () => {
  const person = await aKeeper(game)
  await deed(startForce, person, 'BEAST')
  await deed(startForce, person, 'BEAST', 4)
  expect((await deed(startForce, person, 'WEREWOLF')).body.code).toBe('forces.refused.hammers-busy')
  const hammerDto = async () => (await game.ask(info, { as: person.token })).body.hammerDto
  expect(await hammerDto()).toEqual({ currentCount: 0, maxCount: 2 })
  await game.ask(buyHammer, { as: person.token, key: aKey() })
  expect(await hammerDto()).toEqual({ currentCount: 1, maxCount: 3 })
  expect((await deed(startForce, person, 'WEREWOLF')).status).toBe(200)
  const before = await look(person)
  await deed(speedupForce, person, 'WEREWOLF')
  const after = await look(person)
  expect(before.mithril - after.mithril).toBe(1)
  expect(after.trainings).toHaveLength(2)
  expect(await findImbalances(game.services.database)).toEqual([])
})

test('the manual tells of each force, in the language of the player', async () => {
  const { token } = await aTraveller(game, { lang: 'RU' })
  const { forces } = (await game.ask(forcesInShort, { as: token })).body as unknown as {
    forces: { warriorClass: string; name: string; text: string }[]
  }
  expect(forces).toHaveLength(Object.keys(FORCES).length)
  for (const { name, text } of forces) expect(`${name} ${text}`).toMatch(/^[А-ЯЁ][^?]+$/)
  const { body } = await game.ask(forceManual, { as: token, params: { x: 'WARLOCK' } })
  expect(body).toMatchObject({ name: 'Расписка', effect: 'immortality' })
  expect(body.levels).toHaveLength(2)
  const unknown = await game.ask(forceManual, { as: token, params: { x: 'EMPTY' } })
  expect(unknown.body.code).toBe('forces.refused.unknown')
})
