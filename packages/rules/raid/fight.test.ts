import { describe, expect, test } from 'vitest'
import { codeOf, ok } from '../an-answer.ts'
import { askToTheEnd } from '../battle/ask.ts'
import { giveUp } from '../battle/give-up.ts'
import { NO_BOOSTS } from '../booster/booster.ts'
import { newClimber } from '../climb/new-climber.ts'
import { rewardOf } from '../economy/reward.ts'
import { aHeroKind } from '../heroes/a-hero-kind.ts'
import { aRealm } from '../road/a-realm.ts'
import { enterRoad } from '../road/road.ts'
import { hereOf } from '../road/travel.ts'
import type { RaidDesign } from './design.ts'
import { challengeBoss, comeHomeFromBoss } from './fight.ts'
import type { Raid } from './raid.ts'

const realm = aRealm()
const kind = aHeroKind()
const levels = { maxExp: () => 1000, reward: () => rewardOf({}) }
const growing = { levels, tasks: [], kindOf: () => kind }
const wish = { battleId: 'b', placeId: 'raid-5-0', seed: 's', consumables: [], gifts: {} }
const raid: Raid = {
  clanId: 7,
  week: 100,
  boss: 'boss',
  difficulty: 'EASY',
  pool: 5000,
  left: 4000,
  members: 3,
  height: 5,
  endedAt: null,
  outcome: null,
  killerId: null,
}

/** A hero before the first boss of a raid road that begins at the foot. */
function beforeBoss() {
  const climber = newClimber(realm, levels, 'p', [{ kind, power: 60 }], {}, 0)
  const road = { ...enterRoad(realm.roads.raid, 0), top: 4, coordinate: 500 }
  const roads = { ...climber.travels.roads, raid: road }
  return { ...climber, travels: { ...climber.travels, world: 'raid' as const, roads } }
}

const meet = (changes: Partial<Raid> = {}, bosses: RaidDesign['bosses'] = realm.raid.bosses) =>
  challengeBoss(
    realm,
    growing,
    beforeBoss(),
    { ...raid, ...changes },
    wish,
    { bosses } as RaidDesign,
    NO_BOOSTS,
    0,
  )

describe('a fight with the boss of the week', () => {
  test('is with a boss that has what the clan has left of it', () => {
    const { battle } = ok(meet())
    expect(battle).toMatchObject({ type: 'MULTI', opponent: { kind: 'raid-boss', clanId: 7, week: 100 } })
    const boss = battle.creatures.find(({ side }) => side === 'enemy')
    expect(boss).toMatchObject({ kind: 'boss', healthTotal: 5000, health: 4000, trick: 'HEAL' })
  })

  test('is with the boss that the week began with, whatever bosses have come since', () => {
    const more = [{ kind: 'small', trick: { type: 'MIRROR' } }, ...realm.raid.bosses] as const
    for (const week of [100, 101]) {
      const { battle } = ok(meet({ week }, more))
      expect(battle.creatures.find(({ side }) => side === 'enemy')).toMatchObject({
        kind: 'boss',
        trick: 'HEAL',
      })
    }
  })

  test('is fought with nobody when the raid is over', () => {
    expect(codeOf(meet({ endedAt: 1, outcome: 'KILLED' }))).toBe('raid.refused.over')
  })

  test('opens the stair and pays whoever has struck at all, also who did not beat it', () => {
    const { climber, battle } = ok(meet())
    const fought = ok(askToTheEnd(battle)).battle
    expect(fought.dealt).toBeGreaterThanOrEqual(1)
    const home = ok(comeHomeFromBoss(realm, growing, climber, fought, NO_BOOSTS, 1000))
    expect(hereOf(home.climber.travels).top).toBe(5)
    expect(home.climber.level.currentExp).toBeGreaterThan(0)
  })

  test('leaves the stair closed to whoever went home without a blow', () => {
    const { climber, battle } = ok(meet())
    expect(codeOf(comeHomeFromBoss(realm, growing, climber, battle, NO_BOOSTS, 0))).toBe(
      'battle.refused.not-over',
    )
    const left = ok(giveUp(battle)).battle
    const home = ok(comeHomeFromBoss(realm, growing, climber, left, NO_BOOSTS, 1000))
    expect(hereOf(home.climber.travels)).toMatchObject({ top: 4, marks: { 'raid-5-0': { state: 'LOST' } } })
    expect(home.climber.level.currentExp).toBe(0)
  })
})
