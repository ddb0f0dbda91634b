import { describe, expect, test } from 'vitest'
import { hourLight, litAt, mixed, now24 } from './hour.ts'

const hours = Array.from({ length: 24 * 4 }, (_, i) => i / 4)
const luma = (light: number): number =>
  0.3 * (light >> 16) + 0.59 * ((light >> 8) & 255) + 0.11 * (light & 255)

describe('the hour of the day', () => {
  test('is seen: morning, noon, evening and night have four lights', () => {
    const lights = [7, 13, 19, 23].map((hour) => hourLight('forest', hour))
    expect(new Set(lights).size).toBe(4)
  })

  test('leaves noon as it was painted', () => {
    expect(hourLight('march', 13)).toBe(0xffffff)
  })

  test('never makes a world too dark to walk in', () => {
    for (const hour of hours) expect(luma(hourLight('forest', hour))).toBeGreaterThan(130)
  })

  test('never jumps', () => {
    for (const hour of hours)
      expect(
        Math.abs(luma(hourLight('snow', (hour + 0.25) % 24)) - luma(hourLight('snow', hour))),
      ).toBeLessThan(16)
  })

  test('is felt less where the sky has a light of its own', () => {
    expect(luma(hourLight('gate', 23))).toBeGreaterThan(luma(hourLight('forest', 23)))
  })

  test('lights the windows at night, and in the Dark at noon too', () => {
    expect([litAt('forest', 13), litAt('forest', 23)]).toEqual([0, 1])
    expect(litAt('dark', 13)).toBeGreaterThan(0)
  })

  test('comes from the clock of the player', () => {
    expect(now24(new Date(2026, 10, 18, 21, 30))).toBe(21.5)
  })
})

test('white glass changes nothing, two panes darken', () => {
  expect(mixed(0xffffff, 0x8292d2)).toBe(0x8292d2)
  expect(mixed(0x808080, 0x808080)).toBe(0x404040)
})
