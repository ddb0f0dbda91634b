import { describe, expect, test } from 'vitest'
import { codeOf } from '../an-answer.ts'
import { guardianPower } from '../economy/guardian-power.ts'
import { aRealm } from '../road/a-realm.ts'
import { bossOf } from '../road/boss-stair.ts'
import { enterRoad } from '../road/road.ts'
import type { Travels } from '../road/travel.ts'
import { mondayOf } from '../shop/week.ts'
import { ofWorld } from '../wallet/account.ts'
import type { RaidDesign } from './design.ts'
import { lootLeftBy, lootOf, shareLoot } from './loot.ts'
import { newRaid, poolOf, strikePool } from './pool.ts'
import type { Raid } from './raid.ts'
import { type Raider, standingOf, whyNotRaid } from './state.ts'
import { NO_RAID, raidedOn } from './ties.ts'
import { endsAt, isRest, opensAt } from './week.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const WEEK = 100
const WEDNESDAY = mondayOf(WEEK) + 2 * DAY

const design: RaidDesign = {
  fromLevel: 15,
  newcomerWaits: DAY,
  bosses: [
    { kind: 'one', trick: { type: 'HEAL' } },
    { kind: 'two', trick: { type: 'MIRROR' } },
  ],
  bossEvery: 5,
  stairs: 20,
  wait: 12 * HOUR,
  hastePrice: (left) => Math.ceil(left / HOUR),
  poolTimes: 6,
  leastPower: 0,
  difficulties: {
    EASY: { pool: 1, loot: 1, experience: 1 },
    NORMAL: { pool: 1.6, loot: 1.7, experience: 2 },
    HARD: { pool: 2.6, loot: 2.8, experience: 4 },
    EXTREME: { pool: 4.2, loot: 4.6, experience: 8 },
  },
  lootOf: () => ({ gold: 100, crystal: 10, elixir: 5, gear: 7 }),
  treasuryPercent: 40,
  evenPercent: 50,
  unfinishedPercent: 50,
  stairExperience: 1,
  bossExperience: 25,
}

const aRaid = (changes: Partial<Raid> = {}): Raid => ({
  ...newRaid({ id: 7, difficulty: 'EASY' }, WEEK, { members: 3, power: 100, height: 12 }, design),
  ...changes,
})

describe('the boss of the week', () => {
  test('bosses come one after another, rest on Monday and stand until Sunday is over', () => {
    expect([-1, 0, WEEK + 1, WEEK + 2].map((week) => bossOf(design, week).kind)).toEqual([
      'two',
      'one',
      'two',
      'one',
    ])
    expect(
      [mondayOf(WEEK), opensAt(WEEK) - 1, opensAt(WEEK), endsAt(WEEK) - 1, endsAt(WEEK)].map(isRest),
    ).toEqual([true, true, false, false, true])
  })

  test('has six times the power of all members, times the difficulty', () => {
    expect(aRaid().pool).toBe(600)
    expect(poolOf({ members: 1, power: 100, height: 2 }, 'EXTREME', design)).toBe(2520)
  })

  test('takes the measure of members by their height, where the strong were left out of the squads', () => {
    const strict = { ...design, leastPower: 0.75 }
    const honest = { members: 10, power: 10 * guardianPower(50), height: 50 }
    expect(poolOf(honest, 'EASY', strict)).toBe(poolOf(honest, 'EASY', design))
    expect(poolOf({ ...honest, power: 12 }, 'EASY', strict)).toBe(
      Math.round(honest.power * 0.75 * design.poolTimes),
    )
  })

  test('is there for a clan of nobody, and never has more than can be counted', () => {
    expect(poolOf({ members: 0, power: 0, height: 0 }, 'EASY', design)).toBe(1)
    expect(Number.isSafeInteger(poolOf({ members: 9, power: 1e30, height: 9 }, 'EXTREME', design))).toBe(true)
  })
})

describe('the pool', () => {
  test('loses what was dealt, in whole points', () => {
    expect(strikePool(aRaid(), 99.9)).toEqual({ accepted: 99, left: 501, kills: false })
  })

  test('is never below zero, and whoever takes the last of it has brought the boss down', () => {
    expect(strikePool(aRaid({ left: 40 }), 99)).toEqual({ accepted: 40, left: 0, kills: true })
    expect(strikePool(aRaid({ left: 0 }), 99)).toEqual({ accepted: 0, left: 0, kills: false })
  })

  test('loses nothing when the raid is over, or when nothing was dealt', () => {
    expect(strikePool(aRaid({ endedAt: 1 }), 99).accepted).toBe(0)
    expect(strikePool(aRaid(), -3).accepted).toBe(0)
  })
})

