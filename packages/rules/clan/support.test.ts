import { describe, expect, test } from 'vitest'
import { codeOf, ok } from '../an-answer.ts'
import { askToTheEnd } from '../battle/ask.ts'
import { startBattle } from '../battle/start-battle.ts'
import { clanBlock } from '../battle/steps/block.ts'
import { NO_BOOSTS } from '../booster/booster.ts'
import { lootTimes } from '../climb/climber.ts'
import { completeBattle } from '../climb/complete-battle.ts'
import { newClimber } from '../climb/new-climber.ts'
import { rewardOf, richer } from '../economy/reward.ts'
import type { ForceDesign } from '../forces/force.ts'
import { aHeroKind } from '../heroes/a-hero-kind.ts'
import { entrantOf } from '../heroes/entrant-of.ts'
import { aRealm } from '../road/a-realm.ts'
import { attackPlace } from '../road/attack-place.ts'
import { enterWorld, hereOf, walkTo, withHere } from '../road/travel.ts'
import { aClan, aClanDesign as design } from './a-clan.ts'
import type { Clan } from './clan.ts'
import type { ClanDesign } from './design.ts'
import {
  type ClanSupport,
  NO_SUPPORT,
  specialsOfClan,
  strengthened,
  supported,
  supportOf,
} from './support.ts'
import { NO_TIES, tiesAfterLeaving, tiesOfMember } from './ties.ts'

const standing = (levels: Readonly<Record<string, number>>, changes: Partial<Clan> = {}): Clan => ({
  ...aClan(undefined, changes),
  buildings: Object.fromEntries(
    Object.entries(levels).map(([type, level]) => [type, { level, endsAt: null }]),
  ),
})
const support = (levels: Readonly<Record<string, number>>): ClanSupport => supportOf(standing(levels), design)

const realm = aRealm()
const kind = aHeroKind()
const levels = { maxExp: () => 1_000, reward: () => rewardOf({}) }

describe('what a clan gives each member', () => {
  test('grows with its buildings, level by level', () => {
    expect(support({})).toEqual({ ...NO_SUPPORT, level: 1 })
    expect(support({ EXPERIENCE: 20, CLAN_SHIELD: 20, SNOW_WORLD: 20 })).toMatchObject({
      experience: expect.closeTo(0.4),
      shield: expect.closeTo(0.2),
      snow: expect.closeTo(0.6),
      snowSteps: 4,
    })
    expect([4, 5, 9, 10].map((level) => support({ SNOW_WORLD: level }).snowSteps)).toEqual([0, 1, 1, 2])
  })

  test('adds up over all buildings that give the same', () => {
    const { EXPERIENCE, SNOW_WORLD } = design.buildings
    const larger = {
      ...design,
      buildings: { ...design.buildings, INN: EXPERIENCE, FORGE: SNOW_WORLD } as ClanDesign['buildings'],
    }
    const clan = standing({ EXPERIENCE: 3, INN: 2, SNOW_WORLD: 5, FORGE: 9 })
    expect(supportOf(clan, larger)).toMatchObject({
      experience: expect.closeTo(0.1),
      snow: expect.closeTo(0.42),
      snowSteps: 2,
    })
  })

  test('does not come from what is still at work', () => {
    const clan = standing({})
    const building = { ...clan, buildings: { ...clan.buildings, EXPERIENCE: { level: 0, endsAt: 9 } } }
    expect(supportOf(building, design).experience).toBe(0)
  })

  test('begins with membership and ends with it', () => {
    const member = tiesOfMember(NO_TIES, support({ EXPERIENCE: 3 }))
    expect(member.support.experience).toBeCloseTo(0.06)
    expect(tiesAfterLeaving(member, design, 0).support).toEqual(NO_SUPPORT)
  })
})

test('the academy adds to what a battle teaches, on top of a booster', () => {
  const climber = newClimber(realm, levels, 'p', [{ kind, power: 60 }], {}, 0)
  const road = ok(walkTo(hereOf(climber.travels), 100))
  const atTheGate = { ...climber, travels: withHere(climber.travels, road) }
  const { enemies } = ok(attackPlace(realm, road, 'main-1-0', 0))
  const squad = atTheGate.heroes.map((hero) => entrantOf(hero, kind))
  const begun = startBattle({
    id: 'b',
    type: 'MOB',
    placeId: 'main-1-0',
    seed: 's',
    squad,
    enemies,
    consumables: [],
  })
  const end = ok(askToTheEnd(ok(begun))).battle
  const growing = { levels, tasks: [], kindOf: () => kind }
  const learnt = (given: ClanSupport, booster = 1) =>
    ok(
      completeBattle(
        realm,
        growing,
        atTheGate,
        end,
        supported({ ...NO_BOOSTS, experience: booster }, given),
        1_000,
      ),
    ).climber.level.currentExp
  expect([learnt(NO_SUPPORT), learnt(support({ EXPERIENCE: 20 }))]).toEqual([10, 14])
  expect(learnt(support({ EXPERIENCE: 20 }), 2)).toBe(28)
})

test('the wall gives the squad the shield of the clan, and none without a wall', () => {
  expect(specialsOfClan(NO_SUPPORT)).toEqual({})
  const specials = specialsOfClan(support({ CLAN_SHIELD: 7 }))
  expect(specials.BLOCK_CLAN).toBeCloseTo(0.07)
  expect(clanBlock({ specials } as Parameters<typeof clanBlock>[0])).toBeCloseTo(0.07)
})

describe('the lab', () => {
  const given = support({ SNOW_WORLD: 20 })
  const boosts = supported(NO_BOOSTS, given)
  const climber = newClimber(realm, levels, 'p', [{ kind, power: 60 }], {}, 0)
  const inTheSnow = { ...climber, travels: { ...climber.travels, world: 'snow' as const } }

  test('makes more of what is found in the snow, and only there', () => {
    expect([lootTimes(inTheSnow, boosts), lootTimes(climber, boosts)]).toEqual([expect.closeTo(1.6), 1])
    expect(richer(rewardOf({ amounts: { gold: 100 } }), lootTimes(inTheSnow, boosts)).amounts).toEqual({
      gold: 160,
    })
  })

  test('allows steps more in the snow, and only there', () => {
    const entered = (world: 'snow' | 'dark', steps: number) =>
      hereOf(ok(enterWorld(realm, climber.travels, world, 0, steps))).stepsLeft
    expect([entered('snow', 0), entered('snow', given.snowSteps)]).toEqual([5, 9])
    expect(entered('dark', given.snowSteps)).toBe(null)
    expect(codeOf(enterWorld(realm, climber.travels, 'snow', 0, given.snowSteps))).toBe('allowed')
  })
})

test('the hall strengthens the classes of force it was improved for, 1 % a level, and no others', () => {
  const force = (id: string): ForceDesign => ({ id, effect: 'attack', step: 0.1, limit: 10, price: 1 })
  const given = supportOf(standing({ HALL_OF_FAME: 20 }, { hall: { ARM: 20 } }), design)
  const better = strengthened(force, given, design.hallPerLevel)
  expect(better('ARM')).toEqual({ ...force('ARM'), step: expect.closeTo(0.12) })
  expect(better('STONE')).toEqual(force('STONE'))
  expect(strengthened(force, NO_SUPPORT, design.hallPerLevel)('ARM')).toEqual(force('ARM'))
})
