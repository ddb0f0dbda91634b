// Hangs in the air and is never still: bats, moths, wisps, rays, things with eyes.
import { struck } from './biped.ts'
import { blink, bump, key, strike, swing, trail, wave } from './curve.ts'
import { wings } from './dragon.ts'
import { type Clip, type ClipSet, forGood, layer, loop, once, type Pose } from './pose.ts'

const HIGH = 10
const dart = (u: number): number => key(u, [0, 0], [0.28, 0], [0.44, 1, 'in'], [0.62, 1], [0.94, 0])
const flutter = (u: number, beats: number, k: number): Pose => wings(k * wave(u, 0, beats))

const idle: Clip = loop(2.4, (u) =>
  layer(flutter(u, 4, 0.7), {
    root: { air: HIGH + HIGH * wave(u), r: 2 * wave(u, 0.2) },
    body: { bend: 2 * wave(u, 0.25) },
    head: { r: 3 * wave(u, 0.3) },
    armR: { r: 5 * wave(u, 0.15) },
    armL: { r: -5 * wave(u, 0.15) },
    tail: { bend: 10 * wave(u, 0.3), curl: 14 * wave(u, 0.45) },
    lids: { on: blink(u, 0.45) || blink(u, 0.86, 0.04) },
  }),
)
const attack: Clip = once(
  0.95,
  (u) => {
    const [back, out] = strike(u, 0.24, 0.34, 0.46, 0.58)
    const drag = trail(dart, u, 0.1)
    return layer(wings(back * 1.2 - out + 0.6 * wave(u, 0, 5) * bump(u, 0.5, 1)), {
      root: {
        x: -16 * back + 18 * out,
        air: 46 * bump(u, 0.06, 0.44) + 22 * bump(u, 0.5, 1),
        r: -14 * back + 20 * out,
        sx: 1 - 0.05 * back + 0.08 * bump(u, 0.4, 0.56),
        sy: 1 + 0.06 * back - 0.07 * bump(u, 0.4, 0.56),
      },
      body: { bend: -8 * back + 10 * out },
      head: { r: -8 * back + 10 * out },
      armR: { r: 60 * back - 50 * out },
      armL: { r: -40 * back + 30 * out },
      weapon: { r: -30 * back + 40 * out },
      tail: { bend: 34 * drag, curl: 30 * drag },
    })
  },
  { hit: 0.47, travel: dart },
)
const cast: Clip = once(
  1.1,
  (u) => {
    const [up, out] = swing(
      u,
      [0, 0],
      [0.36, 1, 'out'],
      [0.46, 1.08],
      [0.53, -0.9, 'in'],
      [0.74, -0.5],
      [1, 0],
    )
    return layer(wings(1.1 * up - 0.9 * out), {
      root: {
        air: 30 * up,
        x: -8 * up + 10 * out,
        sx: 1 - 0.07 * up + 0.1 * out,
        sy: 1 + 0.08 * up - 0.09 * out,
      },
      body: { bend: -6 * up + 8 * out },
      head: { r: -6 * up + 8 * out },
      armR: { r: 50 * up - 20 * out },
      armL: { r: -50 * up + 20 * out },
      tail: { bend: -16 * up + 22 * out, curl: 16 * out },
      lids: { on: u > 0.16 && u < 0.42 ? 1 : 0 },
    })
  },
  { hit: 0.54 },
)
const hop: Clip = once(0.6, (u) => {
  const up = bump(u, 0, 1)
  return layer(wings(0.9 * Math.sin(u * Math.PI * 6) * up), {
    root: { air: 40 * up, r: 7 * up, sy: 1 + 0.03 * up },
    tail: { bend: 16 * up, curl: 12 * up },
  })
})
const hit: Clip = once(0.5, (u) => {
  const { now, late } = struck(u)
  return layer(wings(1.2 * late), {
    root: {
      x: -26 * now,
      air: 14 * late,
      r: -14 * now,
      sx: 1 + 0.06 * bump(u, 0, 0.3),
      sy: 1 - 0.06 * bump(u, 0, 0.3),
    },
    body: { bend: -8 * now },
    head: { r: 10 * (now - late) },
    tail: { bend: 20 * (now - late) },
    lids: { on: u < 0.6 ? 1 : 0 },
  })
})
/** loses the air, drops and bounces once */
const defeat: Clip = forGood(1.1, (u) => {
  const spin = key(u, [0, 0], [0.3, 0.1], [0.66, 1, 'in'], [1, 1])
  const drop = key(u, [0, 0], [0.24, 26, 'out'], [0.56, 0, 'in'], [0.68, 10, 'out'], [0.8, 0, 'in'], [1, 0])
  return layer(wings(-1.3 * spin), {
    root: { air: drop, r: -18 * spin, x: 10 * spin, y: 66 * spin, sx: 1 + 0.12 * spin, sy: 1 - 0.2 * spin },
    body: { r: -30 * spin },
    head: { r: 14 * spin },
    armR: { r: -30 * spin },
    armL: { r: 30 * spin },
    tail: { bend: -24 * spin, curl: -20 * spin },
    lids: { on: u > 0.1 ? 1 : 0 },
  })
})
const victory: Clip = loop(1.2, (u) =>
  layer(flutter(u, 4, 0.9), {
    root: {
      air: 26 + 22 * wave(u, 0.25),
      r: 10 * wave(u),
      sx: 1 - 0.03 * wave(u, 0.1, 2),
      sy: 1 + 0.03 * wave(u, 0.1, 2),
    },
    body: { bend: 6 * wave(u, 0.2) },
    tail: { bend: 16 * wave(u, 0.2), curl: 20 * wave(u, 0.35) },
    armR: { r: 40 + 10 * wave(u, 0, 2) },
    armL: { r: -40 - 10 * wave(u, 0, 2) },
    lids: { on: 1 },
  }),
)
export const floater: ClipSet = { idle, hop, attack, cast, hit, defeat, victory }
