import { describe, expect, test } from 'vitest'
import { codeOf, ok } from '../an-answer.ts'
import { NO_BELONGINGS } from '../climb/belongings.ts'
import { aHeroKind } from '../heroes/a-hero-kind.ts'
import { entrantOf } from '../heroes/entrant-of.ts'
import type { Hero } from '../heroes/hero.ts'
import { statParts } from '../heroes/hero-parts.ts'
import { heroStats } from '../heroes/hero-stats.ts'
import { join } from '../heroes/join.ts'
import { leave } from '../heroes/leave.ts'
import { merge } from '../heroes/merge.ts'
import { SKILL_TYPES } from '../skill/skills.ts'
import { emptyWallet } from '../wallet/wallet.ts'
import { type ForceDesign, forcePrice, forceTime, hastePrice } from './force.ts'
import { buyHammer, completeTraining, hasten, instructed, mostHammers, startTraining } from './train.ts'

const kind = aHeroKind({
  poison: 0.01,
  immortality: 1,
  specials: { LUCK: 0.7, RESURRECTION: 1 },
  rankLimit: 3,
})
const force = (id: string, effect: ForceDesign['effect'], step: number, limit = 10): ForceDesign => ({
  id,
  effect,
  step,
  limit,
  price: 1,
})
const designs: Readonly<Record<string, ForceDesign>> = {
  ARM: force('ARM', 'attack', 0.1),
  ALL: force('ALL', 'power', 0.05),
  LUCKY: force('LUCKY', 'LUCK', 0.05),
  STONE: force('STONE', 'BLOCK_RED', 0.02),
  NEEDLE: force('NEEDLE', 'immortality', 1, 2),
  VENOM: force('VENOM', 'poison', 0.01),
}
const forceOf = (id: string): ForceDesign => designs[id] ?? force(id, 'attack', 0)
const kindOf = () => kind
const learnable = Object.keys(designs)
const aHero = (wish: Partial<Hero> = {}): Hero => ({ ...join(kind, 1, 100, true, 0), ...wish })
const who = {
  heroes: [aHero(), aHero({ id: 2 })],
  purse: { ...emptyWallet, crystal: 100, sulfur: 20, mithril: 3000 },
  belongings: NO_BELONGINGS,
}
const arm = { heroId: 1, force: 'ARM' }
const start = (wish: { heroId: number; force: string }, one = who) =>
  startTraining(one, wish, learnable, forceOf, 0)

