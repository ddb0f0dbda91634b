import { describe, expect, test } from 'vitest'
import { codeOf, ok } from '../an-answer.ts'
import { NO_BELONGINGS } from '../climb/belongings.ts'
import { nextRankAt } from '../growth/share-experience.ts'
import { dismiss, exchangeWorth, joinPower, priceOf, recruit } from '../shop/recruit.ts'
import { emptyWallet } from '../wallet/wallet.ts'
import { aHeroKind } from './a-hero-kind.ts'
import type { Hero, HeroKind } from './hero.ts'
import { statParts } from './hero-parts.ts'
import { heroPower, heroStats } from './hero-stats.ts'
import { join } from './join.ts'
import { seeOff } from './leave.ts'
import { merge } from './merge.ts'
import { chooseSquad, saveSquad, squadPlaces } from './squad.ts'
import { mostHeroes } from './welcome.ts'

const kind = aHeroKind({ poison: 0.01, immortality: 1, rankLimit: 3 })
const kinds: Readonly<Record<string, HeroKind>> = {
  guard: kind,
  dear: { ...kind, id: 'dear', worth: 1.5 },
  legend: { ...kind, id: 'legend', tier: 'legendary' },
  friend: { ...kind, id: 'friend', bound: true },
}
function kindOf(id: string): HeroKind {
  const found = kinds[id]
  if (!found) throw new Error(`no ${id}`)
  return found
}
const aHero = (wish: Partial<Hero> = {}): Hero => ({
  ...join(kindOf(wish.kind ?? 'guard'), 1, 100, true, 0),
  ...wish,
})
const prices = { gold: () => ({ gold: 100 }), mithril: () => ({ mithril: 40 }) }
const free = { fromStair: 1, share: 0.2, prices }
const terms = { usual: free, legendary: { ...free, fromStair: 30 }, mythical: free, supreme: free }
const rich = { ...emptyWallet, gold: 1000, mithril: 100 }
const who = { heroes: [aHero()], purse: rich, belongings: NO_BELONGINGS }
const wish = { kind, payment: 'gold', exchangeId: null } as const

describe('a hero joins', () => {
  test('for its price, as strong as the stair says, with an id of its own', () => {
    const { who: after, heroId } = ok(recruit(who, wish, terms, 10, kindOf, 0))
    expect(after.purse.gold).toBe(900)
    expect(ok(recruit(who, { ...wish, payment: 'mithril' }, terms, 10, kindOf, 0)).who.purse.mithril).toBe(60)
    expect(after.heroes.map(({ id }) => id)).toEqual([1, 2])
    expect(heroId).toBe(2)
    expect(after.heroes[1]?.combative).toBe(true)
    expect(after.heroes[1]?.origin).toBe(joinPower(kind, terms, 10))
  })

  test('the better of a tier joins stronger and costs as much more', () => {
    const dear = kindOf('dear')
    expect(joinPower(dear, terms, 10)).toBeCloseTo(1.5 * joinPower(kind, terms, 10))
    expect(priceOf(dear, terms, 10, 'gold')).toBe(150)
  })

  test('on the very first stairs no weaker than a little further on', () => {
    expect(joinPower(kind, terms, 1)).toBe(joinPower(kind, terms, 3))
    expect(joinPower(kind, terms, 4)).toBeGreaterThan(joinPower(kind, terms, 3))
  })

  test('not before its stair, not without the price, not into a full squad or camp', () => {
    expect(codeOf(recruit(who, { ...wish, kind: kindOf('legend') }, terms, 29, kindOf, 0))).toBe(
      'shop.refused.too-early',
    )
    expect(codeOf(recruit({ ...who, purse: emptyWallet }, wish, terms, 10, kindOf, 0))).toBe(
      'wallet.refused.not-enough',
    )
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => aHero({ id: index + 1, combative: index < 6 }))
    const seventh = ok(recruit({ ...who, heroes: many(6) }, wish, terms, 10, kindOf, 0)).who.heroes[6]
    expect(seventh?.combative).toBe(false)
    expect(codeOf(recruit({ ...who, heroes: many(mostHeroes) }, wish, terms, 10, kindOf, 0))).toBe(
      'heroes.refused.camp-full',
    )
  })

  test('those who set out together are not for sale', () => {
    expect(codeOf(recruit(who, { ...wish, kind: kindOf('friend') }, terms, 10, kindOf, 0))).toBe(
      'heroes.refused.bound',
    )
  })
})

