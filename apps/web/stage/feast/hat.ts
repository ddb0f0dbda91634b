import type { EventKind } from '@skystair/rules/calendar/kind.ts'
import type * as Phaser from 'phaser'
import crowns from '../../../../art/baked/crowns.json'
import { artScale } from '../art/art-scale.ts'
import type { Worn } from '../puppet/worn.ts'
import { feastKey } from './feast-art.ts'

/** Pixels that a hat is made for, and how deep it is pulled, in shares of the head. */
const headWidth = 48
const depth = 0.12

/** Part, middle of the crown and width of the head, in units of the rig. */
const crownOf = (figure: string): readonly [string, number, number, number] | undefined =>
  (crowns as unknown as Readonly<Record<string, readonly [string, number, number, number]>>)[figure]

/** Whoever has no head goes without. */
export function hatFor(scene: Phaser.Scene, figure: string, feast: EventKind): Worn | null {
  const crown = crownOf(figure)
  if (crown === undefined) return null
  const [part, x, y, width] = crown
  const image = scene.add.image(0, 0, feastKey(feast), 'hat')
  return {
    image,
    part,
    at: [x, y + width * depth],
    scale: width / headWidth / artScale(scene),
    instead: 'hat',
  }
}
