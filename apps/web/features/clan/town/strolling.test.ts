import { CLAN_BUILDINGS } from '@skystair/content/clans/buildings.data.ts'
import { expect, test } from 'vitest'
import { basin, footprint, fountain, isOn, type Point } from './layout.ts'
import { Promenade, spots, ways } from './strolling.ts'

const isClear = (at: Point): boolean =>
  !isOn(at, fountain, basin) &&
  Object.values(CLAN_BUILDINGS).every(({ place }) => !isOn(at, place, footprint))

const isGround = ({ x, y }: Point): boolean => x > 30 && x < 570 && y > 235 && y < 640

/** Always the same throws. */
function dice(seed = 7): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

test('every way a member may stroll lies on the ground, off the houses and the fountain', () => {
  for (const [a, b] of ways) {
    const [from, to] = [spots[a], spots[b]]
    if (!from || !to) throw new Error(`no such spot: ${a} ${b}`)
    for (let share = 0; share <= 1; share += 0.05) {
      const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
      expect([a, b, at, isClear(at), isGround(at)]).toEqual([a, b, at, true, true])
    }
  }
})

test('nobody stands with the face behind the plate of a house', () => {
  const head = 94
  for (const { x, y } of spots)
    for (const { place } of Object.values(CLAN_BUILDINGS)) {
      const plate = place.y + 50
      expect(Math.abs(x - place.x) < 70 && y > plate && y - head < plate, `${x} ${y}`).toBe(false)
    }
})

test('from every spot that no house stands on there is a way on', () => {
  for (const [spot, at] of spots.entries()) if (isClear(at)) expect(ways.flat()).toContain(spot)
})

test('an hour of strolling brings nobody into a house, and no two to the same spot', () => {
  const promenade = new Promenade(8, dice())
  const seen = new Set<number>()
  for (let i = 0; i < 36_000; i++) {
    promenade.tick(0.1)
    expect(new Set(promenade.walkers.map(({ spot }) => spot)).size).toBe(8)
    for (const walker of promenade.walkers) {
      if (!isClear(walker) || !isGround(walker)) throw new Error(`stands in a house: ${walker.x} ${walker.y}`)
      seen.add(walker.spot)
    }
  }
  expect(seen.size).toBe(spots.filter(isClear).length)
})

test('who walks looks where it goes', () => {
  const promenade = new Promenade(5, dice(3))
  for (let i = 0; i < 2000; i++) {
    const before = promenade.walkers.map(({ x }) => x)
    promenade.tick(0.1)
    promenade.walkers.forEach(({ walking, x, side }, one) => {
      const way = x - (before[one] ?? x)
      if (walking && way !== 0) expect(side).toBe(way < 0 ? -1 : 1)
    })
  }
})
