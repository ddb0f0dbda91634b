import type { Pose } from '@skystair/art/clips/pose.ts'
import type { Grid, Skeleton } from '@skystair/art/clips/skeleton.ts'

/** A matrix from picture units to pixels around the foot. */
export interface Placement {
  a: number
  b: number
  c: number
  d: number
  e: number
  f: number
}

/** Where a picture lies in its texture, in shares of it. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const whole: Area = { left: 0, top: 0, width: 1, height: 1 }

/** Vertices (x, y, u, v) of all parts in drawing order, and the pairs of triangles that make their cells. */
export function meshOf(grids: readonly Grid[], area = whole): { vertices: number[]; quads: number[] } {
  const vertices: number[] = []
  const quads: number[] = []
  for (const { joint, columns, rows } of grids) {
    const first = vertices.length / 4
    const [u, v, width, height] = joint.part.uv
    for (let row = 0; row <= rows; row++)
      for (let column = 0; column <= columns; column++)
        vertices.push(
          0,
          0,
          area.left + area.width * (u + (width * column) / columns),
          area.top + area.height * (v + (height * row) / rows),
        )
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const corner = first + row * (columns + 1) + column
        const below = corner + columns + 1
        quads.push(corner, below, corner + 1, 0, below, corner + 1, below + 1, 0)
      }
  }
  return { vertices, quads }
}

const point = { x: 0, y: 0 }

/** Puts every vertex where the bones have carried it. Hidden parts shrink to a point, which costs nothing. */
export function layVertices(vertices: number[], skeleton: Skeleton, pose: Pose, to: Placement): void {
  let i = 0
  for (const { joint, columns, rows } of skeleton.grids) {
    const { name, hidden, box } = joint.part
    const on = pose[name]?.on ?? 0
    if (hidden ? on <= 0 : on < 0) {
      const end = i + (columns + 1) * (rows + 1) * 4
      for (; i < end; i += 4) vertices[i] = vertices[i + 1] = 0
      continue
    }
    for (let row = 0; row <= rows; row++)
      for (let column = 0; column <= columns; column++, i += 4) {
        skeleton.map(joint, box[0] + (box[2] * column) / columns, box[1] + (box[3] * row) / rows, point)
        vertices[i] = to.a * point.x + to.c * point.y + to.e
        vertices[i + 1] = to.b * point.x + to.d * point.y + to.f
      }
  }
}
