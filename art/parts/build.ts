import type { Material } from '../model/material.ts'
import type { Model } from '../model/model.ts'
import type { Vec } from '../model/vec.ts'

/** proportions: 1 = the young hero of three heads */
export interface Build {
  /** how broad the shoulders, how deep the chest */
  wide: number
  belly: number
  arm: number
  leg: number
  head: number
  /** height of the trunk */
  trunk: number
}
export type Torso = (m: Model, b: Build) => void
export type Pad = (m: Model, side: number) => void
export type Lower = (m: Model, b: Build, skin: Material) => void
export const BUILD: Build = { wide: 1, belly: 1, arm: 1, leg: 1, head: 1, trunk: 1 }
export const hipHeight = (b: Build): number => 0.54 * b.leg
export const waist = (b: Build): number => hipHeight(b) + 0.18
export const neck = (b: Build): number => waist(b) + 0.46 * b.trunk
export const shoulder = (b: Build, side: number): Vec => [side * 0.335 * b.wide, waist(b) + 0.32 * b.trunk, 0]
