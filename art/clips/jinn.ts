// Floats on a swirl of smoke: never quite still, never quite on the ground. Spells and blows are those of a robe.
import { bump, key, wave } from './curve.ts'
import { type Clip, type ClipSet, forGood, layer, loop } from './pose.ts'
import { robed } from './robed.ts'

const swirl = (u: number): { skirt: { bend: number; curl: number } } => ({
  skirt: { bend: 7 * wave(u, 0.2), curl: 14 * wave(u, 0.4) },
})
const float = (clip: Clip, high: number): Clip => ({
  ...clip,
  pose: (u) => layer(clip.pose(u), { root: { air: high * (clip.loop ? 1 : bump(u, 0, 1)) } }),
})
const idle: Clip = loop(2.8, (u) =>
  layer(robed.idle.pose(u), swirl(u), { root: { air: 8 + 6 * wave(u, 0.1) } }),
)
/** the smoke runs out and the figure sinks into it */
const defeat: Clip = forGood(1.2, (u) => {
  const sink = key(u, [0, 0], [0.25, -0.1, 'out'], [0.8, 1, 'in'], [1, 1])
  return {
    root: {
      y: 40 * Math.max(0, sink),
      sx: 1 - 0.3 * Math.max(0, sink),
      sy: 1 - 0.55 * Math.max(0, sink),
      r: -6 * sink,
    },
    skirt: { bend: 30 * sink, curl: 40 * sink },
    torso: { r: 10 * sink },
    head: { r: 14 * sink, y: 6 * sink },
    armR: { r: -30 * sink },
    armL: { r: 30 * sink },
    weapon: { r: -40 * sink },
    lids: { on: u > 0.15 ? 1 : 0 },
  }
})
const victory: Clip = loop(1.6, (u) =>
  layer(robed.victory.pose(u), swirl(u), { root: { air: 10 + 6 * wave(u) } }),
)

export const jinn: ClipSet = {
  ...robed,
  idle,
  attack: float(robed.attack, 14),
  cast: float(robed.cast, 12),
  defeat,
  victory,
}
