// A bird on two short legs, looking right; wings at the sides or raised behind.
import { struck } from './biped.ts'
import { blink, bump, key, strike, swing, trail, wave } from './curve.ts'
import { wings } from './dragon.ts'
import { type Clip, type ClipSet, forGood, layer, loop, once } from './pose.ts'

const swoop = (u: number): number => key(u, [0, 0], [0.3, 0], [0.46, 1, 'in'], [0.64, 1], [0.94, 0])
const flaps = (u: number, from: number, to: number, count: number): number =>
  bump(u, from, to) ** 0.5 * Math.sin(((u - from) / (to - from)) * Math.PI * 2 * count)

const idle: Clip = loop(3, (u) => {
  const [b, late] = [wave(u), wave(u, 0.14)]
  // a quick turn of the head now and then, as birds do
  const glance = key(u, [0, 0], [0.3, 0], [0.34, 1, 'out'], [0.55, 1], [0.59, 0, 'out'], [1, 0])
  return layer(wings(0.12 * late), {
    body: { sy: 1 + 0.014 * b, sx: 1 + 0.008 * b },
    head: { r: 7 * glance + 1.2 * late, x: 2 * glance },
    tail: { r: 2 * late, bend: 4 * wave(u, 0.3) },
    lids: { on: blink(u, 0.36) || blink(u, 0.8) },
  })
})
const attack: Clip = once(
  1.05,
  (u) => {
    const [back, out] = strike(u, 0.26, 0.36, 0.48, 0.6)
    const drag = trail(swoop, u, 0.1)
    return layer(wings(back * 1.1 - out * 0.9 + flaps(u, 0.6, 0.98, 2), back * 1.2 - out), {
      root: {
        air: 40 * bump(u, 0.14, 0.5) + 34 * bump(u, 0.56, 0.97),
        x: -12 * back + 14 * out,
        r: -9 * back + 16 * out,
        sy: 1 + 0.03 * back,
      },
      body: { bend: -6 * back + 8 * out },
      head: { r: -10 * back + 18 * out, x: 8 * out },
      tail: { bend: 24 * drag, curl: 20 * drag },
      legL: { r: -24 * bump(u, 0.3, 0.6) },
      legR: { r: -30 * bump(u, 0.3, 0.6) },
    })
  },
  { hit: 0.48, travel: swoop },
)
const cast: Clip = once(
  1.2,
  (u) => {
    const [up, out] = swing(
      u,
      [0, 0],
      [0.34, 1, 'out'],
      [0.46, 1.08],
      [0.53, -0.9, 'in'],
      [0.76, -0.6],
      [1, 0],
    )
    return layer(wings(1.2 * up - 0.8 * out, 1.4 * up - 1.1 * out), {
      root: { air: 18 * up, x: -6 * up + 8 * out, sy: 1 + 0.04 * up - 0.04 * out },
      body: { bend: -7 * up + 9 * out },
      head: { r: -12 * up + 12 * out },
      tail: { bend: -8 * up + 10 * out },
      lids: { on: u > 0.2 && u < 0.44 ? 1 : 0 },
    })
  },
  { hit: 0.54 },
)
const hop: Clip = once(0.6, (u) => {
  const up = bump(u, 0.14, 0.86)
  const sink = bump(u, 0, 0.2) + 0.8 * bump(u, 0.82, 1)
  return layer(wings(flaps(u, 0.06, 0.94, 2)), {
    root: { air: 48 * up, r: 4 * up, sx: 1 + 0.05 * sink, sy: 1 - 0.06 * sink },
    head: { r: -4 * up },
    tail: { bend: 10 * up },
    legL: { r: 16 * up },
    legR: { r: 22 * up },
  })
})
const hit: Clip = once(0.52, (u) => {
  const { now, late } = struck(u)
  return layer(wings(1.1 * late, 1.4 * late), {
    root: { x: -20 * now, r: -7 * now, sy: 1 - 0.06 * bump(u, 0, 0.3), sx: 1 + 0.05 * bump(u, 0, 0.3) },
    body: { bend: -7 * now },
    head: { r: 12 * (now - late) - 9 * late },
    tail: { bend: 12 * (now - late) },
    lids: { on: u < 0.6 ? 1 : 0 },
  })
})
const defeat: Clip = forGood(1.15, (u) => {
  const sway = bump(u, 0, 0.4)
  const fall = key(u, [0, 0], [0.26, 0.04], [0.62, 1, 'in'], [0.7, 0.95, 'out'], [0.78, 1, 'in'], [1, 1])
  return layer(wings(sway - 0.9 * fall, sway - 1.3 * fall), {
    root: { r: -78 * fall + 4 * sway, x: 40 * fall, y: -30 * fall },
    head: { r: 10 * sway - 14 * fall },
    tail: { bend: -14 * fall },
    legL: { r: 20 * fall },
    legR: { r: -14 * fall },
    lids: { on: u > 0.14 ? 1 : 0 },
  })
})
const victory: Clip = loop(1.1, (u) => {
  const up = bump(u, 0.14, 0.8)
  const sink = bump(u, 0, 0.16) + bump(u, 0.78, 0.96)
  return layer(wings(0.4 * up + 0.8 * Math.sin(u * Math.PI * 6) * up), {
    root: { air: 36 * up, sx: 1 + 0.05 * sink, sy: 1 - 0.07 * sink + 0.03 * up },
    head: { r: -8 * up },
    tail: { bend: 8 * wave(u, 0.2) },
    legL: { r: 14 * up },
    legR: { r: 18 * up },
    lids: { on: 1 },
  })
})
export const bird: ClipSet = { idle, hop, attack, cast, hit, defeat, victory }
