import type { ReplyOf } from '@skystair/contract/call.ts'
import { ensurePlaces, type PlaceView } from '@skystair/contract/road.ts'
import { STAIR_HEIGHT } from '@skystair/rules/road/place.ts'
import { create } from 'zustand'
import { ask } from '../../../platform/server/ask.ts'
import { now } from '../../../platform/state/game.ts'

/** Stairs that are asked for together. */
export const blockStairs = 20
/** Asked for so many stairs before they are seen, and kept so many after: 1000 along y. */
const ahead = 14
const behind = 10
const pauseAfterFailure = 3000

type Ensured = ReplyOf<typeof ensurePlaces>

interface Block {
  readonly state: 'coming' | 'here' | 'stale'
  /** When something in it changes by itself. */
  readonly until: number
}

interface Known {
  readonly places: ReadonlyMap<string, PlaceView>
  readonly blocks: ReadonlyMap<number, Block>
}

const nothing: Known = { places: new Map(), blocks: new Map() }

/** The places near the squad, as the server last told of them. */
export const usePlaces = create<Known>(() => nothing)

/** Counts worlds and returns to them: an answer to an older question is thrown away. */
let journey = 0
let restUntil = 0

/** What the places of each stair stand on. */
const landings = new Map<number, Ensured['tiles'][number]['size']>()
export const landingAt = (stair: number) => landings.get(stair) ?? 'SMALL'
export const landingAtlas = (stair: number) => (landingAt(stair).startsWith('WATER') ? 'lakes' : 'tiles')

/** All places are forgotten: the squad is somewhere else now. */
export function forgetPlaces(): void {
  journey++
  landings.clear()
  usePlaces.setState(nothing)
}

/** What is known stays in sight until the server has told of it anew. */
export function lookAgain(): void {
  journey++
  const blocks = new Map([...usePlaces.getState().blocks].map(([index, block]) => [index, aged(block)]))
  usePlaces.setState({ blocks })
}

const aged = (block: Block): Block => ({ ...block, state: 'stale' })

export function dropPlace(id: string): void {
  const places = new Map(usePlaces.getState().places)
  places.delete(id)
  usePlaces.setState({ places })
}

/** Fetches what is about to be seen and frees what was left behind; one question at a time. */
export function lookAround(lowest: number, highest: number): void {
  const { blocks } = usePlaces.getState()
  const [first, last] = [blockOf(Math.max(0, lowest - behind)), blockOf(highest + ahead)]
  const passed = [...blocks.keys()].find((index) => index < first || index > last)
  if (passed !== undefined) return void free(passed)
  if (performance.now() < restUntil) return
  for (const { state } of blocks.values()) if (state === 'coming') return
  const time = now()
  for (const index of nearestFirst(first, last, blockOf(Math.max(0, highest)))) {
    const block = blocks.get(index)
    if (block === undefined || block.state === 'stale' || block.until < time) return void fetchBlock(index)
  }
}

export const blockOf = (stair: number): number => Math.floor(stair / blockStairs)

function nearestFirst(first: number, last: number, middle: number): readonly number[] {
  const indices = Array.from({ length: last - first + 1 }, (_, i) => first + i)
  return indices.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
}

function free(index: number): void {
  const { places, blocks } = usePlaces.getState()
  const rest = new Map(blocks)
  rest.delete(index)
  usePlaces.setState({ blocks: rest, places: without(places, index) })
}

const without = (places: Known['places'], index: number): Map<string, PlaceView> =>
  new Map([...places].filter(([, { stair }]) => blockOf(stair) !== index))

async function fetchBlock(index: number): Promise<void> {
  const asked = journey
  mark(index, { state: 'coming', until: Number.POSITIVE_INFINITY })
  const from = index * blockStairs
  const query = { coordFrom: from * STAIR_HEIGHT, coordTo: (from + blockStairs - 1) * STAIR_HEIGHT }
  try {
    const seen = await ask(ensurePlaces, { query })
    if (asked === journey) keep(index, seen)
    else if (usePlaces.getState().blocks.get(index)?.state === 'coming')
      mark(index, { state: 'stale', until: 0 })
  } catch {
    // The road goes on without its places; they are asked for again.
    restUntil = performance.now() + pauseAfterFailure
    if (usePlaces.getState().blocks.has(index)) mark(index, { state: 'stale', until: 0 })
  }
}

function mark(index: number, block: Block): void {
  usePlaces.setState({ blocks: new Map(usePlaces.getState().blocks).set(index, block) })
}

function keep(index: number, { places: seen, tiles }: Ensured): void {
  for (const { stair, size } of tiles) landings.set(stair, size)
  const { places, blocks } = usePlaces.getState()
  const kept = without(places, index)
  for (const place of seen) kept.set(place.id, place)
  const until = Math.min(...seen.map(({ until: end }) => end ?? Number.POSITIVE_INFINITY))
  usePlaces.setState({ places: kept, blocks: new Map(blocks).set(index, { state: 'here', until }) })
}

/** Those that stand in front of the player's eyes, from the foot of the road upwards. */
export const placesBetween = (
  places: ReadonlyMap<string, PlaceView>,
  lowest: number,
  highest: number,
): PlaceView[] =>
  [...places.values()]
    .filter(({ stair }) => stair >= lowest && stair <= highest)
    .sort((one, other) => one.stair - other.stair || one.posX - other.posX)

export const isGuardian = ({ id }: Pick<PlaceView, 'id'>): boolean => id.endsWith('-0')

/** What only has to be picked up needs no panel. */
export const isInstant = ({ placeType, creatureId, reason }: PlaceView): boolean =>
  (placeType === 'RESOURCE' || placeType === 'CONSUMABLE') &&
  creatureId === null &&
  (reason === null || reason === 'DISTANCE')
