import { describe, expect, it } from 'vitest'
import type { Rig, RigPart } from './rig.ts'
import { Skeleton } from './skeleton.ts'

const part = (name: string, more: Partial<RigPart> = {}): RigPart => ({
  name,
  parent: null,
  at: [0, 0],
  to: null,
  hidden: false,
  box: [0, 0, 10, 10],
  uv: [0, 0, 1, 1],
  ...more,
})
const aRig = (parts: RigPart[]): Rig => ({
  id: 'test',
  plan: 'biped',
  foot: [0, 0],
  shadow: null,
  height: 10,
  parts,
  marks: {},
})
const where = (s: Skeleton, name: string, x: number, y: number): { x: number; y: number } => {
  const [joint, out] = [s.joint(name), { x: 0, y: 0 }]
  if (joint) s.map(joint, x, y, out)
  return out
}
describe('a skeleton', () => {
  it('leaves every point in its place at rest', () => {
    const s = new Skeleton(aRig([part('tail', { at: [5, 5], to: [5, 25] })]))
    s.solve({})
    expect(where(s, 'tail', 8, 20)).toEqual({ x: 8, y: 20 })
  })
  it('turns a part around its joint', () => {
    const s = new Skeleton(aRig([part('arm', { at: [10, 10] })]))
    s.solve({ arm: { r: 90 } })
    const p = where(s, 'arm', 20, 10)
    expect(p.x).toBeCloseTo(10)
    expect(p.y).toBeCloseTo(20)
  })
  it('carries a child along with its parent', () => {
    const s = new Skeleton(aRig([part('arm', { at: [0, 0] }), part('hand', { parent: 'arm', at: [10, 0] })]))
    s.solve({ arm: { r: 90 } })
    const p = where(s, 'hand', 15, 0)
    expect(p.x).toBeCloseTo(0)
    expect(p.y).toBeCloseTo(15)
  })
  it('keeps the length of a soft part that bends', () => {
    const s = new Skeleton(aRig([part('tail', { at: [0, 0], to: [0, 100] })]))
    s.solve({ tail: { bend: 90 } })
    const [root, tip] = [where(s, 'tail', 0, 0), where(s, 'tail', 0, 100)]
    expect(Math.hypot(tip.x - root.x, tip.y - root.y)).toBeGreaterThan(85)
    expect(Math.abs(tip.x)).toBeGreaterThan(40)
  })
})
