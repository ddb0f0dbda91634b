import { TRICKS } from '@skystair/rules/battle/trick.ts'
import { RAID_DIFFICULTIES } from '@skystair/rules/clan/clan.ts'
import { lootOf } from '@skystair/rules/raid/loot.ts'
import { poolOf } from '@skystair/rules/raid/pool.ts'
import { LOOT_CURRENCIES } from '@skystair/rules/raid/raid.ts'
import { describe, expect, test } from 'vitest'
import { CREATURES } from '../creatures.data.ts'
import { RAIDS } from './raids.ts'

describe('the bosses', () => {
  test('are four of the art, each with a trick of its own', () => {
    expect(RAIDS.bosses.map(({ trick }) => trick.type).toSorted()).toEqual([...TRICKS].toSorted())
    for (const { kind, trick } of RAIDS.bosses) {
      expect(CREATURES[kind]?.tier).toBe('TM5')
      if (trick.type === 'BROOD') expect(CREATURES[trick.kind]).toBeDefined()
    }
  })

  test('stand on the last stair of the raid road too', () => {
    expect(RAIDS.stairs % RAIDS.bossEvery).toBe(0)
  })
})

describe.each([10, 60, 300])('loot of a clan on stair %i', (height) => {
  const members = 20
  const paid = RAID_DIFFICULTIES.map((difficulty) => {
    const loot = lootOf({ members, height, difficulty }, RAIDS)
    return LOOT_CURRENCIES.map(
      (currency) => loot[currency] / poolOf({ members: 1, power: 1_000_000, height: 1 }, difficulty, RAIDS),
    )
  })

  test('whoever dares more is paid a little better for the same damage, never worse and never much', () => {
    for (const [place, next] of paid.slice(1).entries())
      for (const [of, more] of next.entries()) {
        const step = more / (paid[place]?.[of] ?? 0)
        expect(step).toBeGreaterThan(1)
        expect(step).toBeLessThan(1.06)
      }
  })
})
