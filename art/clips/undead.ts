// Bones that remember how to walk: they loll, jerk, and at the end come apart.
import { biped } from './biped.ts'
import { bump, key, wave } from './curve.ts'
import { type Clip, type ClipSet, forGood, layer, loop, once } from './pose.ts'

const jerk = (u: number, at: number): number => bump(u, at, at + 0.07) - 0.6 * bump(u, at + 0.06, at + 0.14)

const idle: Clip = loop(3.4, (u) => {
  const loll = wave(u)
  return layer(biped.idle.pose(u), {
    torso: { r: 4 * loll, x: 2 * wave(u, 0.1) },
    head: { r: -9 * wave(u, 0.12) + 14 * jerk(u, 0.4), y: 2 * jerk(u, 0.42) },
    armR: { r: 7 * wave(u, 0.2) },
    foreR: { r: 9 * wave(u, 0.3) },
    armL: { r: 10 * wave(u, 0.25) + 12 * jerk(u, 0.7) },
    foreL: { r: 12 * wave(u, 0.35) },
    weapon: { r: 5 * wave(u, 0.3) },
    cape: { bend: 4 * loll },
  })
})
const hop: Clip = once(0.7, (u) =>
  layer(biped.hop.pose(u), {
    torso: { r: 9 * bump(u, 0, 1) + 8 * jerk(u, 0.75) },
    head: { r: -16 * bump(u, 0.1, 0.7) + 18 * jerk(u, 0.8) },
    armL: { r: -40 * bump(u, 0.1, 0.9) },
    foreL: { r: -30 * bump(u, 0.15, 0.95) },
  }),
)
const hit: Clip = once(0.56, (u) =>
  layer(biped.hit.pose(u), {
    head: { r: -26 * bump(u, 0.05, 0.7), y: -10 * bump(u, 0.05, 0.5) },
    armL: { r: -30 * bump(u, 0.1, 0.9) },
  }),
)
/** what held them lets go: limbs drop where they stood, the skull rolls off */
const defeat: Clip = forGood(1.3, (u) => {
  const drop = (a: number, b: number, h: number): number =>
    key(u, [a, 0], [b, h, 'in'], [b + 0.07, h - 12, 'out'], [b + 0.14, h, 'in'])
  const roll = (a: number, b: number, r: number): number =>
    key(u, [a, 0], [b, r * 0.6, 'in'], [b + 0.25, r, 'out'])
  const shiver = u < 0.26 ? (Math.sin(u * 110) * 4 * u) / 0.26 : 0
  return {
    root: { x: shiver },
    pelvis: { y: drop(0.26, 0.48, 86), r: roll(0.26, 0.48, 8) },
    legR: { r: roll(0.26, 0.5, 62), y: drop(0.26, 0.5, 30) },
    legL: { r: roll(0.26, 0.5, -58), y: drop(0.26, 0.5, 30) },
    torso: { y: drop(0.28, 0.56, 22), r: roll(0.28, 0.56, -18) },
    head: { x: roll(0.34, 0.66, 86), y: drop(0.34, 0.66, 62), r: roll(0.34, 0.66, 96) },
    armR: { r: roll(0.24, 0.5, 34), y: drop(0.24, 0.5, 36), x: roll(0.24, 0.5, -26) },
    foreR: { r: roll(0.24, 0.5, 30) },
    weapon: { r: roll(0.22, 0.46, -54), y: drop(0.22, 0.46, 20) },
    armL: { r: roll(0.26, 0.52, -40), y: drop(0.26, 0.52, 40), x: roll(0.26, 0.52, 24) },
    foreL: { r: roll(0.26, 0.52, -30) },
    padR: { y: drop(0.28, 0.58, 40), x: roll(0.28, 0.58, -22), r: roll(0.28, 0.58, -50) },
    padL: { y: drop(0.28, 0.58, 40), x: roll(0.28, 0.58, 24), r: roll(0.28, 0.58, 50) },
    cape: { bend: roll(0.28, 0.56, 26), sy: 1 - 0.006 * Math.abs(roll(0.28, 0.56, 60)) },
    lids: { on: u > 0.26 ? 1 : 0 },
  }
})
const victory: Clip = loop(1.2, (u) =>
  layer(biped.victory.pose(u), { head: { r: 12 * wave(u, 0, 2) }, torso: { r: 5 * wave(u, 0.1) } }),
)
export const undead: ClipSet = { ...biped, idle, hop, hit, defeat, victory }
