import { manifest } from '@skystair/art/baked/manifest.ts'
import type { WorldLook } from '../../../stage/worlds/world-look.ts'
import { chanceAt, roadWidth, roadX, stairsPerSegment } from './road-path.ts'

export interface Ornament {
  /** The atlas it is a frame of: what grows in many worlds, or what is seen in one alone. */
  readonly atlas: string
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

const tall = new Set([
  'oak',
  'birch',
  'fir',
  'fir-young',
  'dead-tree',
  'floating',
  'cloud',
  'column',
  'unlit-lamp',
  'hanging-garden',
  'sky-fall',
  'fallen-tree',
  'chains',
  'star',
  'ribs',
])
const low = new Set([
  'flowers',
  'mushrooms',
  'rocks-small',
  'reeds',
  'skulls',
  'spikes',
  'ice',
  'arrows',
  'plume',
  'watchers',
])
/** Too long to stand beside the road without touching it. */
const left = new Set(['fence'])

/** What would make a place look like any forest: there it grows in battles alone, where it stands behind somebody. */
const foreign: Readonly<Partial<Record<WorldLook, ReadonlySet<string>>>> = {
  march: new Set(['birch', 'log', 'lantern', 'oak']),
  necropolis: new Set(['fir', 'cauldron', 'pillar']),
  kingdom: new Set(['oak', 'fir', 'lantern']),
  dark: new Set(['fir', 'bush', 'rocks', 'mushrooms', 'spikes', 'lantern']),
  war: new Set(['lantern', 'rocks']),
  miro: new Set(['oak', 'spikes', 'lantern', 'bush']),
  abyss: new Set(['dead-tree', 'lantern', 'mushrooms', 'skulls']),
  gate: new Set(['oak', 'flowers', 'lantern', 'spikes', 'floating']),
  snow: new Set(['birch', 'log']),
  raid: new Set(['fir', 'cauldron', 'lantern', 'rocks']),
}

const sizeOf = (name: string): Size => (tall.has(name) ? 'tall' : low.has(name) ? 'low' : 'middling')

type Thing = Pick<Ornament, 'atlas' | 'name'>
type Collection = Readonly<Record<Size | 'sights', readonly Thing[]>>
const collections = new Map<WorldLook, Collection>()

export const propsOf = (look: WorldLook): string => `props-${look}`
export const sightsOf = (look: WorldLook): string => `sights-${look}`

const framesOf = (atlas: string): readonly Thing[] =>
  (manifest.atlases[atlas]?.frames ?? [])
    .filter((name) => !name.endsWith('.shadow') && !left.has(name))
    .map((name) => ({ atlas, name }))

const isSight = ({ name }: Thing): boolean => name.startsWith('sight-')

/** What may stand in a world, by size; a world without small things strews its middling ones. */
function collectionOf(look: WorldLook): Collection {
  const known = collections.get(look)
  if (known !== undefined) return known
  const own = framesOf(sightsOf(look))
  const grown = framesOf(propsOf(look)).filter(({ name }) => foreign[look]?.has(name) !== true)
  const small = own.filter((thing) => !isSight(thing))
  // What is seen nowhere else is seen twice as often as the rest.
  const things = [...grown, ...small, ...small]
  const of = (size: Size) => things.filter(({ name }) => sizeOf(name) === size)
  const or = (some: readonly Thing[], others: readonly Thing[]) => (some.length > 0 ? some : others)
  const middling = or(of('middling'), things)
  const collection = {
    tall: or(of('tall'), middling),
    middling,
    low: or(of('low'), middling),
    sights: own.filter(isSight),
  }
  collections.set(look, collection)
  return collection
}

/** What grows and stands beside one segment of the road. The large and the small take turns, so nothing collides. */
export function decorOf(segment: number, look: WorldLook = 'forest'): Ornament[] {
  const things = collectionOf(look)
  const ornaments: Ornament[] = []
  for (let row = 0; row < stairsPerSegment; row++)
    for (const side of [-1, 1] as const) {
      const stair = segment * stairsPerSegment + row
      const chance = (salt: number) => chanceAt(stair, salt * 2 + (side === 1 ? 1 : 0))
      const add = (size: Size, at: number, across: number, which: number) =>
        ornaments.push(ornament(kinds[size], things[size], at, side, across, which))
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
  things: readonly Thing[],
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
  const { atlas, name } = things[Math.floor(which * things.length)] ?? { atlas: '', name: '' }
  return { atlas, name, x, at }
}

/** How far from the edge of the screen a sight stands, and how far up its stair. */
const sightEdge = 62
const sightUp = 0.92
/** The stairs of a segment it may stand at, the best first: where the road is in the middle. */
const sightRows = [4, 0, 2]

/** Where the sight of five stairs may stand: the first of these that no place has taken. */
export function sightsAt(segment: number, look: WorldLook): readonly Ornament[] {
  const { sights } = collectionOf(look)
  // One after the other, so that nobody sees the same twice in a row.
  const thing = sights[((segment % sights.length) + sights.length) % sights.length]
  if (thing === undefined) return []
  const first = chanceAt(segment, 90) < 0.5 ? -1 : 1
  return sightRows.flatMap((row) =>
    [first, -first].map((side) => ({
      ...thing,
      x: side < 0 ? sightEdge : roadWidth - sightEdge,
      at: segment * stairsPerSegment + row + sightUp,
    })),
  )
}
