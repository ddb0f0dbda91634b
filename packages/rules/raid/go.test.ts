import { describe, expect, test } from 'vitest'
import { codeOf, ok } from '../an-answer.ts'
import { aHeroKind } from '../heroes/a-hero-kind.ts'
import { aRealm } from '../road/a-realm.ts'
import { enterRoad } from '../road/road.ts'
import { mondayOf } from '../shop/week.ts'
import { emptyWallet } from '../wallet/wallet.ts'
import type { RaidDesign } from './design.ts'
import { endRaid, hasteOf, leaveRaid, speedUpRaid, startRaid } from './go.ts'
import type { Raid } from './raid.ts'
import { type RaidGoer, standingOf } from './state.ts'
import { NO_RAID } from './ties.ts'

const HOUR = 3_600_000
const WEEK = 100
const now = mondayOf(WEEK) + 48 * HOUR
const realm = {
  ...aRealm(),
  roads: { ...aRealm().roads, raid: { ...aRealm().roads.raid, steps: 20, follows: true } },
}
const kindOf = () => aHeroKind()
const raid = { clanId: 7, week: WEEK, difficulty: 'EASY', members: 3, endedAt: null } as Raid
const design = {
  fromLevel: 15,
  newcomerWaits: 24 * HOUR,
  wait: 12 * HOUR,
  hastePrice: (left) => Math.ceil(left / HOUR),
  heardStairs: 100,
} as RaidDesign

const goer = (changes: Partial<RaidGoer> = {}): RaidGoer =>
  ({
    level: 15,
    battleId: null,
    wallet: { ...emptyWallet, mithril: 100 },
    raid: NO_RAID,
    climb: {
      heroes: [],
      travels: { world: 'main', leftAt: {}, roads: { main: { ...enterRoad(realm.roads.main, 0), top: 8 } } },
    },
    ...changes,
  }) as RaidGoer
const start = (who: RaidGoer, at = now) => startRaid(realm, who, 0, raid, kindOf, design, at)
const end = (who: RaidGoer, reset: boolean) => endRaid(who, reset, kindOf, now)
const standing = (who: RaidGoer, at = now) => standingOf({ ...who, joinedAt: 0 }, raid, design, at)

describe('to the raid road and back', () => {
  test('it begins at the height one has climbed to, and leads back to where one stood', () => {
    const raiding = ok(start(goer()))
    expect(raiding.climb.travels).toMatchObject({ world: 'raid', roads: { raid: { floor: 8, top: 8 } } })
    expect(raiding.raid).toMatchObject({ startedAt: now, cameFrom: 'main', balance: {} })
    expect(ok(end(raiding, true)).climb.travels.world).toBe('main')
  })

  test('nobody goes in or out in the middle of a fight', () => {
    expect(codeOf(start(goer({ battleId: 'b' })))).toBe('battle.refused.fighting')
    expect(codeOf(end({ ...ok(start(goer())), battleId: 'b' }, false))).toBe('battle.refused.fighting')
    expect(codeOf(end(goer(), false))).toBe('raid.refused.not-in-raid')
  })

  test('left for a while it waits; left for good, or for too long, it begins anew', () => {
    const left = ok(end(ok(start(goer())), false))
    const { raid: road, ...others } = left.climb.travels.roads
    if (!road) throw new Error('no road')
    const roads = { ...others, raid: { ...road, top: 12 } }
    const climbed = { ...left, climb: { ...left.climb, travels: { ...left.climb.travels, roads } } }
    expect(ok(start(climbed, now + HOUR)).climb.travels.roads.raid?.top).toBe(12)
    expect(ok(start(climbed, now + 12 * HOUR)).climb.travels.roads.raid?.top).toBe(8)
    expect(codeOf(start(ok(end(ok(start(goer())), true)), now + HOUR))).toBe('raid.refused.waiting')
  })

  test('whoever leaves the clan leaves its raid, but not a fight', () => {
    const raiding = ok(start(goer()))
    expect(leaveRaid(raiding, kindOf, now).climb.travels).toMatchObject({ world: 'main' })
    expect(leaveRaid(raiding, kindOf, now).climb.travels.roads.raid).toBeUndefined()
    const fighting = { ...raiding, battleId: 'b' }
    expect(leaveRaid(fighting, kindOf, now)).toBe(fighting)
    const stranger = goer()
    expect(leaveRaid(stranger, kindOf, now)).toBe(stranger)
  })
})

describe('the wait for the next raid', () => {
  const waiting = ok(end(ok(start(goer())), true))

  test('costs what is left of it, and nothing where there is none', () => {
    expect(hasteOf(standing(waiting), design, now)).toBe(12)
    expect(hasteOf(standing(waiting, now + 9 * HOUR), design, now + 9 * HOUR)).toBe(3)
    expect(hasteOf(standing(goer()), design, now)).toBe(0)
  })

  test('is over at once for emeralds, if there are enough', () => {
    const hastened = ok(speedUpRaid(waiting, 0, raid, design, now))
    expect(hastened.price).toBe(12)
    expect(standing(hastened.player).state).toBe('RAID_AVAILABLE')
    const poor = { ...waiting, wallet: { ...emptyWallet, mithril: 11 } }
    expect(codeOf(speedUpRaid(poor, 0, raid, design, now))).toBe('wallet.refused.not-enough')
  })

  test('is hastened by nobody who need not wait, or could not go then', () => {
    expect(codeOf(speedUpRaid(goer(), 0, raid, design, now))).toBe('raid.refused.no-wait')
    expect(codeOf(speedUpRaid(waiting, 0, { endedAt: 1 }, design, now))).toBe('raid.refused.killed')
    expect(codeOf(speedUpRaid(ok(start(goer())), 0, raid, design, now))).toBe('raid.refused.in-raid')
  })
})
