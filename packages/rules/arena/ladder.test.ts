import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aDesign } from './a-design.ts'
import { placesAfter } from './finish.ts'
import { type Ladder, stepOff, stepOn, swap } from './ladder.ts'
import { leagueAt, leagueLines, leagueNamed, placesOfLeague } from './leagues.ts'
import { rivalPositions } from './rivals.ts'

test('a winner takes the place of whoever stood above, and those between do not move', () => {
  expect(swap([1, 2, 3, 4, 5], 4, 2)).toEqual([1, 4, 3, 2, 5])
})

test('a win over one who stands below moves nobody', () => {
  expect(swap([1, 2, 3], 1, 3)).toEqual([1, 2, 3])
  expect(placesAfter(true, { own: 2, rival: 7, places: 9 })).toEqual({ own: 2, rival: 7, places: 9 })
})

test('a lost fight moves nobody, nor does one against somebody who has left', () => {
  expect(placesAfter(false, { own: 7, rival: 2, places: 9 })).toEqual({ own: 7, rival: 2, places: 9 })
  expect(placesAfter(true, { own: 7, rival: null, places: 9 })).toEqual({ own: 7, rival: null, places: 9 })
})

test('the place of whoever leaves is taken by the last one', () => {
  expect(stepOff([1, 2, 3, 4], 2)).toEqual([1, 4, 3])
  expect(stepOff([1, 2, 3, 4], 4)).toEqual([1, 2, 3])
})

test('whatever happens, every position is held by exactly one of those who are there', () => {
  const deed = fc.record({
    kind: fc.constantFrom('fight', 'fight', 'fight', 'come', 'go'),
    one: fc.nat(99),
    other: fc.nat(99),
  })
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 200 }), (deeds) => {
      let ladder: Ladder = [1000, 1001, 1002]
      let next = 0
      const there = new Set(ladder)
      const pick = (number: number) => ladder[number % Math.max(1, ladder.length)] ?? -1
      for (const { kind, one, other } of deeds) {
        if (kind === 'come') {
          ladder = stepOn(ladder, next)
          there.add(next++)
        } else if (kind === 'go') {
          there.delete(pick(one))
          ladder = stepOff(ladder, pick(one))
        } else {
          const [winner, loser] = [pick(one), pick(other)]
          const places = { own: ladder.indexOf(winner) + 1, rival: ladder.indexOf(loser) + 1, places: 0 }
          const after = placesAfter(true, places)
          ladder = swap(ladder, winner, loser)
          if (ladder.length > 0) expect(ladder.indexOf(winner) + 1).toBe(after.own)
        }
        expect(ladder.toSorted()).toEqual([...there].toSorted())
      }
    }),
  )
})

test('leagues are shares of the ladder from the top', () => {
  expect(leagueLines(10_000)).toEqual([100, 300, 700, 1300, 2200, 3500, 5200, 7300, 10_000])
  expect(leagueAt(100, 10_000)).toBe(1)
  expect(leagueAt(101, 10_000)).toBe(2)
  expect(leagueAt(10_000, 10_000)).toBe(9)
})

test('there are never fewer than ten in the first league', () => {
  expect(leagueAt(10, 300)).toBe(1)
  expect(placesOfLeague(2, 300)).toBeNull()
  expect(placesOfLeague(3, 300)).toEqual({ from: 11, to: 21 })
  expect(leagueAt(4, 4)).toBe(1)
})

test('every position is in exactly one league, and a better place is never in a worse one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), (places) => {
      const leagues = Array.from({ length: places }, (_, index) => leagueAt(index + 1, places))
      expect(leagues).toEqual(leagues.toSorted((one, other) => one - other))
      expect(leagues.every((league) => league >= 1 && league <= 9)).toBe(true)
      const rooms = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((league) => placesOfLeague(league, places) ?? [])
      expect(rooms.reduce((sum, { from, to }) => sum + to - from + 1, 0)).toBe(places)
    }),
  )
})

test('the leagues are told by their names, the Sky first', () => {
  expect([leagueNamed(1), leagueNamed(9)]).toEqual(['sky', 'wooden'])
  expect(() => leagueNamed(10)).toThrow()
})

test('rivals stand above: five different ones, farther and farther, none beyond a quarter of the way', () => {
  fc.assert(
    fc.property(fc.integer({ min: 6, max: 1_000_000 }), fc.nat(1000), (position, seed) => {
      const rivals = rivalPositions(position, position + 10, seed, aDesign)
      expect(rivals).toHaveLength(5)
      expect(new Set(rivals).size).toBe(5)
      expect(rivals).toEqual(rivals.toSorted((one, other) => other - one))
      expect(rivals.every((rival) => rival >= 1 && rival < position)).toBe(true)
      expect(rivals.at(-1)).toBeGreaterThanOrEqual(Math.min(position - 5, Math.floor(position * 0.75) - 1))
    }),
  )
})

test('at the top the rivals are the nearest five', () => {
  expect(rivalPositions(1, 300, 0, aDesign)).toEqual([6, 5, 4, 3, 2])
  expect(rivalPositions(3, 300, 0, aDesign)).toEqual([6, 5, 4, 2, 1])
  expect(rivalPositions(2, 2, 0, aDesign)).toEqual([1])
  expect(rivalPositions(1, 1, 0, aDesign)).toEqual([])
})
