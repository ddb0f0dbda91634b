/** Poses and clips. No stage library here, so every clip can be proved by tests. */
export interface Bone {
  /** turn in degrees, clockwise */
  r?: number
  /** shift in picture units, y down */
  x?: number
  y?: number
  /** stretch */
  sx?: number
  sy?: number
  /** angles of a soft part: even and growing toward its end */
  bend?: number
  curl?: number
  /** 1 shows a hidden part, -1 hides a shown one */
  on?: number
  /** root only: height above the shadow */
  air?: number
}
/** part name -> bone; `root` moves the whole figure around its foot; names a rig lacks are ignored */
export type Pose = Readonly<Record<string, Bone>>

export interface Clip {
  /** seconds */
  duration: number
  loop: boolean
  /** moment of the blow or of the release, 0..1 */
  hit: number | null
  /** share of the way to the target; null stays in place */
  travel: ((u: number) => number) | null
  pose: (u: number) => Pose
}
export const CLIP_NAMES = ['idle', 'hop', 'attack', 'cast', 'hit', 'defeat', 'victory'] as const
export type ClipName = (typeof CLIP_NAMES)[number]
export type ClipSet = Readonly<Record<ClipName, Clip>>

export const loop = (duration: number, pose: Clip['pose']): Clip => ({
  duration,
  loop: true,
  hit: null,
  travel: null,
  pose,
})
/** ends as it was left: a defeat */
export const forGood = (duration: number, pose: Clip['pose']): Clip => ({
  duration,
  loop: false,
  hit: null,
  travel: null,
  pose,
})
const SETTLED = 0.92
/** comes back to rest: whatever still trails is calmed in the last moments */
export const once = (duration: number, pose: Clip['pose'], more: Partial<Clip> = {}): Clip => ({
  ...forGood(duration, (u) => (u > SETTLED ? mixPoses(pose(u), {}, (u - SETTLED) / (1 - SETTLED)) : pose(u))),
  ...more,
})
const REST: Required<Bone> = { r: 0, x: 0, y: 0, sx: 1, sy: 1, bend: 0, curl: 0, on: 0, air: 0 }
export const BONE_KEYS = Object.keys(REST) as (keyof Bone)[]
export const boneValue = (bone: Bone | undefined, k: keyof Bone): number => bone?.[k] ?? REST[k]

const combined = (a: Bone, b: Bone): Bone => {
  const out: Bone = { ...a }
  for (const k of BONE_KEYS) {
    const v = b[k]
    if (v === undefined) continue
    const had = a[k]
    out[k] = had === undefined ? v : k === 'sx' || k === 'sy' ? had * v : had + v
  }
  return out
}
/** one pose on another: turns and shifts add, stretches multiply */
export const layer = (...poses: readonly Pose[]): Pose => {
  const out: Record<string, Bone> = {}
  for (const pose of poses)
    for (const name in pose) {
      const under = out[name]
      const over = pose[name] ?? {}
      out[name] = under === undefined ? over : combined(under, over)
    }
  return out
}
/** between two poses, so that a change of clip never jumps */
export const mixPoses = (a: Pose, b: Pose, k: number): Pose => {
  if (k <= 0) return a
  if (k >= 1) return b
  const out: Record<string, Bone> = {}
  for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const bone: Bone = {}
    for (const c of BONE_KEYS) {
      const [p, q] = [boneValue(a[name], c), boneValue(b[name], c)]
      if (p === REST[c] && q === REST[c]) continue
      bone[c] = c === 'on' ? (k < 0.5 ? p : q) : p + (q - p) * k
    }
    out[name] = bone
  }
  return out
}
