export interface Spot {
  /** Hundredths of the width and of the height. */
  readonly x: number
  readonly y: number
}

/** Three flights of a stair, from its foot up: to the right, back to the left, and to the top. */
const flights: readonly Spot[] = [
  { x: 12, y: 97 },
  { x: 32, y: 95 },
  { x: 51, y: 93 },
  { x: 69, y: 89 },
  { x: 87, y: 79 },
  { x: 71, y: 70 },
  { x: 53, y: 68 },
  { x: 34, y: 65 },
  { x: 13, y: 58 },
  { x: 25, y: 43 },
  { x: 50, y: 43 },
]

/** Where the steps of a path stand, however many there are: the first at the foot, the last on top. */
export function spotsOf(count: number): readonly Spot[] {
  return Array.from({ length: count }, (_, step) => {
    const along = count <= 1 ? flights.length - 1 : (step * (flights.length - 1)) / (count - 1)
    const [from, to] = [flights[Math.floor(along)], flights[Math.ceil(along)]]
    if (from === undefined || to === undefined) throw new Error(`no flight at ${along}`)
    const part = along % 1
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
  })
}

export type StepState = 'taken' | 'ready' | 'next' | 'ahead'

/** How a step of the path stands, from 1. */
export function stateOf(
  step: number,
  { taskNumber, progress, total }: { taskNumber: number; progress: number; total: number },
): StepState {
  if (step < taskNumber) return 'taken'
  if (step > taskNumber) return 'ahead'
  return progress >= total ? 'ready' : 'next'
}
