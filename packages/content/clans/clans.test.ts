import { expect, test } from 'vitest'
import { CLANS } from './clans.ts'

test('a clan that has never seen a gear can build the factory that makes them', () => {
  const [factory] = Object.values(CLANS.buildings).filter(({ effect }) => effect === 'gift')
  expect(factory?.price(1).gear ?? 0).toBe(0)
  expect(CLANS.giftWorth(1) * CLANS.giftGearShare).toBeGreaterThan(1)
})

test('every level of a building costs more than the one before', () => {
  for (const { price } of Object.values(CLANS.buildings))
    for (let level = 2; level <= CLANS.topBuilding; level++)
      expect(price(level).crystal ?? 0).toBeGreaterThan(price(level - 1).crystal ?? 0)
})

test('every rank may all that the ranks below it may', () => {
  const { LEADER, SUBLEADER, DEPUTY_LEADER, REPRESENTATIVE, PARTICIPANT, NEWBIE } = CLANS.rights
  const ranks = [NEWBIE, PARTICIPANT, REPRESENTATIVE, DEPUTY_LEADER, SUBLEADER, LEADER]
  for (const [place, rights] of ranks.entries())
    expect(rights).toEqual(expect.arrayContaining([...(ranks[place - 1] ?? [])]))
})
