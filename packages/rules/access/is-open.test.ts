import { describe, expect, test } from 'vitest'
import { type Door, isOpen } from './is-open.ts'

describe('doors', () => {
  test.each<[Door, number]>([
    ['arenaButton', 4],
    ['arena', 8],
    ['clanButton', 8],
    ['chat', 10],
    ['forumPosting', 10],
    ['clan', 15],
    ['gifts', 15],
  ])('%s opens at level %i', (door, level) => {
    expect(isOpen(door, { level: level - 1, stair: 10_000 })).toBe(false)
    expect(isOpen(door, { level, stair: 0 })).toBe(true)
  })

  test.each<[Door, number]>([
    ['backpack', 1],
    ['elixirSettings', 25],
    ['legendaryHeroes', 30],
    ['mythicalHeroes', 100],
    ['supremeHeroes', 500],
  ])('%s opens at stair %i', (door, stair) => {
    expect(isOpen(door, { level: 1000, stair: stair - 1 })).toBe(false)
    expect(isOpen(door, { level: 1, stair })).toBe(true)
  })
})
