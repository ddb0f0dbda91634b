import { ask, complete } from '@skystair/contract/battle.ts'
import { campaignStatus, duelHero } from '@skystair/contract/calendar.ts'
import { current } from '@skystair/contract/player.ts'
import { expect, test } from 'vitest'
import { aGame, aKey } from '../../testing/game.ts'
import { aTraveller, type Person } from '../../testing/people.ts'
import { change } from '../../testing/world.ts'

const DAY = 86_400_000
const game = aGame()

const challenge = ({ token }: Person, key = aKey()) => game.ask(duelHero, { as: token, key })
async function fight(person: Person): Promise<string> {
  const as = person.token
  expect((await challenge(person)).status).toBe(200)
  const over = await game.ask(ask, { as, body: { toTheEnd: true }, key: aKey() })
  expect((await game.ask(complete, { as, key: aKey() })).status).toBe(200)
  return String(over.body.winner)
}
const own = async ({ token }: Person) =>
  (await game.ask(current, { as: token })).body as unknown as {
    gold: number
    battle: string | null
    creatures: { skills: { skillType: string; valueCurrent: number; valueTotal: number }[] }[]
  }

async function aHero(experience: number): Promise<Person> {
  const person = await aTraveller(game)
  await change(game, person.id, (before) => ({
    ...before,
    heroes: before.heroes.map((hero) => ({ ...hero, experience })),
  }))
  return person
}

test('the hero of the week is met one against one, and the first victory over him is paid, no other', async () => {
  const person = await aHero(10_000_000)
  const before = await own(person)
  const begun = await challenge(person)
  expect(begun.body.creatures).toHaveLength(2)
  expect((await challenge(person)).body.code).toBe('battle.refused.fighting')
  await game.ask(ask, { as: person.token, body: { toTheEnd: true }, key: aKey() })
  const key = aKey()
  await Promise.all([1, 2, 3].map(() => game.ask(complete, { as: person.token, key })))
  const after = await own(person)
  expect(after.gold).toBeGreaterThan(before.gold)
  expect(await fight(person)).toBe('player')
  expect((await own(person)).gold).toBe(after.gold)
})

test('nobody comes home wounded, not even whoever has lost', async () => {
  const person = await aHero(0)
  await change(game, person.id, (before) => ({
    ...before,
    heroes: before.heroes.map((hero) => ({ ...hero, origin: 1 })),
  }))
  const before = await own(person)
  expect(await fight(person)).toBe('enemy')
  const after = await own(person)
  expect(after.creatures).toEqual(before.creatures)
  expect([after.gold, after.battle]).toEqual([before.gold, null])
})

test('he has time three times a day, and says so', async () => {
  const person = await aHero(10_000_000)
  for (let time = 1; time <= 3; time++) await fight(person)
  expect((await challenge(person)).body.code).toBe('errors.offer-daily-limit')
  const status = await game.ask(campaignStatus, { as: person.token, params: { x: 'HERO' } })
  expect(status.body).toMatchObject({ usedToday: 3, mostADay: 3 })
  game.clock.time += DAY
  expect((await challenge(person)).status).toBe(200)
})
