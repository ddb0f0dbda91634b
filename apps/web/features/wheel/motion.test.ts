import { describe, expect, test } from 'vitest'
import { endOf, pinsPassed, restAt, SECTOR, SECTORS, shareOfWay } from './motion.ts'

const times = Array.from({ length: 2_001 }, (_, index) => index / 2_000)
const ways = times.map(shareOfWay)
const speeds = ways.slice(1).map((way, index) => way - (ways[index] ?? 0))

describe('the wheel', () => {
  test('ends exactly at the sector that was drawn, wherever it stood', () => {
    for (const from of [0, -90, 725.5, 123_456])
      for (let sector = 0; sector < SECTORS; sector++) {
        const end = endOf(from, sector)
        const shown = (((-end / SECTOR) % SECTORS) + SECTORS) % SECTORS
        expect(Math.min(Math.abs(shown - sector), SECTORS - Math.abs(shown - sector))).toBeLessThan(1e-6)
        expect(end - from).toBeGreaterThanOrEqual(6 * 360)
      }
    expect(restAt(3)).toBe(-90)
  })

  test('never turns back, and neither starts nor stops with a jerk', () => {
    expect([ways[0], ways.at(-1)]).toEqual([0, 1])
    expect(speeds.every((speed) => speed >= 0)).toBe(true)
    const jumps = speeds.slice(1).map((speed, index) => Math.abs(speed - (speeds[index] ?? 0)))
    expect(Math.max(...jumps)).toBeLessThan(Math.max(...speeds) / 20)
  })

  test('gathers speed, loses it, hesitates and comes to rest', () => {
    const fastest = speeds.indexOf(Math.max(...speeds))
    expect(fastest / speeds.length).toBeGreaterThan(0.1)
    expect(fastest / speeds.length).toBeLessThan(0.2)
    const hesitation = speeds.slice(1_600, 1_760)
    expect(Math.min(...hesitation)).toBeLessThan(Math.max(...speeds.slice(1_760)))
  })

  test('ticks once for each pin', () => {
    expect([pinsPassed(0), pinsPassed(14.9), pinsPassed(15), pinsPassed(45), pinsPassed(-15.1)]).toEqual([
      0, 0, 1, 2, -1,
    ])
  })
})
