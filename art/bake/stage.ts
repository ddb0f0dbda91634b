import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { puppetPicture, puppetRig } from '../baked/files.ts'
import type { Pose } from '../clips/pose.ts'
import { type Rig, UNITS_PER_PIXEL } from '../clips/rig.ts'
import { Skeleton } from '../clips/skeleton.ts'
import { BAKED } from './sheet.ts'

/** a small canvas that draws puppets without a browser, for contact sheets */
export interface Canvas {
  width: number
  height: number
  data: Float32Array
}
export const canvas = (width: number, height: number, colour: readonly [number, number, number]): Canvas => {
  const data = new Float32Array(width * height * 3)
  for (let i = 0; i < data.length; i++) data[i] = colour[(i % 3) as 0 | 1 | 2]
  return { width, height, data }
}
export interface Actor {
  rig: Rig
  skeleton: Skeleton
  width: number
  height: number
  pixels: Buffer
}
export const actor = async (id: string): Promise<Actor> => {
  const rig = JSON.parse(await readFile(join(BAKED, puppetRig(id)), 'utf8')) as Rig
  const { data, info } = await sharp(join(BAKED, puppetPicture(id, 2)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { rig, skeleton: new Skeleton(rig), width: info.width, height: info.height, pixels: data }
}
interface Corner {
  x: number
  y: number
  u: number
  v: number
}
const shadePixel = (
  c: Canvas,
  a: Actor,
  x: number,
  y: number,
  u: number,
  v: number,
  strength: number,
): void => {
  const [fx, fy] = [
    Math.max(0, Math.min(a.width - 1.001, u * a.width - 0.5)),
    Math.max(0, Math.min(a.height - 1.001, v * a.height - 0.5)),
  ]
  const [x0, y0] = [Math.floor(fx), Math.floor(fy)]
  const [kx, ky] = [fx - x0, fy - y0]
  const sum = [0, 0, 0, 0]
  for (const [dx, dy, w] of [
    [0, 0, (1 - kx) * (1 - ky)],
    [1, 0, kx * (1 - ky)],
    [0, 1, (1 - kx) * ky],
    [1, 1, kx * ky],
  ] as const) {
    const p = ((y0 + dy) * a.width + x0 + dx) * 4
    const alpha = (a.pixels[p + 3] ?? 0) / 255
    for (let k = 0; k < 3; k++) sum[k] = (sum[k] ?? 0) + (a.pixels[p + k] ?? 0) * alpha * w
    sum[3] = (sum[3] ?? 0) + alpha * w
  }
  const alpha = (sum[3] ?? 0) * strength
  const i = (y * c.width + x) * 3
  for (let k = 0; k < 3; k++) c.data[i + k] = (c.data[i + k] ?? 0) * (1 - alpha) + (sum[k] ?? 0) * strength
}
const triangle = (c: Canvas, a: Actor, p: Corner, q: Corner, r: Corner, strength: number): void => {
  const area = (q.x - p.x) * (r.y - p.y) - (r.x - p.x) * (q.y - p.y)
  if (Math.abs(area) < 1e-6) return
  const [x0, x1] = [
    Math.max(0, Math.floor(Math.min(p.x, q.x, r.x))),
    Math.min(c.width - 1, Math.ceil(Math.max(p.x, q.x, r.x))),
  ]
  const [y0, y1] = [
    Math.max(0, Math.floor(Math.min(p.y, q.y, r.y))),
    Math.min(c.height - 1, Math.ceil(Math.max(p.y, q.y, r.y))),
  ]
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      const [px, py] = [x + 0.5, y + 0.5]
      const b = ((px - p.x) * (r.y - p.y) - (r.x - p.x) * (py - p.y)) / area
      const d = ((q.x - p.x) * (py - p.y) - (px - p.x) * (q.y - p.y)) / area
      // a shared edge belongs to one of its two triangles only
      if (b < 0 || d < 0 || b + d >= 1) continue
      shadePixel(
        c,
        a,
        x,
        y,
        p.u + (q.u - p.u) * b + (r.u - p.u) * d,
        p.v + (q.v - p.v) * b + (r.v - p.v) * d,
        strength,
      )
    }
}
/** draws a pose with its foot at (x, y); size 1 = standard pixels; side -1 mirrors */
export const draw = (
  c: Canvas,
  a: Actor,
  pose: Pose,
  x: number,
  y: number,
  size = 1,
  side: 1 | -1 = 1,
): void => {
  const { rig, skeleton } = a
  const k = size / UNITS_PER_PIXEL
  const root = pose.root ?? {}
  const t = ((root.r ?? 0) * Math.PI) / 180
  const [cos, sin, sx, sy, air] = [Math.cos(t), Math.sin(t), root.sx ?? 1, root.sy ?? 1, root.air ?? 0]
  const place = (px: number, py: number): readonly [number, number] => {
    const [dx, dy] = [(px - rig.foot[0]) * sx, (py - rig.foot[1]) * sy]
    return [
      x + (dx * cos - dy * sin + (root.x ?? 0)) * k * side,
      y + (dx * sin + dy * cos + (root.y ?? 0) - air) * k,
    ]
  }
  if (rig.shadow) {
    const { box, uv } = rig.shadow
    const at = (i: number, j: number): Corner => ({
      x: x + (box[0] - rig.foot[0] + box[2] * i + (root.x ?? 0)) * k,
      y: y + (box[1] - rig.foot[1] + box[3] * j) * k,
      u: uv[0] + uv[2] * i,
      v: uv[1] + uv[3] * j,
    })
    const strength = 1 / (1 + Math.max(0, air) / 120)
    triangle(c, a, at(0, 0), at(1, 0), at(0, 1), strength)
    triangle(c, a, at(1, 1), at(0, 1), at(1, 0), strength)
  }
  skeleton.solve(pose)
  const out = { x: 0, y: 0 }
  for (const { joint, columns, rows } of skeleton.grids) {
    const { box, uv, name, hidden } = joint.part
    const on = pose[name]?.on ?? 0
    if (hidden ? on <= 0 : on < 0) continue
    const corner = (i: number, j: number): Corner => {
      skeleton.map(joint, box[0] + (box[2] * i) / columns, box[1] + (box[3] * j) / rows, out)
      const [cx, cy] = place(out.x, out.y)
      return { x: cx, y: cy, u: uv[0] + (uv[2] * i) / columns, v: uv[1] + (uv[3] * j) / rows }
    }
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < columns; i++) {
        const [p, q, r, s] = [corner(i, j), corner(i + 1, j), corner(i, j + 1), corner(i + 1, j + 1)]
        triangle(c, a, p, q, r, 1)
        triangle(c, a, s, r, q, 1)
      }
  }
}
export const pngOf = (c: Canvas): Promise<Buffer> => {
  const bytes = Buffer.alloc(c.data.length)
  for (let i = 0; i < bytes.length; i++) bytes[i] = Math.max(0, Math.min(255, Math.round(c.data[i] ?? 0)))
  return sharp(bytes, { raw: { width: c.width, height: c.height, channels: 3 } })
    .png()
    .toBuffer()
}
