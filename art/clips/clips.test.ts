import { describe, expect, it } from 'vitest'
import { CLIP_SETS } from './clip-sets.ts'
import { BONE_KEYS, type Bone, boneValue, CLIP_NAMES, mixPoses, type Pose } from './pose.ts'

const FRAME = 1 / 60
/** distance of two bones: degrees and units as they are, a stretch of 1 counts 60 */
const gap = (a: Bone | undefined, b: Bone | undefined): number =>
  Math.max(
    ...BONE_KEYS.filter((k) => k !== 'on').map((k) => {
      const d = Math.abs(boneValue(a, k) - boneValue(b, k))
      if (k === 'r') return Math.min(d, Math.abs(d - 360))
      return k === 'sx' || k === 'sy' ? d * 60 : d
    }),
  )
const names = (...poses: Pose[]): string[] => [...new Set(poses.flatMap((p) => Object.keys(p)))]
const worst = (a: Pose, b: Pose): { name: string; gap: number } =>
  names(a, b).reduce(
    (best, name) => {
      const g = gap(a[name], b[name])
      return g > best.gap ? { name, gap: g } : best
    },
    { name: '', gap: 0 },
  )

describe.each(Object.entries(CLIP_SETS))('the clips of the %s', (_plan, set) => {
  it.each(CLIP_NAMES)('%s has no jump between two frames', (clipName) => {
    const clip = set[clipName]
    const step = FRAME / clip.duration
    for (let u = step; u <= 1; u += step) {
      const { name, gap: g } = worst(clip.pose(u - step), clip.pose(u))
      expect(g, `${name} at ${u.toFixed(2)}`).toBeLessThan(62)
    }
  })
  it.each(CLIP_NAMES.filter((n) => set[n].loop))('%s closes its loop', (clipName) => {
    const { pose } = set[clipName]
    expect(worst(pose(0), pose(1 - 1e-9)).gap).toBeLessThan(0.5)
  })
  it.each(CLIP_NAMES.filter((n) => !set[n].loop))('%s starts at rest', (clipName) => {
    expect(worst(set[clipName].pose(0), {}).gap).toBeLessThan(0.5)
  })
  it.each(CLIP_NAMES.filter((n) => !set[n].loop && n !== 'defeat'))('%s ends at rest', (clipName) => {
    expect(worst(set[clipName].pose(1), {}).gap).toBeLessThan(0.5)
  })
  it.each(['attack', 'cast'] as const)('the %s tells the moment of its blow', (clipName) => {
    const { hit } = set[clipName]
    expect(hit).toBeGreaterThan(0.3)
    expect(hit).toBeLessThan(0.7)
  })
  it('a lunge is at its target when the blow lands, and home at the end', () => {
    const { travel, hit } = set.attack
    if (!travel) return
    expect(travel(0)).toBe(0)
    expect(travel(hit ?? 0)).toBeCloseTo(1, 2)
    expect(travel(1)).toBe(0)
  })
  it('blinks while idle', () => {
    const shut = Array.from({ length: 200 }, (_, i) => set.idle.pose(i / 200)).some((p) =>
      names(p).some((n) => n.startsWith('lids') && p[n]?.on === 1),
    )
    const eyes = names(set.idle.pose(0)).some((n) => n.startsWith('lids'))
    expect(shut).toBe(eyes)
  })
})
describe('a change of clips', () => {
  it('passes halfway through the middle of two poses', () => {
    const pose = mixPoses({ arm: { r: 20, sx: 1.2 } }, { leg: { y: 10 } }, 0.5)
    expect(pose.arm).toEqual({ r: 10, sx: 1.1 })
    expect(pose.leg).toEqual({ y: 5 })
  })
})
