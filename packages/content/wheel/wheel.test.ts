import { drawThrows, oddsOf, throwOf } from '@skystair/rules/draw/draw.ts'
import { HEROES_SHOWN, spin } from '@skystair/rules/wheel/spin.ts'
import { describe, expect, test } from 'vitest'
import { ARTIFACTS } from '../artifacts.data.ts'
import { BOOSTERS } from '../boosters.data.ts'
import { CLANS } from '../clans/clans.ts'
import { HEROES } from '../heroes.data.ts'
import { WHEEL } from './wheel.data.ts'

/** What is published says how often each is drawn; chance alone strays from it no further than this. */
function expectOdds(
  lots: readonly { id: string; weight: number }[],
  counts: ReadonlyMap<string, number>,
  all: number,
) {
  for (const [index, chance] of oddsOf(lots).entries()) {
    const { id } = lots[index] as { id: string }
    const error = Math.sqrt((chance * (1 - chance)) / all)
    expect([id, Math.abs((counts.get(id) ?? 0) / all - chance) < 5 * error + 1e-12]).toEqual([id, true])
  }
}

describe('the wheel', () => {
  test('has twelve sectors, whose weights are chances in a thousand', () => {
    expect(WHEEL.sectors).toHaveLength(12)
    expect(WHEEL.sectors.reduce((sum, { weight }) => sum + weight, 0)).toBe(1000)
    expect(new Set(WHEEL.sectors.map(({ id }) => id)).size).toBe(12)
  })

  test('gives only what there is', () => {
    expect(WHEEL.artifacts.filter(({ id }) => !ARTIFACTS[id])).toEqual([])
    expect(WHEEL.heroes.filter(({ id }) => !HEROES[id] || HEROES[id].bound)).toEqual([])
    expect(WHEEL.heroes.length).toBeGreaterThan(HEROES_SHOWN)
    for (const { prize } of WHEEL.sectors)
      if (prize.kind === 'booster') expect(BOOSTERS.map(({ id }) => id)).toContain(prize.booster)
  })

  test('keeps its published odds in a million spins', () => {
    const all = 1_000_000
    const counts = new Map<string, number>()
    const sectors = [throwOf(WHEEL.sectors)]
    for (let number = 0; number < all; number++) {
      const name = drawThrows(sectors, `a spin, ${number}`)[0]?.[0] ?? ''
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
    expectOdds(WHEEL.sectors, counts, all)
  }, 60_000)

  test('wins about three prizes a week for whoever pays nothing: more than a handful of the road', () => {
    const handfuls = ['gold', 'sack', 'crystal', 'sulfur', 'elixir']
    const chance = WHEEL.sectors
      .filter(({ id }) => !handfuls.includes(id))
      .reduce((sum, { weight }) => sum + weight / 1000, 0)
    // A free spin a day, and the tickets of a week: one of the gifts of the day, two of the free pack.
    const spins = 7 * WHEEL.freeADay + 3
    expect(chance * spins).toBeGreaterThan(2.5)
    expect(chance * spins).toBeLessThan(3.5)
  })

  test('shows three different heroes where one is won, and names the artifact where that is', () => {
    let [heroes, artifacts] = [0, 0]
    for (let number = 0; number < 5_000; number++) {
      const won = spin(WHEEL, `${number}`)
      if (won.prize.kind === 'hero') {
        heroes += 1
        expect(new Set(won.heroes).size).toBe(HEROES_SHOWN)
      } else expect(won.heroes).toEqual([])
      if (won.prize.kind === 'artifact') artifacts += 1
      expect(won.artifact !== null).toBe(won.prize.kind === 'artifact')
    }
    expect(Math.min(heroes, artifacts)).toBeGreaterThan(5)
  })
})

test('the factory keeps its published odds in a million portions', () => {
  const all = 1_000_000
  const counts = new Map<string, number>()
  const lots = CLANS.giftOdds.map(({ currency, weight }) => ({ id: currency, weight }))
  const portions = [throwOf(lots, 100)]
  for (let number = 0; number < all / 100; number++)
    for (const name of drawThrows(portions, `a gift, ${number}`)[0] ?? [])
      counts.set(name, (counts.get(name) ?? 0) + 1)
  expectOdds(lots, counts, all)
}, 60_000)
