import type { Bone, Pose } from './pose.ts'
import type { Rig, RigPart } from './rig.ts'

const RADIAN = Math.PI / 180
const STEPS = 10
const GRID = 8

export interface Joint {
  readonly part: RigPart
  readonly parent: Joint | null
  /** bend axis at rest */
  readonly axisX: number
  readonly axisY: number
  readonly long: number
  x: number
  y: number
  turn: number
  cos: number
  sin: number
  sx: number
  sy: number
  bend: number
  curl: number
  /** the bent spine, in shares of its length */
  readonly spineX: Float32Array
  readonly spineY: Float32Array
}
/** cells a part's picture is divided into: one for a stiff part */
export interface Grid {
  joint: Joint
  columns: number
  rows: number
}
const gridOf = (joint: Joint): Grid => {
  if (!joint.part.to) return { joint, columns: 1, rows: 1 }
  const [, , w, h] = joint.part.box
  const cell = Math.max(w, h) / GRID
  return { joint, columns: Math.max(2, Math.round(w / cell)), rows: Math.max(2, Math.round(h / cell)) }
}
const jointOf = (part: RigPart, parent: Joint | null): Joint => {
  const [dx, dy] = part.to ? [part.to[0] - part.at[0], part.to[1] - part.at[1]] : [1, 0]
  const long = Math.hypot(dx, dy) || 1
  const spine = (): Float32Array => new Float32Array(STEPS + 1)
  return {
    part,
    parent,
    axisX: dx / long,
    axisY: dy / long,
    long,
    x: 0,
    y: 0,
    turn: 0,
    cos: 1,
    sin: 0,
    sx: 1,
    sy: 1,
    bend: 0,
    curl: 0,
    spineX: spine(),
    spineY: spine(),
  }
}
const angleAt = (j: Joint, s: number): number => {
  const u = Math.min(s, 1.25)
  return j.bend * u + j.curl * u * u
}
/** lays the bones of a rig for a pose and tells where every point of its pictures has gone */
export class Skeleton {
  readonly grids: readonly Grid[]
  private readonly joints = new Map<string, Joint>()
  private readonly order: Joint[] = []

  constructor(rig: Rig) {
    const byName = new Map(rig.parts.map((p) => [p.name, p]))
    const visit = (name: string): Joint => {
      const known = this.joints.get(name)
      if (known) return known
      const part = byName.get(name)
      if (!part) throw new Error(`${rig.id}: no part ${name}`)
      const joint = jointOf(part, part.parent === null ? null : visit(part.parent))
      this.joints.set(name, joint)
      this.order.push(joint)
      return joint
    }
    this.grids = rig.parts.map((p) => gridOf(visit(p.name)))
  }
  joint(name: string): Joint | null {
    return this.joints.get(name) ?? null
  }
  /** children ride on the bent surface of their parent and inherit its turn, never its stretch */
  solve(pose: Pose): void {
    const at = { x: 0, y: 0 }
    for (const j of this.order) {
      const bone: Bone = pose[j.part.name] ?? {}
      const [restX, restY] = j.part.at
      let base = 0
      j.x = restX
      j.y = restY
      if (j.parent) {
        this.map(j.parent, restX, restY, at)
        j.x = at.x
        j.y = at.y
        const p = j.parent
        const along = Math.max(
          0,
          ((restX - p.part.at[0]) * p.axisX + (restY - p.part.at[1]) * p.axisY) / p.long,
        )
        base = p.turn + (p.part.to ? angleAt(p, along) : 0)
      }
      const [x, y, c, s] = [bone.x ?? 0, bone.y ?? 0, Math.cos(base), Math.sin(base)]
      j.x += x * c - y * s
      j.y += x * s + y * c
      j.turn = base + (bone.r ?? 0) * RADIAN
      j.cos = Math.cos(j.turn)
      j.sin = Math.sin(j.turn)
      j.sx = bone.sx ?? 1
      j.sy = bone.sy ?? 1
      if (j.part.to) this.bendSpine(j, bone)
    }
  }
  private bendSpine(j: Joint, bone: Bone): void {
    j.bend = (bone.bend ?? 0) * RADIAN
    j.curl = (bone.curl ?? 0) * RADIAN
    let [x, y] = [0, 0]
    for (let i = 1; i <= STEPS; i++) {
      const a = angleAt(j, (i - 0.5) / STEPS)
      x += Math.cos(a) / STEPS
      y += Math.sin(a) / STEPS
      j.spineX[i] = x
      j.spineY[i] = y
    }
  }
  /** where the rest point (x, y) of a part is now */
  map(j: Joint, x: number, y: number, out: { x: number; y: number }): void {
    let px = (x - j.part.at[0]) * j.sx
    let py = (y - j.part.at[1]) * j.sy
    const s = j.part.to ? Math.max(0, (px * j.axisX + py * j.axisY) / j.long) : 0
    if (s > 0 && (j.bend !== 0 || j.curl !== 0)) {
      const f = Math.min(s, 1) * STEPS
      const i = Math.min(STEPS - 1, Math.floor(f))
      const k = f - i
      const [a, across, over] = [angleAt(j, s), -px * j.axisY + py * j.axisX, Math.max(0, s - 1) * j.long]
      const [x0, x1] = [j.spineX[i] ?? 0, j.spineX[i + 1] ?? 0]
      const [y0, y1] = [j.spineY[i] ?? 0, j.spineY[i + 1] ?? 0]
      const lx = (x0 + (x1 - x0) * k) * j.long + over * Math.cos(a) - across * Math.sin(a)
      const ly = (y0 + (y1 - y0) * k) * j.long + over * Math.sin(a) + across * Math.cos(a)
      px = lx * j.axisX - ly * j.axisY
      py = lx * j.axisY + ly * j.axisX
    }
    out.x = j.x + px * j.cos - py * j.sin
    out.y = j.y + px * j.sin + py * j.cos
  }
}
