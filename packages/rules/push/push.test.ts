import { describe, expect, test } from 'vitest'
import { NO_CHESTS } from '../chests/chest-life.ts'
import { newClimber } from '../climb/new-climber.ts'
import { rewardOf } from '../economy/reward.ts'
import { aHeroKind } from '../heroes/a-hero-kind.ts'
import type { Hero } from '../heroes/hero.ts'
import { join } from '../heroes/join.ts'
import { newPlayer } from '../player/new-player.ts'
import { passTime } from '../player/pass-time.ts'
import type { Player } from '../player/player.ts'
import { aRealm } from '../road/a-realm.ts'
import { healthFullAt, isChestOpen, isWorthACall, nextChestAt } from './clock-moments.ts'
import { quietUntil, USUAL_QUIET } from './quiet-hours.ts'

const HOUR = 3_600_000
const MINUTE = 60_000
const at = (moment: string) => Date.parse(moment)
const told = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString())

describe('quiet hours', () => {
  test('are of the player’s own clock, in Kamchatka, Moscow, London and Los Angeles', () => {
    const now = at('2026-07-01T20:30:00Z')
    expect(told(quietUntil(USUAL_QUIET, 'Asia/Kamchatka', now))).toBe('2026-07-01T21:00:00.000Z')
    expect(told(quietUntil(USUAL_QUIET, 'Europe/Moscow', now))).toBe('2026-07-02T06:00:00.000Z')
    expect(quietUntil(USUAL_QUIET, 'Europe/London', now)).toBeNull()
    expect(quietUntil(USUAL_QUIET, 'America/Los_Angeles', now)).toBeNull()
  })

  test('begin and end at their full hour', () => {
    expect(quietUntil(USUAL_QUIET, 'UTC', at('2026-07-01T21:59:59Z'))).toBeNull()
    expect(told(quietUntil(USUAL_QUIET, 'UTC', at('2026-07-01T22:00:00Z')))).toBe('2026-07-02T09:00:00.000Z')
    expect(quietUntil(USUAL_QUIET, 'UTC', at('2026-07-02T09:00:00Z'))).toBeNull()
  })

  test('may lie within one day, and there may be none', () => {
    const now = at('2026-07-01T13:00:00Z')
    expect(told(quietUntil({ from: 12, to: 14 }, 'UTC', now))).toBe('2026-07-01T14:00:00.000Z')
    expect(quietUntil({ from: 14, to: 16 }, 'UTC', now)).toBeNull()
    expect(quietUntil(null, 'UTC', now)).toBeNull()
    expect(quietUntil({ from: 3, to: 3 }, 'UTC', at('2026-07-01T03:00:00Z'))).toBeNull()
  })

  test('always end later than now, also in the nights when clocks are set', () => {
    for (const zone of ['Europe/London', 'America/Los_Angeles'])
      for (const night of ['2026-03-29', '2026-10-25', '2026-03-08', '2026-11-01'])
        for (let half = 0; half < 96; half++)
          for (const quiet of [USUAL_QUIET, { from: 0, to: 2 }, { from: 1, to: 3 }]) {
            const now = at(`${night}T00:00:00Z`) - 24 * HOUR + half * 30 * MINUTE
            const until = quietUntil(quiet, zone, now)
            if (until !== null) expect(until).toBeGreaterThan(now)
          }
  })
})

const kind = aHeroKind()
const growing = { levels: { maxExp: () => 24, reward: () => rewardOf({}) }, tasks: [], kindOf: () => kind }
const aHero = (wounds: number, changes: Partial<Hero> = {}): Hero => ({
  ...join(kind, 1, 100, true, 0),
  wounds,
  ...changes,
})

function aPlayer(heroes: readonly Hero[]): Player {
  const climber = newClimber(aRealm(), growing.levels, '7', [], { gold: 50 }, 0)
  const who = { id: 7, choice: 'FEMALE_WITH_MAN_COMPANION_2', language: 'RU', clientVersion: 439 } as const
  const { player } = newPlayer({ ...who, referredBy: null, now: 0 }, climber)
  return { ...player, climb: { ...player.climb, heroes } }
}

describe('full health', () => {
  test('is foretold to the very minute in which the last of the squad is well', () => {
    const player = aPlayer([aHero(30), aHero(12.5), aHero(0)])
    const full = healthFullAt(player, growing) ?? 0
    expect(full).toBe(30 * MINUTE)
    expect(healthFullAt(passTime(player, full - 1, growing), growing)).toBe(full)
    expect(healthFullAt(passTime(player, full, growing), growing)).toBeNull()
  })

  test('comes sooner with a booster, as long as it lasts', () => {
    const boosters = [
      {
        id: 'fast',
        lasts: HOUR,
        price: {},
        boosts: { experience: 1, healthPerLevel: 1, regeneration: 2, snowLoot: 1, snowSteps: 0 },
      },
    ]
    const player = aPlayer([aHero(30)])
    for (const [until, minutes] of [
      [HOUR, 15],
      [10 * MINUTE, 20],
    ] as const) {
      const belongings = { ...player.climb.belongings, booster: { id: 'fast', until } }
      const boosted = { ...player, climb: { ...player.climb, belongings } }
      expect(healthFullAt(boosted, { ...growing, boosters })).toBe(minutes * MINUTE)
    }
  })

  test('is not waited for by whoever does not fight, and scratches are not worth a call', () => {
    expect(healthFullAt(aPlayer([aHero(0), aHero(40, { combative: false })]), growing)).toBeNull()
    expect(isWorthACall(9 * MINUTE, 0)).toBe(false)
    expect(isWorthACall(10 * MINUTE, 0)).toBe(true)
  })
})

test('the chest that opens next is told of, also the one whose clock began to run when the last had opened', () => {
  const rules = {
    victories: 3,
    places: 3,
    order: ['wood'],
    opensIn: { wood: 5, iron: 95, gold: 200 },
    anEmerald: 1,
    aFilm: 1,
  } as const
  const delayed = [
    { id: 1, kind: 'wood', opensAt: 5 },
    { id: 2, kind: 'iron', opensAt: null },
    { id: 3, kind: 'gold', opensAt: null },
  ] as const
  const chests = { ...NO_CHESTS, delayed }
  expect(nextChestAt(chests, 4, rules)).toBe(5)
  expect(isChestOpen(chests, 4)).toBe(false)
  expect(isChestOpen(chests, 5)).toBe(true)
  expect(nextChestAt(chests, 50, rules)).toBe(100)
  expect(nextChestAt(chests, 100, rules)).toBe(300)
  expect(nextChestAt(chests, 300, rules)).toBeNull()
})
