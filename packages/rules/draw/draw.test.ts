import { describe, expect, test } from 'vitest'
import { drawn, drawThrows, lotAt, nextDraw, oddsOf, throwOf } from './draw.ts'

const lots = [
  { id: 'common', weight: 70 },
  { id: 'rare', weight: 25 },
  { id: 'never', weight: 0 },
  { id: 'once in a life', weight: 5 },
]

describe('a draw', () => {
  test('falls alike whenever it is drawn by the same seed, here as on the page that checks it', () => {
    for (let seed = 0; seed < 50; seed++) {
      const throws = [throwOf(lots, 3)]
      expect(drawThrows(throws, `seed ${seed}`)).toEqual(drawThrows(throws, `seed ${seed}`))
    }
  })

  test('of several throws begins as it would without the later ones', () => {
    for (let seed = 0; seed < 50; seed++)
      expect(drawThrows([throwOf(lots), throwOf(lots, 2)], `${seed}`)[0]).toEqual(
        drawThrows([throwOf(lots)], `${seed}`)[0],
      )
  })

  test('apart gives no lot twice', () => {
    for (let seed = 0; seed < 200; seed++) {
      const [names = []] = drawThrows([throwOf(lots, 3, true)], `${seed}`)
      expect(names.toSorted()).toEqual(['common', 'once in a life', 'rare'])
    }
  })

  test('falls upon the lot whose part of the whole is thrown, and never upon one without a weight', () => {
    const at = (thrown: number) => lotAt(lots, thrown).id
    expect([at(0), at(0.6999), at(0.7), at(0.9499), at(0.95), at(1 - 2 ** -32)]).toEqual([
      'common',
      'common',
      'rare',
      'rare',
      'once in a life',
      'once in a life',
    ])
    expect(() => lotAt([], 0)).toThrow()
  })

  test('has odds that add up to one', () => {
    expect(oddsOf(lots)).toEqual([0.7, 0.25, 0, 0.05])
  })

  test('is counted for its kind alone', () => {
    const counts = drawn(drawn(drawn({}, 'wheel'), 'wheel'), 'forge')
    expect([nextDraw(counts, 'wheel'), nextDraw(counts, 'forge'), nextDraw(counts, 'card')]).toEqual([
      2, 1, 0,
    ])
  })
})
