import { RAID_DIFFICULTIES } from '@skystair/rules/clan/clan.ts'
import { expect, test } from 'vitest'
import { isFairlyPaid } from './raid-report.ts'
import { aUsualClan, raidAtEach } from './raid-weeks.ts'

const raids = raidAtEach(aUsualClan(20, 4))

test('a clan meets each boss at each difficulty, and fells the easy ones', () => {
  expect(raids.map(({ difficulty }) => difficulty)).toEqual(RAID_DIFFICULTIES)
  expect(raids[0]?.felled).toBe(raids[0]?.weeks)
})

test('what a harder boss asks for is paid a little better if it falls, and worse if it stays', () => {
  expect(isFairlyPaid(raids)).toBe(true)
})

test('a harder boss is never felled sooner, nor with fewer fights', () => {
  for (const [place, { felled, fights }] of raids.entries()) {
    const easier = raids[place - 1]
    if (!easier) continue
    expect(felled).toBeLessThanOrEqual(easier.felled)
    expect(fights).toBeGreaterThanOrEqual(easier.fights)
  }
})
