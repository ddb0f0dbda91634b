// Roots for feet: it sways from the ground up, the crown comes last, and at the end it is felled.

import { bump, key, wave } from './curve.ts'
import { golem } from './golem.ts'
import { type Clip, type ClipSet, forGood, layer, loop } from './pose.ts'

const idle: Clip = loop(3.8, (u) => ({
  torso: { r: 2.2 * wave(u), sy: 1 + 0.008 * wave(u, 0.1) },
  head: { r: 4.5 * wave(u, 0.16), x: 2 * wave(u, 0.16), sx: 1 + 0.015 * wave(u, 0.3) },
  armNear: { r: 5 * wave(u, 0.2) },
  foreNear: { r: 9 * wave(u, 0.32) },
  armFar: { r: 5 * wave(u, 0.24) },
  foreFar: { r: 9 * wave(u, 0.36) },
  eyes: { sy: 1 - 0.9 * bump(u, 0.56, 0.62) },
}))
/** the crown whips after every blow */
const whipped = (clip: Clip): Clip => ({
  ...clip,
  pose: (u) =>
    layer(clip.pose(u), {
      head: { r: -10 * bump(u, 0.1, 0.45) + 16 * bump(u, 0.46, 0.8) },
      foreNear: { r: 24 * bump(u, 0.1, 0.4) - 20 * bump(u, 0.5, 0.8) },
    }),
})
const hit: Clip = {
  ...golem.hit,
  pose: (u) =>
    layer(golem.hit.pose(u), { torso: { r: -6 * bump(u, 0, 0.8) }, head: { r: 14 * bump(u, 0.12, 0.9) } }),
}
const defeat: Clip = forGood(1.5, (u) => {
  const creak = bump(u, 0, 0.36)
  const fall = key(u, [0, 0], [0.3, 0.04], [0.7, 1, 'in'], [0.78, 0.94, 'out'], [0.86, 1, 'in'], [1, 1])
  return {
    root: { r: 5 * creak - 78 * fall, x: 66 * fall, y: -40 * fall },
    head: { r: -8 * creak - 12 * fall, sx: 1 + 0.06 * bump(u, 0.68, 0.86) },
    armNear: { r: 20 * creak + 40 * fall },
    foreNear: { r: 26 * fall },
    armFar: { r: -20 * creak - 40 * fall },
    foreFar: { r: -26 * fall },
    legNear: { r: 12 * fall },
    legFar: { r: -12 * fall },
    eyes: { on: u > 0.7 ? -1 : 0 },
  }
})
const victory: Clip = loop(1.6, (u) =>
  layer(golem.victory.pose(u), { head: { r: 8 * wave(u, 0.2), sx: 1 + 0.03 * wave(u, 0, 2) } }),
)
export const plant: ClipSet = {
  ...golem,
  idle,
  attack: whipped(golem.attack),
  cast: whipped(golem.cast),
  hit,
  defeat,
  victory,
}
