import { CLAN_BUILDINGS } from '@skystair/content/clans/buildings.data.ts'
import { footprint, fountain, isOn, type Point } from './layout.ts'

const around = (angle: number): Point => ({
  x: Math.round(fountain.x + 110 * Math.cos((angle * Math.PI) / 180)),
  y: Math.round(fountain.y + 76 * Math.sin((angle * Math.PI) / 180)),
})

/**
 * Where members stand and chat: eight around the fountain, then the corners between the houses. Nobody stands below the
 * plate of a house: it would hide the face.
 */
export const spots: readonly Point[] = [
  ...[0, 45, 90, 135, 180, 225, 270, 315].map(around),
  { x: 300, y: 282 },
  { x: 236, y: 316 },
  { x: 364, y: 316 },
  { x: 252, y: 566 },
  { x: 348, y: 566 },
  { x: 226, y: 256 },
  { x: 374, y: 256 },
]

const laid: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 6],
  [6, 7],
  [7, 0],
  [6, 8],
  [8, 9],
  [8, 10],
  [5, 9],
  [7, 10],
  [2, 11],
  [2, 12],
  [3, 11],
  [1, 12],
  [11, 12],
  [9, 13],
  [8, 13],
  [10, 14],
  [8, 14],
]

function placeOf(spot: number): Point {
  return spots[spot] ?? fountain
}

const houses = Object.values(CLAN_BUILDINGS).map(({ place }) => place)

function isFree(from: Point, to: Point): boolean {
  for (let share = 0; share <= 1; share += 0.05) {
    const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
    if (houses.some((house) => isOn(at, house, footprint))) return false
  }
  return true
}

/** The ways between spots; none of them crosses a house or the fountain. */
export const ways = laid.filter(([a, b]) => isFree(placeOf(a), placeOf(b)))

const neighbours: readonly (readonly number[])[] = spots.map((_, spot) =>
  ways.flatMap(([a, b]) => (a === spot ? [b] : b === spot ? [a] : [])),
)

/** Pixels of the square in a second. */
const pace = 40
const restAtLeast = 2.2
const restAtMost = 7.5
/** Around the square first, wide apart. */
const firstSpots = [5, 0, 3, 10, 12, 7, 9, 1].filter((spot) => neighbours[spot]?.length !== 0)

export interface Walker {
  x: number
  y: number
  /** 1 looks right, -1 left. */
  side: 1 | -1
  walking: boolean
  /** The spot it stands at, or goes to: nobody else may. */
  spot: number
  from: number
  /** Seconds of rest that are left, or the share of the way that is done. */
  rest: number
  way: number
}

export type Dice = () => number

/** Members at leisure: each goes from spot to spot, rests, looks around. No two want the same spot. */
export class Promenade {
  readonly walkers: readonly Walker[]
  private readonly dice: Dice

  constructor(count: number, dice: Dice) {
    this.dice = dice
    this.walkers = firstSpots.slice(0, count).map((spot, i) => {
      const { x, y } = placeOf(spot)
      const rest = this.between(0.4, restAtMost) + i * 0.3
      return { x, y, side: x < fountain.x ? 1 : -1, walking: false, spot, from: spot, rest, way: 0 }
    })
  }

  tick(seconds: number): void {
    for (const walker of this.walkers) {
      if (walker.walking) this.walk(walker, seconds)
      else this.stand(walker, seconds)
    }
  }

  private stand(walker: Walker, seconds: number): void {
    walker.rest -= seconds
    if (walker.rest > 0) return
    const next = this.freeNeighbour(walker.spot)
    if (next === null) {
      walker.rest = restAtLeast
      return
    }
    walker.from = walker.spot
    walker.spot = next
    walker.way = 0
    walker.walking = true
    walker.side = placeOf(next).x < walker.x ? -1 : 1
  }

  private walk(walker: Walker, seconds: number): void {
    const from = placeOf(walker.from)
    const to = placeOf(walker.spot)
    walker.way = Math.min(1, walker.way + (pace * seconds) / Math.hypot(to.x - from.x, to.y - from.y))
    walker.x = from.x + (to.x - from.x) * walker.way
    walker.y = from.y + (to.y - from.y) * walker.way
    if (walker.way < 1) return
    walker.walking = false
    walker.rest = this.between(restAtLeast, restAtMost)
    // Mostly they look where the others are.
    if (this.dice() < 0.7) walker.side = walker.x < fountain.x ? 1 : -1
  }

  private freeNeighbour(spot: number): number | null {
    const near = neighbours[spot] ?? []
    const first = Math.floor(this.dice() * near.length)
    for (let i = 0; i < near.length; i++) {
      const candidate = near[(first + i) % near.length]
      if (candidate !== undefined && !this.isTaken(candidate)) return candidate
    }
    return null
  }

  private isTaken(spot: number): boolean {
    for (const walker of this.walkers) if (walker.spot === spot) return true
    return false
  }

  private between(least: number, most: number): number {
    return least + (most - least) * this.dice()
  }
}
