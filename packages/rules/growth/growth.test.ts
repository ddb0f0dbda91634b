import { describe, expect, test } from 'vitest'
import { ok } from '../an-answer.ts'
import { NO_BOOSTS } from '../booster/booster.ts'
import { newClimber } from '../climb/new-climber.ts'
import { receive } from '../climb/receive-reward.ts'
import { rewardOf } from '../economy/reward.ts'
import { aHeroKind } from '../heroes/a-hero-kind.ts'
import type { Hero } from '../heroes/hero.ts'
import { heroPower } from '../heroes/hero-stats.ts'
import { join } from '../heroes/join.ts'
import { aRealm } from '../road/a-realm.ts'
import { addSkills } from './add-skills.ts'
import { firstLevel, gainExperience, type LevelDesign } from './level.ts'
import { rankOf, shareExperience } from './share-experience.ts'

const kind = aHeroKind()
const kindOf = () => kind
const aHero = (wish: Partial<Hero> = {}): Hero => ({ ...join(kind, 1, 100, true, 0), ...wish })
const levels: LevelDesign = {
  maxExp: (level) => level * 100,
  reward: () => rewardOf({ amounts: { gold: 7 }, skills: { health: 10 } }),
}
const growing = { levels, tasks: [], kindOf }
const realm = aRealm()

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
      ...newClimber(realm, levels, 'p', [{ kind, power: 100 }], {}, 0),
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
