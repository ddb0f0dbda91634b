import { REALM } from '@skystair/content/realm.ts'
import { STAIR_HEIGHT } from '@skystair/rules/road/place.ts'
import { ensure } from '@skystair/rules/road/places-in-view.ts'
import { enterRoad, OVERGROWN_AFTER, type Road } from '@skystair/rules/road/road.ts'
import { type Row, sideBySide } from '../row.ts'

const stairs = 50
const times = 100
const now = Date.parse('2026-03-01')

/** The road of somebody who has taken everything below. */
function climbedTo(top: number): Road {
  const behind = Array.from({ length: Math.min(top, OVERGROWN_AFTER) }, (_, index) => top - index)
  const taken = Object.fromEntries(behind.map((stair) => [stair, 0xffff]))
  return { ...enterRoad(REALM.roads.main, 0), top, coordinate: top * STAIR_HEIGHT, taken }
}

/** Milliseconds of looking so many times at the stairs ahead. */
const looking = (top: number) => {
  const road = climbedTo(top)
  const from = top * STAIR_HEIGHT
  return async () => {
    const started = performance.now()
    for (let time = 0; time < times; time++)
      ensure(REALM, road, from, from + (stairs - 1) * STAIR_HEIGHT, now)
    return performance.now() - started
  }
}

export const looks: Row = {
  name: 'looks',
  title: 'time to ensure 50 stairs at stair 5,000 ÷ at stair 5',
  bound: { most: 1.2 },
  async measure() {
    const [high, low] = [looking(5000), looking(5)]
    for (let time = 0; time < 5; time++) await sideBySide(1, high, low)
    return sideBySide(41, high, low)
  },
}