describe('an old hero in exchange', () => {
  const strong = aHero({ origin: joinPower(kind, terms, 10) * 3 })

  test('takes two fifths of its own price off, and goes', () => {
    const swapped = ok(
      recruit({ ...who, heroes: [strong] }, { ...wish, exchangeId: 1 }, terms, 10, kindOf, 0),
    )
    expect(swapped.who.purse.gold).toBe(1000 - 60)
    expect(swapped.who.heroes.map(({ id, combative }) => [id, combative])).toEqual([[2, true]])
  })

  test('is worth less the weaker it is against the stair', () => {
    const old = aHero({ origin: joinPower(kind, terms, 10) / 4 })
    expect(exchangeWorth(old, kind, terms, 10, 'gold')).toBe(10)
    expect(exchangeWorth(strong, kind, terms, 10, 'gold')).toBe(40)
  })

  test('never saves more than three quarters of the price', () => {
    const cheap = {
      ...terms,
      legendary: { ...free, prices: { ...prices, gold: () => ({ gold: 10 }) } },
    }
    const swapped = recruit(
      { ...who, heroes: [strong] },
      { ...wish, kind: kindOf('legend'), exchangeId: 1 },
      cheap,
      30,
      kindOf,
      0,
    )
    expect(ok(swapped).who.purse.gold).toBe(1000 - 3)
  })

  test('must be one’s own, and no friend or guest', () => {
    const swap = (hero: Hero) =>
      recruit({ ...who, heroes: [hero] }, { ...wish, exchangeId: 1 }, terms, 10, kindOf, 0)
    expect(codeOf(swap(aHero({ id: 5 })))).toBe('heroes.refused.unknown')
    expect(codeOf(swap(aHero({ kind: 'friend' })))).toBe('heroes.refused.bound')
    expect(ok(swap(aHero({ temporal: 99 }))).who.purse.gold).toBe(900)
  })
})

describe('leaving', () => {
  const two = [aHero(), aHero({ id: 2 })]

  test('a hero let go leaves a little gold, and is in no saved squad any more', () => {
    const belongings = { ...NO_BELONGINGS, sets: [[2, 1], [2]] }
    const strong = [two[0] ?? aHero(), aHero({ id: 2, origin: joinPower(kind, terms, 10) })]
    const gone = ok(dismiss({ heroes: strong, belongings, purse: rich }, 2, terms, 10, kindOf))
    expect(gone.gold).toBe(15)
    expect(gone.who.purse.gold).toBe(1015)
    expect(gone.who.heroes.map(({ id }) => id)).toEqual([1])
    expect(gone.who.belongings.sets).toEqual([[1], []])
  })

  test('not the last of the squad, and no friend', () => {
    const bench = aHero({ id: 2, combative: false })
    expect(codeOf(dismiss({ ...who, heroes: [aHero(), bench] }, 1, terms, 10, kindOf))).toBe(
      'heroes.refused.last-hero',
    )
    const friends = [aHero({ kind: 'friend' }), aHero({ id: 2 })]
    expect(codeOf(dismiss({ ...who, heroes: friends }, 1, terms, 10, kindOf))).toBe('heroes.refused.bound')
    expect(codeOf(dismiss(who, 9, terms, 10, kindOf))).toBe('heroes.refused.unknown')
  })

  test('a guest goes when the time is over, but never leaves the squad empty', () => {
    const guest = aHero({ id: 2, temporal: 1000 })
    const company = { heroes: [aHero(), guest], belongings: NO_BELONGINGS }
    expect(seeOff(company, 999).heroes).toHaveLength(2)
    expect(seeOff(company, 1000).heroes.map(({ id }) => id)).toEqual([1])
    expect(seeOff({ ...company, heroes: [guest] }, 1000).heroes).toEqual([guest])
  })

  test('a guest who was the whole squad goes in time too: the first own hero steps in', () => {
    const guest = aHero({ id: 2, temporal: 1000 })
    const later = aHero({ id: 3, temporal: 2000, combative: false })
    const bench = [aHero({ combative: false }), aHero({ id: 4, combative: false })]
    const company = { heroes: [guest, later, ...bench], belongings: { ...NO_BELONGINGS, sets: [[2, 1]] } }
    expect(seeOff(company, 999)).toBe(company)
    const { heroes, belongings } = seeOff(company, 1000)
    expect(heroes.map(({ id, combative }) => [id, combative])).toEqual([
      [3, false],
      [1, true],
      [4, false],
    ])
    expect(belongings.sets).toEqual([[1]])
  })
})

