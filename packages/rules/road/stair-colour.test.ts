import { describe, expect, test } from 'vitest'
import { battleStairBy, redThreshold, stairColour, stairColours, yellowThreshold } from './stair-colour.ts'

describe('yellow threshold', () => {
  test.each([
    ['up to stair 25', 25, 1001],
    ['from stair 26', 26, 1000],
    ['under stair 60', 59, 1000],
    ['from stair 60', 60, 999],
    ['under stair 100', 99, 999],
    ['from stair 100', 100, 950],
    ['under stair 120', 119, 950],
    ['from stair 120', 120, 900],
    ['far up', 5000, 900],
  ])('%s (%i) a squad good for stair 1000 has it at %i', (_, stair, threshold) => {
    expect(yellowThreshold(stair, 1000)).toBe(threshold)
  })
})

describe('red threshold', () => {
  test.each([
    ['up to stair 25', 25, 26],
    ['from stair 26', 26, 26],
    ['under stair 60', 59, 59],
    ['from stair 60', 60, 1001],
  ])('%s (%i) a squad good for stair 1000 has it at %i', (_, stair, threshold) => {
    expect(redThreshold(stair, 1000)).toBe(threshold)
  })
})

describe('stair colour', () => {
  test('a stair the squad is sure of is green', () => {
    expect(stairColour(5, 10)).toBe('green')
    expect(stairColour(70, 72)).toBe('green')
    expect(stairColour(500, 600)).toBe('green')
  })

  test('a stair at the edge of what the squad can win is yellow', () => {
    expect(stairColour(12, 10)).toBe('yellow')
    expect(stairColour(70, 70)).toBe('yellow')
    expect(stairColour(110, 112)).toBe('yellow')
    expect(stairColour(560, 600)).toBe('yellow')
  })

  test('a stair past what the squad can win is red', () => {
    expect(stairColour(70, 68)).toBe('red')
    expect(stairColour(700, 600)).toBe('red')
  })

  test('beginners see no red stair', () => {
    for (let stair = 1; stair < 60; stair++) expect(stairColour(stair, 0)).not.toBe('red')
  })

  test('colours only get darker on the way up', () => {
    const order = { green: 0, yellow: 1, red: 2 }
    for (const battleStair of [0, 5, 24, 58, 80, 110, 400]) {
      let darkest = 0
      for (let stair = 1; stair < 600; stair++) {
        const colour = order[stairColour(stair, battleStair)]
        expect(colour, `stair ${stair} for ${battleStair}`).toBeGreaterThanOrEqual(darkest)
        darkest = colour
      }
    }
  })
})

describe('a stair whose battle was forecast', () => {
  test('has the colour of the forecast, whatever the power; where beginners see no red, it is yellow', () => {
    for (let stair = 2; stair < 400; stair++)
      for (const battleStair of [0, 1, stair - 1, stair, stair + 1, 2 * stair])
        for (const forecast of stairColours) {
          const seen = stair < 60 && forecast === 'red' ? 'yellow' : forecast
          const colour = stairColour(stair, battleStairBy(forecast, stair, battleStair))
          expect(colour, `${forecast} stair ${stair} for ${battleStair}`).toBe(seen)
        }
  })

  test('leaves the others as they are where power says the same', () => {
    expect(battleStairBy('green', 12, 20)).toBe(20)
    expect(battleStairBy('red', 200, 100)).toBe(100)
  })
})
