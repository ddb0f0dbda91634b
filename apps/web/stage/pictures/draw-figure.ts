import type { Pose } from '@skystair/art/clips/pose.ts'
import type { Rig } from '@skystair/art/clips/rig.ts'
import type { Skeleton } from '@skystair/art/clips/skeleton.ts'
import { layVertices, meshOf, type Placement } from '../puppet/mesh.ts'

/** Cells of a soft part lap over each other a little, so that no seam shows. */
const lap = 1.5

/** So much of a picture lies below the ground: the tip of a bow hangs there and lifts nobody off the feet. */
const belowGround = 0.16

/** Where a figurine stands in a picture: as large as it fits, with its soles on the ground. */
export function fitFigure(rig: Rig, width: number, height: number): { scale: number; x: number; y: number } {
  const shown = rig.parts.filter(({ hidden, name }) => !hidden && name !== 'aura')
  const left = Math.min(...shown.map(({ box }) => box[0]))
  const right = Math.max(...shown.map(({ box }) => box[0] + box[2]))
  const top = Math.min(...shown.map(({ box }) => box[1]))
  const standing = shown.filter(({ name }) => name !== 'weapon')
  const ground = Math.max(rig.foot[1], ...standing.map(({ box }) => box[1] + box[3]))
  const above = height * (1 - belowGround)
  const scale = Math.min(width / (right - left), above / (ground - top)) * 0.94
  const middle = (left + right) / 2
  return {
    scale,
    x: width / 2 - (middle - rig.foot[0]) * scale,
    y: above * 0.98 - (ground - rig.foot[1]) * scale,
  }
}

const placementOf = (rig: Rig, pose: Pose, scale: number): Placement => {
  const { r = 0, x = 0, y = 0, sx = 1, sy = 1, air = 0 } = pose.root ?? {}
  const [cos, sin] = [Math.cos((r * Math.PI) / 180), Math.sin((r * Math.PI) / 180)]
  const [a, b, c, d] = [cos * sx * scale, sin * sx * scale, -sin * sy * scale, cos * sy * scale]
  const [footX, footY] = rig.foot
  return { a, b, c, d, e: x * scale - a * footX - c * footY, f: (y - air) * scale - b * footX - d * footY }
}

/** Draws a figurine in a pose without the stage: part after part, soft parts cell by cell. */
export function drawFigure(
  canvas: HTMLCanvasElement,
  picture: HTMLImageElement,
  rig: Rig,
  skeleton: Skeleton,
  pose: Pose,
): void {
  const context = canvas.getContext('2d')
  if (context === null) return
  const { scale, x, y } = fitFigure(rig, canvas.width, canvas.height)
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  skeleton.solve(pose)
  const { vertices } = meshOf(skeleton.grids)
  layVertices(vertices, skeleton, pose, placementOf(rig, pose, scale))
  let first = 0
  for (const { columns, rows } of skeleton.grids) {
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const corner = first + row * (columns + 1) + column
        drawCell(context, picture, vertices, corner, corner + 1, corner + columns + 1, x, y, columns > 1)
      }
    first += (columns + 1) * (rows + 1)
  }
}

function drawCell(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  vertices: readonly number[],
  corner: number,
  right: number,
  below: number,
  x: number,
  y: number,
  isSoft: boolean,
): void {
  const at = (vertex: number, offset: number): number => vertices[vertex * 4 + offset] ?? 0
  const [u, v] = [at(corner, 2) * picture.width, at(corner, 3) * picture.height]
  const width = at(right, 2) * picture.width - u
  const height = at(below, 3) * picture.height - v
  const [x0, y0] = [at(corner, 0), at(corner, 1)]
  const [ax, ay] = [(at(right, 0) - x0) / width, (at(right, 1) - y0) / width]
  const [bx, by] = [(at(below, 0) - x0) / height, (at(below, 1) - y0) / height]
  // A hidden part has shrunk to a point.
  if (Math.abs(ax * by - ay * bx) < 1e-9) return
  const over = isSoft ? lap : 0
  context.setTransform(ax, ay, bx, by, x + x0, y + y0)
  context.drawImage(picture, u, v, width + over, height + over, 0, 0, width + over, height + over)
}
