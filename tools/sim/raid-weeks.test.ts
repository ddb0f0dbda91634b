import { RAIDS } from '@skystair/content/raids/raids.ts'
import { RAID_DIFFICULTIES } from '@skystair/rules/clan/clan.ts'
import { describe, expect, test } from 'vitest'
import { isFairlyPaid } from './raid-report.ts'
import { aUsualClan, type RaidWeeks, raidAtEach } from './raid-weeks.ts'

describe('a young clan too weak for any boss', () => {
  const raids = raidAtEach(aUsualClan(20, 4))

  test('meets each boss once at each difficulty', () => {
    expect(raids.map(({ difficulty }) => difficulty)).toEqual(RAID_DIFFICULTIES)
    for (const { weeks, fights } of raids) {
      expect(weeks).toBe(RAIDS.bosses.length)
      expect(fights).toBeGreaterThan(0)
    }
  })

  test('deals a smaller share of a harder pool, and is paid a little better for the same fight, never much', () => {
    for (const [place, { dealt, payIfLeft }] of raids.entries()) {
      const easier = raids[place - 1]
      if (!easier) continue
      expect(dealt).toBeLessThan(easier.dealt)
      const step = (payIfLeft ?? 0) / (easier.payIfLeft ?? 0)
      expect(step).toBeGreaterThan(1)
      expect(step).toBeLessThan(1.06)
    }
  })
})

describe('fights are fairly paid', () => {
  const nothing = { gold: 0, crystal: 0, elixir: 0, gear: 0 }
  const aRaid = (payIfFelled: number | null, payIfLeft: number | null): RaidWeeks => ({
    difficulty: 'EASY',
    members: 20,
    weeks: 4,
    felled: payIfFelled === null ? 0 : 4,
    daysToFall: 3,
    fights: 100,
    dealt: 1,
    loot: { members: nothing, treasury: nothing },
    payIfFelled,
    payIfLeft,
  })

  test('where a harder boss that falls pays better and one that stays pays less', () => {
    expect(isFairlyPaid([aRaid(100, null), aRaid(104, 50), aRaid(null, 52)])).toBe(true)
  })

  test('not where an easier boss pays better than the next', () => {
    expect(isFairlyPaid([aRaid(100, null), aRaid(98, null)])).toBe(false)
  })

  test('not where a boss that stays pays better than one that falls', () => {
    expect(isFairlyPaid([aRaid(100, null), aRaid(104, null), aRaid(null, 101)])).toBe(false)
  })

  test('not where a usual clan fells no boss but the easiest', () => {
    expect(isFairlyPaid([aRaid(100, 40), aRaid(null, 50)])).toBe(false)
  })
})
