import { leather, type Material } from '../model/material.ts'
import type { Model } from '../model/model.ts'
import type { Vec } from '../model/vec.ts'

/** built around the hand: the grip at the origin, the business end along +y, the flat side toward z */
export type Weapon = (m: Model) => void
export const grip = (m: Model, material: Material = leather(0x7a4522), low = -0.12, high = 0.1): void => {
  m.group()
  m.cone(material, [0, low, 0], [0, high, 0], 0.03, 0.032)
  for (let y = low + 0.03; y < high - 0.02; y += 0.045) m.ring(material, [0, y, 0], 0.03, 0.011, 0.006)
}
export const tip = (m: Model, at: Vec): void => {
  if (m.has('weapon')) m.mark('tip', 'weapon', at)
}