describe('merging', () => {
  const company = (other: Partial<Hero> = {}, hero: Partial<Hero> = {}) => ({
    heroes: [aHero(hero), aHero({ id: 2, experience: 60, attack: 8, immortality: 1, ...other })],
    belongings: NO_BELONGINGS,
  })

  test('makes one hero of a higher rank who keeps half of what the other was', () => {
    const [merged, ...none] = ok(merge(company(), 1, 2, kindOf)).heroes
    expect(none).toEqual([])
    expect(merged).toMatchObject({ id: 1, rank: 2, experience: 80, attack: 4, immortality: 1 })
  })

  test('only of one kind, only up to the rank limit, and never a hero with itself or a guest', () => {
    expect(codeOf(merge(company({ kind: 'dear' }), 1, 2, kindOf))).toBe('heroes.refused.other-kind')
    expect(codeOf(merge(company({ temporal: 5 }), 1, 2, kindOf))).toBe('heroes.refused.guest')
    expect(codeOf(merge(company({}, { temporal: 5 }), 1, 2, kindOf))).toBe('heroes.refused.guest')
    expect(codeOf(merge(company({}, { rank: 3 }), 1, 2, kindOf))).toBe('heroes.refused.rank-limit')
    expect(codeOf(merge(company(), 1, 1, kindOf))).toBe('heroes.refused.unknown')
    expect(codeOf(merge(company({}, { combative: false }), 1, 2, kindOf))).toBe('heroes.refused.last-hero')
  })
})

describe('the squad', () => {
  const heroes = Array.from({ length: 8 }, (_, index) => aHero({ id: index + 1 }))

  test('has one to six heroes of one’s own, in the order they were named', () => {
    const squad = ok(chooseSquad(heroes, [3, 2])).filter(({ combative }) => combative)
    expect(squad.map(({ id }) => id)).toEqual([3, 2])
    expect(ok(chooseSquad(heroes, [3, 2]))).toHaveLength(8)
    expect(codeOf(chooseSquad(heroes, []))).toBe('heroes.refused.empty-squad')
    expect(codeOf(chooseSquad(heroes, [1, 2, 3, 4, 5, 6, 7]))).toBe('heroes.refused.squad-too-large')
    expect(codeOf(chooseSquad(heroes, [77]))).toBe('heroes.refused.unknown')
  })

  test('can be saved under three places, in its order', () => {
    const belongings = ok(saveSquad(NO_BELONGINGS, heroes, 1, [4, 1], 3))
    expect(belongings.sets).toEqual([[], [4, 1], []])
    expect(ok(saveSquad(belongings, heroes, 0, [2], 3)).sets).toEqual([[2], [4, 1], []])
    expect(codeOf(saveSquad(belongings, heroes, 3, [2], 3))).toBe('heroes.refused.unknown-set')
    expect(codeOf(saveSquad(belongings, heroes, 0, [99], 3))).toBe('heroes.refused.unknown')
  })
})

test('a status opens one more place, and what lies there waits while the status is gone', () => {
  const heroes = [aHero({ id: 1 }), aHero({ id: 2 })]
  expect([squadPlaces(null), squadPlaces('silver'), squadPlaces('brilliant')]).toEqual([3, 4, 4])
  const four = ok(saveSquad(NO_BELONGINGS, heroes, 3, [2], squadPlaces('silver')))
  expect(four.sets).toEqual([[], [], [], [2]])
  expect(ok(saveSquad(four, heroes, 0, [1], squadPlaces(null))).sets).toEqual([[1], [], [], [2]])
})

describe('what a hero is made of', () => {
  const hero = aHero({ experience: 250, rank: 3, attack: 7, poison: 2, immortality: 2 })

  test('the parts of every skill add up to the skill', () => {
    const stats = heroStats(hero, kind)
    const parts = statParts(hero, kind)
    const sum = (skill: keyof typeof parts) => parts[skill].reduce((all, { amount }) => all + amount, 0)
    expect(sum('attack')).toBeCloseTo(stats.attack)
    expect(sum('defence')).toBeCloseTo(stats.defence)
    expect(sum('health')).toBeCloseTo(stats.healthTotal)
    expect(sum('poison')).toBeCloseTo(stats.poison)
    expect(sum('immortality')).toBe(stats.immortality)
    expect(parts.defence.some(({ source }) => source === 'shrines')).toBe(false)
  })

  test('the next rank says how much experience it needs, until there is none', () => {
    expect(nextRankAt(aHero(), kind)).toBe(100)
    expect(nextRankAt(aHero({ rank: 2 }), kind)).toBe(1000)
    expect(nextRankAt(hero, kind)).toBeNull()
    expect(heroPower(hero, kind)).toBeGreaterThan(350)
  })
})
