import { describe, expect, test } from 'vitest'
import { cupOf, diceOf, roll } from './dice.ts'

describe('dice', () => {
  test('the same seed throws the same numbers', () => {
    const first = cupOf(diceOf('stair 7'))
    const second = cupOf(diceOf('stair 7'))
    const throws = (cup: typeof first) => Array.from({ length: 100 }, () => cup.next())
    expect(throws(first)).toEqual(throws(second))
  })

  test('another seed throws other numbers', () => {
    expect(roll(diceOf('stair 7')).value).not.toBe(roll(diceOf('stair 8')).value)
  })

  test('dice put away and taken out again go on where they were', () => {
    const cup = cupOf(diceOf('a long battle'))
    cup.next()
    const stored = JSON.parse(JSON.stringify(cup.dice))
    expect(cupOf(stored).next()).toBe(cup.next())
  })

  test('every face comes up about equally often', () => {
    const cup = cupOf(diceOf('fair'))
    const faces = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 60_000; i++) {
      const face = cup.between(1, 6) - 1
      faces[face] = (faces[face] ?? 0) + 1
    }
    for (const count of faces) expect(Math.abs(count - 10_000)).toBeLessThan(500)
  })
})
