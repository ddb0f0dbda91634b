import { describe, expect, test } from 'vitest'
import { codeOf, ok } from '../an-answer.ts'
import { NO_BOOSTS } from '../booster/booster.ts'
import { begin } from '../climb/begin.ts'
import { receive } from '../climb/receive.ts'
import { earn, spend } from '../economy/purse.ts'
import { rewardOf } from '../economy/reward.ts'
import { trade } from '../economy/trade.ts'
import { NEVER_TAKEN, takeEveryday } from '../everyday/everyday.ts'
import { heal } from '../health/heal.ts'
import { restore } from '../health/restore.ts'
import { aHeroKind } from '../hero/a-hero-kind.ts'
import type { Hero } from '../hero/hero.ts'
import { heroPower, heroStats } from '../hero/hero-stats.ts'
import { join } from '../hero/join.ts'
import { aRealm } from '../road/a-realm.ts'
import { emptyWallet, fullPurse } from '../wallet/wallet.ts'
import { addSkills } from './add-skills.ts'
import { firstLevel, gainExperience, type LevelDesign } from './level.ts'
import { rankOf, shareExperience } from './share-experience.ts'

const MINUTE = 60_000
const DAY = 86_400_000

const kind = aHeroKind()
const kindOf = () => kind
const aHero = (wish: Partial<Hero> = {}): Hero => ({ ...join(kind, 1, 100, true, 0), ...wish })
const levels: LevelDesign = {
  maxExp: (level) => level * 100,
  reward: () => rewardOf({ amounts: { gold: 7 }, skills: { health: 10 } }),
}
const growing = { levels, tasks: [], kindOf }
const realm = aRealm()

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

  const options = [{ id: 'elixir', price: { elixir: 3 }, share: 0.5 }]
  const patient = (elixir: number, wounds: number) => ({
    purse: { ...emptyWallet, elixir },
    heroes: [aHero({ wounds })],
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

describe('experience', () => {
  test('is capped at maxExp; then the level rises, by one', () => {
    const gained = gainExperience(firstLevel(levels), 100_000, levels)
    expect(gained.level).toEqual({ level: 2, currentExp: 0, maxExp: 200 })
    expect(gained.reached?.level).toBe(2)
    expect(gainExperience(firstLevel(levels), 99, levels).level).toMatchObject({ level: 1, currentExp: 99 })
  })

  test('goes in equal parts to those who fought', () => {
    const heroes = [aHero(), aHero({ id: 2 }), aHero({ id: 3 })]
    const wiser = shareExperience(heroes, [1, 3], { mode: 'FOUGHT' }, 50, kindOf)
    expect(wiser.map(({ experience }) => experience)).toEqual([25, 0, 25])
  })

  test('goes to the chosen group instead', () => {
    const heroes = Array.from({ length: 8 }, (_, index) => aHero({ id: index + 1 }))
    const group = { mode: 'GROUP', heroIds: [2, 4] } as const
    expect(shareExperience(heroes, [1], group, 50, kindOf).map(({ experience }) => experience)).toEqual([
      0, 25, 0, 25, 0, 0, 0, 0,
    ])
  })

  test('makes a hero stronger point by point, and raises its rank up to the limit', () => {
    expect(heroPower(aHero({ experience: 50 }), kind)).toBeCloseTo(150)
    expect(rankOf(aHero({ experience: 99 }), kind)).toBe(1)
    expect(rankOf(aHero({ experience: 1000 }), kind)).toBe(3)
    expect(rankOf(aHero({ experience: 1e12 }), kind)).toBe(5)
  })

  test('a level reached brings its reward, more health with Platinum, and heals all wounds', () => {
    const climber = {
      ...begin(realm, levels, 'p', [{ kind, power: 100 }], {}, 0),
      heroes: [aHero({ wounds: 20 })],
    }
    const plain = ok(receive(climber, rewardOf({ experience: 100 }), growing, NO_BOOSTS))
    expect(plain.climber.purse.gold).toBe(7)
    expect(plain.climber.heroes[0]).toMatchObject({ health: 10, wounds: 0 })
    const platinum = ok(
      receive(climber, rewardOf({ experience: 100 }), growing, { ...NO_BOOSTS, healthPerLevel: 5 }),
    )
    expect(platinum.climber.heroes[0]?.health).toBe(50)
  })
})

describe('a shrine', () => {
  test('is shared by the squad; those in the backpack get nothing', () => {
    const heroes = [aHero(), aHero({ id: 2 }), aHero({ id: 3, combative: false })]
    const gifted = addSkills(heroes, { attack: 10, immortality: 1 })
    expect(gifted.map(({ attack }) => attack)).toEqual([5, 5, 0])
    expect(gifted.map(({ immortality }) => immortality)).toEqual([1, 0, 0])
  })
})

describe('the everyday reward', () => {
  const day = { experience: 0, gold: 2, heroWorth: 0, amounts: {}, things: [] }
  const rewards = [day, { ...day, gold: 5 }]

  test('is taken once a day, in order, and goes round', () => {
    const first = ok(takeEveryday(NEVER_TAKEN, rewards, 10, realm, 5 * DAY))
    expect(first.reward.amounts.gold).toBe(20)
    expect(codeOf(takeEveryday(first.everyday, rewards, 10, realm, 5 * DAY + 1))).toBe(
      'everyday.refused.come-tomorrow',
    )
    const second = ok(takeEveryday(first.everyday, rewards, 10, realm, 9 * DAY))
    expect(second.reward.amounts.gold).toBe(50)
    expect(ok(takeEveryday(second.everyday, rewards, 10, realm, 10 * DAY)).reward.amounts.gold).toBe(20)
  })
})

describe('the purse', () => {
  test('pays all or nothing', () => {
    const purse = { ...emptyWallet, gold: 5, elixir: 1 }
    expect(ok(spend(purse, { gold: 5 })).gold).toBe(0)
    expect(spend(purse, { gold: 1, elixir: 2 })).toMatchObject({ refused: 'wallet.refused.not-enough' })
  })

  test('takes whole numbers up to its end and no more', () => {
    const full = { ...emptyWallet, gold: fullPurse }
    expect(codeOf(earn(full, { gold: 1 }))).toBe('wallet.refused.purse-full')
    expect(() => earn(emptyWallet, { gold: 0.5 })).toThrow()
    expect(() => spend(emptyWallet, { gold: -5 })).toThrow()
  })

  test('trades at the trader’s price', () => {
    const offers = [{ id: 'a', give: { crystal: 5 }, get: { gold: 100 } }]
    expect(ok(trade({ ...emptyWallet, crystal: 11 }, offers, 'a', 2))).toMatchObject({
      crystal: 1,
      gold: 200,
    })
    expect(codeOf(trade(emptyWallet, offers, 'a', 1))).toBe('wallet.refused.not-enough')
    expect(codeOf(trade(emptyWallet, offers, 'a', -1))).toBe('road.refused.odd-count')
    expect(codeOf(trade(emptyWallet, offers, 'b', 1))).toBe('road.refused.unknown-offer')
  })
})
