import { describe, expect, test } from 'vitest'
import { codeOf, ok } from '../an-answer.ts'
import { aHeroKind } from '../heroes/a-hero-kind.ts'
import type { Hero } from '../heroes/hero.ts'
import { heroStats } from '../heroes/hero-stats.ts'
import { join } from '../heroes/join.ts'
import { emptyWallet } from '../wallet/wallet.ts'
import { heal } from './heal.ts'
import { remediesAt, restore } from './restore.ts'

const MINUTE = 60_000
const DAY = 86_400_000
const kind = aHeroKind()
const kindOf = () => kind
const aHero = (wish: Partial<Hero> = {}): Hero => ({ ...join(kind, 1, 100, true, 0), ...wish })

describe('health', () => {
  test('comes back by 1 a minute', () => {
    const wounded = aHero({ wounds: 30 })
    expect(heroStats(heal(wounded, kind, 10 * MINUTE), kind).health).toBe(30)
  })

  test('comes back by a hundredth a minute where that is more', () => {
    const giant = aHero({ origin: 100_000, wounds: 50_000 })
    expect(heal(giant, kind, 10 * MINUTE).wounds).toBe(45_000)
  })

  test('is multiplied by boosters and never above the whole', () => {
    const wounded = aHero({ wounds: 30 })
    expect(heal(wounded, kind, MINUTE, 20).wounds).toBe(10)
    expect(heal(wounded, kind, DAY).wounds).toBe(0)
  })

  test('looked at twice a minute comes back as if looked at once', () => {
    let often = aHero({ wounds: 30 })
    for (let half = 1; half <= 20; half++) often = heal(often, kind, half * (MINUTE / 2))
    expect(often.wounds).toBe(heal(aHero({ wounds: 30 }), kind, 10 * MINUTE).wounds)
  })

  const options = [{ id: 'elixir', price: { elixir: 3 }, share: 0.5, untilStair: null }]
  const patient = (elixir: number, wounds: number) => ({
    purse: { ...emptyWallet, elixir },
    heroes: [aHero({ wounds })],
  })

  test('is restored for nothing at the fire, until the stair is won that it burns up to', () => {
    const fire = { id: 'fire', price: {}, share: 1, untilStair: 10 }
    expect(ok(restore(patient(0, 40), [fire], 'fire', kindOf, 0)).heroes[0]?.wounds).toBe(0)
    const offered = (stair: number) => remediesAt([fire, ...options], stair).map(({ id }) => id)
    expect(offered(9)).toEqual(['fire', 'elixir'])
    expect(offered(10)).toEqual(['elixir'])
  })

  test('is restored for a price', () => {
    const well = ok(restore(patient(4, 40), options, 'elixir', kindOf, 0))
    expect(well.purse.elixir).toBe(1)
    expect(well.heroes[0]?.wounds).toBe(15)
  })

  test('is not sold to the healthy, the poor, or by an option that is not there', () => {
    expect(codeOf(restore(patient(9, 0), options, 'elixir', kindOf, 0))).toBe('health.refused.healthy')
    expect(codeOf(restore(patient(2, 9), options, 'elixir', kindOf, 0))).toBe('wallet.refused.not-enough')
    expect(codeOf(restore(patient(9, 9), options, 'honey', kindOf, 0))).toBe('health.refused.unknown-option')
  })
})
