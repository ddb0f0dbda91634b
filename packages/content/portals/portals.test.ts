import { rewardAt } from '@skystair/rules/economy/stair-reward.ts'
import { PLACES_APART } from '@skystair/rules/road/place.ts'
import { lastStair } from '@skystair/rules/road/road-design.ts'
import { describe, expect, test } from 'vitest'
import { ARTIFACTS } from '../artifacts.data.ts'
import { CONSUMABLES } from '../consumables.data.ts'
import { CREATURES } from '../creatures.data.ts'
import { REALM } from '../realm.ts'
import { RUNES } from '../runes.data.ts'
import { PORTALS } from './portals.ts'

const isKnown = {
  artifact: (id: string) => ARTIFACTS[id] !== undefined,
  consumable: (id: string) => CONSUMABLES.some((one) => one.id === id),
  rune: (id: string) => RUNES[id] !== undefined,
  hero: () => false,
}

describe.each(PLACES_APART)('%s', (place) => {
  const { stairs, guardian, creatures, prize, price } = PORTALS.places[place]

  test('ends at its guardian, who is met nowhere before', () => {
    expect(CREATURES[guardian]).toBeDefined()
    expect(creatures).not.toContain(guardian)
    expect(lastStair(REALM.roads[place], { floor: 40 })).toBe(40 + stairs)
  })

  test('gives things that exist, at the foot of the Stair and far above', () => {
    for (const { kind, id } of prize.things) expect(isKnown[kind](id), id).toBe(true)
    for (const stair of [0, 30, 5000]) {
      const { amounts, experience, things } = rewardAt(prize, stair, REALM)
      for (const amount of Object.values(amounts)) expect(Number.isSafeInteger(amount)).toBe(true)
      expect(experience + things.length + Object.keys(amounts).length).toBeGreaterThan(0)
    }
  })

  test('never gives back what its key costs', () => {
    expect(price.amount).toBeGreaterThan(0)
    expect(prize.amounts.mithril ?? 0).toBe(0)
    expect(prize.amounts.amethyst ?? 0).toBe(0)
  })
})

test('cards take off 10 to 50 hundredths', () => {
  const percents = PORTALS.cards.map(({ percent }) => percent)
  expect(Math.min(...percents)).toBe(10)
  expect(Math.max(...percents)).toBe(50)
  expect(PORTALS.cards.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
})

test('keys are sold for emeralds and for amethysts', () => {
  const sold = new Set(PLACES_APART.map((place) => PORTALS.places[place].price.currency))
  expect([...sold].toSorted()).toEqual(['amethyst', 'mithril'])
})
