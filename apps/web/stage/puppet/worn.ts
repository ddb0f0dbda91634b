import type * as Phaser from 'phaser'

/** A picture that sits on a part of a puppet and goes where it goes. */
export interface Worn {
  readonly image: Phaser.GameObjects.Image
  readonly part: string
  /** Where its foot sits, in units of the rig at rest. */
  readonly at: readonly [number, number]
  /** Pixels of the picture for a unit of the rig. */
  readonly scale: number
  /** The part that is taken off for it, if there is one. */
  readonly instead: string
}

/** How far from a point the next is that tells which way is up. */
export const upwards = 60
