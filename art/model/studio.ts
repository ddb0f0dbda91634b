import { light } from './colour.ts'
import type { Vec } from './vec.ts'

/** the renderer's option names; see render/scene.hpp for the defaults */
export interface Options {
  width: number
  height: number
  supersample: number
  samples: number
  tile?: boolean
  backdrop?: boolean
  groundShadow?: boolean
  outline?: boolean
  flipLight?: boolean
  exposure?: number
  key?: number
  rim?: number
  sky?: number
  fill?: number
  bloom?: number
  keySoft?: number
  voxels?: number
  outlineWidth?: number
  /** of the lines between things, in pixels */
  innerWidth?: number
  outlineAlpha?: number
  occlusion?: number
  cap?: number
  capLow?: number
  shadowKey?: number
  shadowSky?: number
  feetLow?: number
  feetHigh?: number
  fog?: number
  keyDirection?: Vec
  keyColour?: Vec
  rimColour?: Vec
  skyTint?: Vec
  capColour?: Vec
  shadowColour?: Vec
  fogColour?: Vec
  skyLow?: Vec
  skyMiddle?: Vec
  skyHigh?: Vec
  sun?: Vec
}
export interface Camera {
  yaw: number
  pitch: number
  /** pixels of a unit */
  scale: number
  /** where the target lands in the picture */
  foot: readonly [number, number]
  target: Vec
  /** perspective when given */
  distance?: number
  halfHeight?: number
}
export interface Ground {
  flat: boolean
  stairs: number
  variant: number
  depth: number
  rise: number
  halfRoad: number
  path: number
  strokes: number
  lavaGlow: number
  bends: readonly number[]
  colours: readonly [Vec, Vec, Vec, Vec, Vec, Vec, Vec]
}
/** everything is rendered at this scale; the standard scale is its half */
export const FINE = 2
export const PIXELS_PER_UNIT = 64
export const PITCH = 48

/** the one camera of road and battle: the point [0, 0, 0] lands on the foot */
export const worldCamera = (footX: number, footY: number): Camera => ({
  yaw: 0,
  pitch: PITCH,
  scale: PIXELS_PER_UNIT * FINE,
  foot: [footX * FINE, footY * FINE],
  target: [0, 0, 0],
})
export const figureOptions = (width: number, height: number): Options => ({
  width: width * FINE,
  height: height * FINE,
  supersample: 2,
  samples: 10,
  groundShadow: true,
  occlusion: 0.03,
  outlineWidth: 1.7 * FINE,
  outlineAlpha: 0.9,
  fill: 1.25,
  rim: 0.8,
  key: 0.94,
  exposure: 0.93,
  keyColour: [1, 0.9, 0.74],
  skyTint: [0.88, 0.92, 1],
  rimColour: [0.75, 0.9, 1],
  shadowColour: light(0x1c1038),
})
