/** What a number covers while it can be read. */
export interface Covered {
  readonly x: number
  readonly y: number
  readonly width: number
}

const tall = 40
const stage = { left: 8, right: 592 }
/** Where a number steps aside to, in its own heights and widths: up, to a side, and up again. */
const lanes: readonly (readonly [across: number, up: number])[] = [
  [0, 0],
  [0, 1],
  [1, 0.5],
  [-1, 0.5],
  [1, 1.5],
  [-1, 1.5],
  [0, 2],
  [1, 2.5],
  [-1, 2.5],
  [0, 3],
]

const touches = (one: Covered, other: Covered): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 && Math.abs(one.y - other.y) < tall

/** Numbers on one another are not read: the first lane that nobody is in, inside the picture. */
export function freeLane(wanted: Covered, taken: readonly Covered[], highest: number): Covered {
  const half = wanted.width / 2
  const put = ([across, up]: readonly [number, number]): Covered => ({
    x: Math.max(stage.left + half, Math.min(stage.right - half, wanted.x + across * (wanted.width + 6))),
    y: Math.max(highest + tall / 2, wanted.y - up * tall),
    width: wanted.width,
  })
  const free = lanes.map(put).find((lane) => !taken.some((other) => touches(lane, other)))
  return free ?? put(lanes[0] ?? [0, 0])
}