describe('loot', () => {
  const dealers = [
    { playerId: 1, dealt: 1 },
    { playerId: 2, dealt: 500 },
    { playerId: 3, dealt: 99 },
    { playerId: 4, dealt: 0 },
  ]

  test('two fifths go to the treasury; of the rest half evenly to all who dealt, half by damage', () => {
    const { treasury, members } = shareLoot({ gold: 1000, crystal: 0, elixir: 0, gear: 0 }, dealers, design)
    expect(treasury.gold).toBe(400)
    expect(members.map(({ playerId, loot }) => [playerId, loot.gold])).toEqual([
      [2, 100 + 251],
      [3, 100 + 49],
      [1, 100],
    ])
  })

  test('whatever it is and whoever dealt, not a coin is lost and none is made', () => {
    for (let seed = 0; seed < 300; seed++) {
      const loot = { gold: seed * 7919, crystal: seed % 11, elixir: seed, gear: 2 ** 45 + seed }
      const some = Array.from({ length: (seed % 100) + 1 }, (_, place) => ({
        playerId: place + 1,
        dealt: ((place + 1) * 104_729 * (seed + 1)) % 1_000_003,
      }))
      const { treasury, members } = shareLoot(loot, some, design)
      for (const currency of ['gold', 'crystal', 'elixir', 'gear'] as const)
        expect(members.reduce((sum, one) => sum + one.loot[currency], treasury[currency])).toBe(
          loot[currency],
        )
    }
  })

  test('a boss that was not brought down leaves half of it, for the share that was dealt', () => {
    expect(lootOf(aRaid(), design).gold).toBe(300)
    expect(lootLeftBy(aRaid({ left: 0, outcome: 'KILLED' }), design).gold).toBe(300)
    expect(lootLeftBy(aRaid({ left: 450, outcome: 'TIME' }), design).gold).toBe(37)
    expect(lootLeftBy(aRaid({ outcome: 'TIME' }), design).gold).toBe(0)
  })
})

describe('who may raid', () => {
  const realm = aRealm()
  const roads = { main: enterRoad(realm.roads.main, 0) }
  const raider = (changes: Partial<Raider> = {}, travels: Partial<Travels> = {}): Raider =>
    ({
      level: 15,
      joinedAt: 0,
      raid: NO_RAID,
      climb: { travels: { world: 'main', leftAt: {}, roads, ...travels } },
      ...changes,
    }) as Raider
  const state = (who: Raider, raid: Raid | null = null, now = WEDNESDAY) => standingOf(who, raid, design, now)
  const code = (who: Raider, raid: Raid | null = null, now = WEDNESDAY) => {
    const refusal = whyNotRaid(state(who, raid, now), design, now)
    return refusal === null ? 'allowed' : codeOf(refusal)
  }
  const road = { ...enterRoad(realm.roads.raid, 0), stepsLeft: 11 }
  const soon = { ...NO_RAID, startedAt: WEDNESDAY - HOUR }

  test.each([
    ['allowed', raider()],
    ['raid.refused.level', raider({ level: 14 })],
    ['raid.refused.first-day', raider({ joinedAt: WEDNESDAY - HOUR })],
    ['raid.refused.waiting', raider({ raid: soon })],
    ['raid.refused.in-raid', raider({}, { world: 'raid', roads: { ...roads, raid: road } })],
  ] as const)('%s', (expected, who) => {
    expect(code(who)).toBe(expected)
  })

  test('on Mondays nobody, and nobody when the boss is down', () => {
    expect(code(raider(), null, mondayOf(WEEK) + HOUR)).toBe('raid.refused.rest')
    expect(code(raider(), aRaid({ endedAt: 1 }))).toBe('raid.refused.killed')
    expect(state(raider(), aRaid({ endedAt: 1 })).until).toBe(opensAt(WEEK + 1))
  })

  test('a raid that was left is gone on with while the next must be waited for, within its week', () => {
    const left = raider({ raid: soon }, { roads: { ...roads, raid: road } })
    expect(state(left)).toMatchObject({ state: 'RAID_AVAILABLE', resumes: true })
    const climbed = raider({ raid: soon }, { roads: { ...roads, raid: { ...road, stepsLeft: 0 } } })
    expect(state(climbed)).toMatchObject({ state: 'RAID_WAITING', until: WEDNESDAY + 11 * HOUR })
    expect(state(left, null, WEDNESDAY + 11 * HOUR)).toMatchObject({
      state: 'RAID_AVAILABLE',
      resumes: false,
    })
  })

  test('what a raid brings is counted, with the stairs that were climbed, and only on its road', () => {
    const before: Travels = { world: 'raid', leftAt: {}, roads: { ...roads, raid: road } }
    const after: Travels = { ...before, roads: { ...roads, raid: { ...road, top: 2 } } }
    const gold = { currency: 'gold', amount: 30, counterparty: ofWorld('battle'), reason: 'BATTLE' } as const
    const ties = raidedOn(NO_RAID, before, after, [gold, { ...gold, amount: -5 }])
    expect(ties).toMatchObject({ balance: { gold: 30 }, stairs: 2 })
    expect(raidedOn(ties, { ...before, world: 'main' }, { ...after, world: 'main' }, [gold])).toBe(ties)
  })

  test('does not count what the arena, the post or a shop gives on the way', () => {
    const here: Travels = { world: 'raid', leftAt: {}, roads: { ...roads, raid: road } }
    const from = (giver: string) =>
      ({ currency: 'gold', amount: 30, counterparty: ofWorld(giver), reason: 'TEST' }) as const
    const found = raidedOn(NO_RAID, here, here, ['arena', 'mail', 'shop', 'road', 'level'].map(from))
    expect(found.balance).toEqual({ gold: 60 })
  })
})
