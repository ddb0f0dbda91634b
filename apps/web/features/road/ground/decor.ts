import { manifest } from '@skystair/art/baked/manifest.ts'
import type { WorldLook } from '../../../stage/worlds/world-look.ts'
import { chanceAt, roadWidth, roadX, stairsPerSegment } from './road-path.ts'

export interface Ornament {
  /** Frame of the world's atlas of props. */
  readonly name: string
  readonly x: number
  /** Where its foot stands along the road, in stairs. */
  readonly at: number
}

interface Kind {
  /** How often it is drawn where it may be. */
  readonly share: number
  /** How far from the middle of the road its foot may stand, at least. */
  readonly clear: number
  /** How far outside the screen its foot may stand. */
  readonly outside: number
}

type Size = 'tall' | 'middling' | 'low'

/** Tall things stand at the edge of the screen, low ones may come near the road. */
const kinds: Readonly<Record<Size, Kind>> = {
  tall: { share: 0.5, clear: 258, outside: 24 },
  middling: { share: 0.5, clear: 224, outside: -4 },
  low: { share: 0.5, clear: 200, outside: -20 },
}

const tall = new Set(['oak', 'birch', 'fir', 'fir-young', 'dead-tree', 'floating', 'cloud'])
const low = new Set(['flowers', 'mushrooms', 'rocks-small', 'reeds', 'skulls', 'spikes', 'ice'])
/** Too long to stand beside the road without touching it. */
const left = new Set(['fence'])

const sizeOf = (name: string): Size => (tall.has(name) ? 'tall' : low.has(name) ? 'low' : 'middling')

const collections = new Map<WorldLook, Readonly<Record<Size, readonly string[]>>>()

/** What may grow in a world, by size; a world without small things strews its middling ones. */
function collectionOf(look: WorldLook): Readonly<Record<Size, readonly string[]>> {
  const known = collections.get(look)
  if (known !== undefined) return known
  const frames = manifest.atlases[`props-${look}`]?.frames ?? []
  const names = frames.filter((name) => !name.endsWith('.shadow') && !left.has(name))
  const of = (size: Size) => names.filter((name) => sizeOf(name) === size)
  const or = (some: readonly string[], others: readonly string[]) => (some.length > 0 ? some : others)
  const middling = or(of('middling'), names)
  const collection = { tall: or(of('tall'), middling), middling, low: or(of('low'), middling) }
  collections.set(look, collection)
  return collection
}

/** What grows and stands beside one segment of the road. The large and the small take turns, so nothing collides. */
export function decorOf(segment: number, look: WorldLook = 'forest'): Ornament[] {
  const names = collectionOf(look)
  const ornaments: Ornament[] = []
  for (let row = 0; row < stairsPerSegment; row++)
    for (const side of [-1, 1] as const) {
      const stair = segment * stairsPerSegment + row
      const chance = (salt: number) => chanceAt(stair, salt * 2 + (side === 1 ? 1 : 0))
      const add = (size: Size, at: number, across: number, which: number) =>
        ornaments.push(ornament(kinds[size], names[size], at, side, across, which))
      add(
        chance(1) < kinds.tall.share ? 'tall' : 'middling',
        stair + 0.1 + 0.25 * chance(2),
        chance(3),
        chance(4),
      )
      if (chance(5) < kinds.low.share) add('low', stair + 0.6 + 0.25 * chance(6), chance(7), chance(8))
    }
  return ornaments
}

function ornament(
  kind: Kind,
  names: readonly string[],
  at: number,
  side: 1 | -1,
  across: number,
  which: number,
): Ornament {
  const edge = side === 1 ? roadWidth + kind.outside : -kind.outside
  const near = roadX(at) + side * kind.clear
  // A bend may leave no room between the road and the edge of the screen.
  const x =
    side * (edge - near) <= 0 ? Math.max(side * edge, side * near) * side : near + (edge - near) * across
  return { name: names[Math.floor(which * names.length)] ?? '', x, at }
}
