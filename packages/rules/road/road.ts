import { type Place, STAIR_HEIGHT, slotOf, type World } from './place.ts'
import type { RoadDesign } from './road-design.ts'

export const MARK_STATES = ['WON', 'LOST', 'USED'] as const
export type MarkState = (typeof MARK_STATES)[number]

export interface Mark {
  readonly state: MarkState
  readonly at: number
}

/** What one player has changed on one road; everything else grows from the hash. */
export interface Road {
  readonly world: World
  /** the stair this visit began at: what lies at and below it was not climbed here, and gives nothing */
  readonly floor: number
  /** the highest guardian beaten */
  readonly top: number
  readonly coordinate: number
  /** per stair: a bit for the slot of each place taken for good */
  readonly taken: Readonly<Record<string, number>>
  readonly marks: Readonly<Record<string, Mark>>
  /** guardians that may still be fought on this visit; null: no limit */
  readonly stepsLeft: number | null
}

export const enterRoad = (design: RoadDesign, mainTop: number): Road => {
  const floor = design.follows ? mainTop : 0
  return {
    world: design.world,
    floor,
    top: floor,
    coordinate: floor * STAIR_HEIGHT,
    taken: {},
    marks: {},
    stepsLeft: design.steps,
  }
}

/** The first guardian still standing: no one walks past it. */
export const maxCoordinate = (road: Road): number => (road.top + 1) * STAIR_HEIGHT

/** What was left this many stairs behind is overgrown. It also keeps the record of a road short. */
export const OVERGROWN_AFTER = 100

/** Lairs and fountains dry up sooner: a climber grows by climbing, not by going round. */
export const DESERTED_AFTER = 20

export const isTaken = (road: Road, stair: number, slot: number): boolean =>
  ((road.taken[stair] ?? 0) & (1 << slot)) !== 0

/** What stands where nobody climbed on this road is not there; a turn is, for it is the way home. */
export const isBeneath = ({ floor }: Road, { stair, placeType }: Place): boolean =>
  stair <= floor && placeType !== 'TURN'

export const markTaken = (road: Road, stair: number, slot: number): Road => ({
  ...road,
  taken: { ...road.taken, [stair]: (road.taken[stair] ?? 0) | (1 << slot) },
})

export const mark = (road: Road, id: string, state: MarkState, at: number): Road => ({
  ...road,
  marks: { ...road.marks, [id]: { state, at } },
})

export function unmark(road: Road, id: string): Road {
  const { [id]: _gone, ...marks } = road.marks
  return { ...road, marks }
}

const DAY = 86_400_000

/** A tale heard once stays heard. */
const TALKS = 1 << slotOf('TALKER')

/** Forgets what no longer matters: overgrown stairs and marks older than a day. */
export function forget(road: Road, now: number): Road {
  const oldest = road.top - OVERGROWN_AFTER
  const taken = Object.fromEntries(
    Object.entries(road.taken)
      .map(([stair, slots]) => [stair, Number(stair) >= oldest ? slots : slots & TALKS] as const)
      .filter(([, slots]) => slots !== 0),
  )
  const marks = Object.fromEntries(Object.entries(road.marks).filter(([, { at }]) => now - at < DAY))
  return { ...road, taken, marks }
}