describe('a force grows', () => {
  test('for crystals and sulfur, and is taken when its time is over, not before', () => {
    const begun = ok(start(arm))
    expect(begun.purse).toMatchObject({ crystal: 94, sulfur: 19 })
    const { endsAt = 0 } = begun.belongings.trainings[0] ?? {}
    expect(endsAt).toBe(forceTime(1))
    expect(codeOf(completeTraining(begun, arm, forceOf, kindOf, endsAt - 1))).toBe('forces.refused.not-yet')
    const done = ok(completeTraining(begun, arm, forceOf, kindOf, endsAt))
    expect(done.heroes[0]?.forces).toEqual({ ARM: 1 })
    expect(done.belongings.trainings).toEqual([])
    expect(codeOf(completeTraining(done, arm, forceOf, kindOf, endsAt))).toBe('forces.refused.not-begun')
  })

  test('two at once, one more with every magic hammer, and never twice the same', () => {
    const two = ok(start({ heroId: 2, force: 'ARM' }, ok(start(arm))))
    expect(codeOf(start(arm, two))).toBe('forces.refused.in-progress')
    expect(codeOf(start({ heroId: 1, force: 'ALL' }, two))).toBe('forces.refused.hammers-busy')
    const three = ok(start({ heroId: 1, force: 'ALL' }, ok(buyHammer(two))))
    expect(three.belongings.trainings).toHaveLength(3)
  })

  test('at once for emeralds, one for every ten minutes begun', () => {
    const begun = ok(start(arm))
    const hurried = ok(hasten(begun, arm, forceOf, kindOf, 0))
    expect(begun.purse.mithril - hurried.purse.mithril).toBe(1)
    expect(hurried.heroes[0]?.forces).toEqual({ ARM: 1 })
    expect([hastePrice(0), hastePrice(1), hastePrice(600_000), hastePrice(600_001)]).toEqual([0, 1, 1, 2])
    expect(codeOf(hasten(who, arm, forceOf, kindOf, 0))).toBe('forces.refused.not-begun')
  })

  test('up to its highest level, and only in heroes who have the gift', () => {
    const full = { ...who, heroes: [aHero({ forces: { NEEDLE: 2 } })] }
    expect(codeOf(start({ heroId: 1, force: 'NEEDLE' }, full))).toBe('forces.refused.highest')
    expect(codeOf(start({ heroId: 1, force: 'OTHER' }))).toBe('forces.refused.unknown')
    expect(codeOf(start({ heroId: 9, force: 'ARM' }))).toBe('heroes.refused.unknown')
    expect(codeOf(start(arm, { ...who, purse: emptyWallet }))).toBe('wallet.refused.not-enough')
  })

  test('dearer and slower with every level', () => {
    for (let level = 1; level < 10; level++) {
      expect(forceTime(level + 1)).toBeGreaterThan(forceTime(level))
      expect(forcePrice(forceOf('ARM'), level + 1).crystal).toBeGreaterThan(
        forcePrice(forceOf('ARM'), level).crystal ?? 0,
      )
    }
  })
})

test('hammers grow dearer, and there are four', () => {
  let one = who
  for (let bought = 0; bought < mostHammers; bought++) one = ok(buyHammer(one))
  expect(who.purse.mithril - one.purse.mithril).toBe(150 + 300 + 600 + 1000)
  expect(codeOf(buyHammer(one))).toBe('forces.refused.no-more-hammers')
})

describe('what forces give', () => {
  const learnt = instructed(
    aHero({ forces: { ARM: 2, ALL: 1, LUCKY: 3, STONE: 5, NEEDLE: 1, VENOM: 2 } }),
    forceOf,
    kindOf,
  )

  test('is a share of what the hero has grown by itself, and tells where it comes from', () => {
    const stats = heroStats(learnt, kind)
    expect(stats.attack).toBeCloseTo(30 * 1.25)
    expect(stats.defence).toBeCloseTo(20 * 1.05)
    expect(stats.healthTotal).toBeCloseTo(50 * 1.05)
    expect(stats.poison).toBeCloseTo(100 * 0.03)
    expect(stats.immortality).toBe(2)
    const parts = statParts(learnt, kind)
    const whole = { ...stats, health: stats.healthTotal }
    for (const skill of SKILL_TYPES)
      expect(parts[skill].reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(whole[skill])
    expect(parts.attack.find(({ source }) => source === 'forces')?.amount).toBeCloseTo(7.5)
  })

  test('goes to battle, and no chance is ever a certainty', () => {
    const { specials } = entrantOf(learnt, kind)
    expect(specials).toEqual({ LUCK: 0.75, BLOCK_RED: 0.1, RESURRECTION: 1 })
  })
})

test('who leaves frees the hammer; of two who merge each force keeps its better half', () => {
  const begun = ok(start({ heroId: 2, force: 'ARM' }))
  expect(leave(begun, [2]).belongings.trainings).toEqual([])
  const pair = {
    ...begun,
    heroes: [aHero({ forces: { ARM: 3, ALL: 1 } }), aHero({ id: 2, forces: { ARM: 1, LUCKY: 2 } })],
  }
  const merged = ok(merge(pair, 1, 2, () => kind))
  expect(merged.heroes[0]?.forces).toEqual({ ARM: 3, ALL: 1, LUCKY: 2 })
  expect(merged.belongings.trainings).toEqual([])
})
