// Four legs, looking right. It pounces with the forepaws and bites; the tail tells its mood.
import { struck } from './biped.ts'
import { blink, bump, key, swing, trail, wave } from './curve.ts'
import { type Clip, type ClipSet, forGood, layer, loop, once, type Pose } from './pose.ts'

const legs = (front: number, back: number, spread = 0): Pose => ({
  legFrontNear: { r: front + spread },
  legFrontFar: { r: front - spread },
  legBackNear: { r: back - spread },
  legBackFar: { r: back + spread },
})
const pounce = (u: number): number => key(u, [0, 0], [0.28, 0], [0.44, 1, 'in'], [0.66, 1], [0.94, 0])
/** +1 drawn back, -1 thrown forward */
const spring = (u: number): number =>
  key(
    u,
    [0, 0],
    [0.24, 1, 'out'],
    [0.33, 1.1],
    [0.46, -1, 'in'],
    [0.56, -0.9, 'out'],
    [0.68, -0.6],
    [0.92, 0.1],
    [1, 0],
  )

const idle: Clip = loop(2.6, (u) => {
  const [b, late, last] = [wave(u), wave(u, 0.14), wave(u, 0.3)]
  return {
    body: { sy: 1 + 0.014 * b, bend: 0.8 * late },
    head: { r: 2 * late, y: -1.2 * b },
    tail: { r: 4 * wave(u, 0.2, 2), bend: 10 * wave(u, 0.3, 2), curl: 10 * wave(u, 0.4, 2) },
    wingNear: { r: 3 * late, bend: 6 * last },
    wingFar: { r: -3 * late, bend: -6 * last },
    lids: { on: blink(u, 0.5) || blink(u, 0.58, 0.03) },
  }
})
const attack: Clip = once(
  0.98,
  (u) => {
    const k = spring(u)
    const [back, out, drag] = [Math.max(0, k), Math.max(0, -k), trail(pounce, u, 0.1)]
    const fly = bump(u, 0.3, 0.47)
    return layer(legs(-14 * back - 46 * fly + 12 * out, 12 * back + 34 * fly - 6 * out, 6 * fly), {
      root: {
        x: -14 * back + 16 * out,
        air: 46 * fly + 26 * bump(u, 0.68, 0.95),
        r: -8 * fly + 5 * out,
        sx: 1 + 0.05 * back + 0.05 * bump(u, 0.45, 0.6),
        sy: 1 - 0.08 * back - 0.06 * bump(u, 0.45, 0.6),
      },
      body: { bend: -6 * back + 8 * out },
      head: { r: -12 * back + 14 * out, x: 8 * out, y: 4 * out },
      tail: { r: -12 * out, bend: 40 * drag + 14 * back, curl: 40 * drag },
      wingNear: { r: 26 * fly, bend: 20 * drag },
      wingFar: { r: -24 * fly, bend: -20 * drag },
    })
  },
  { hit: 0.47, travel: pounce },
)
/** rears its head and lets out a howl */
const cast: Clip = once(
  1.2,
  (u) => {
    const [up, out] = swing(
      u,
      [0, 0],
      [0.3, 1, 'out'],
      [0.44, 1.05],
      [0.52, -0.7, 'in'],
      [0.74, -0.6],
      [1, 0],
    )
    const shiver = u > 0.5 && u < 0.76 ? Math.sin(u * 120) : 0
    return layer(legs(6 * out, -6 * out), {
      root: { x: -8 * up + 8 * out, sy: 1 + 0.03 * up - 0.03 * out },
      body: { bend: -9 * up + 7 * out },
      head: { r: -26 * up + 12 * out + shiver, y: -6 * up, x: 6 * out },
      tail: { bend: -18 * up + 12 * out, curl: -14 * up },
      lids: { on: u > 0.18 && u < 0.46 ? 1 : 0 },
    })
  },
  { hit: 0.54 },
)
const hop: Clip = once(0.56, (u) => {
  const up = bump(u, 0.16, 0.84)
  const sink = bump(u, 0, 0.24) + 0.9 * bump(u, 0.78, 1)
  return layer(
    legs(-34 * bump(u, 0.14, 0.6) + 10 * bump(u, 0.6, 0.9), 28 * bump(u, 0.14, 0.6) - 12 * bump(u, 0.6, 0.9)),
    {
      root: {
        air: 40 * up,
        r: -6 * bump(u, 0.14, 0.5) + 6 * bump(u, 0.5, 0.88),
        sx: 1 + 0.05 * sink,
        sy: 1 - 0.07 * sink,
      },
      head: { r: 4 * up },
      tail: { bend: 16 * up, curl: 12 * up },
      wingNear: { r: 18 * up },
      wingFar: { r: -16 * up },
    },
  )
})
const hit: Clip = once(0.52, (u) => {
  const { now, late } = struck(u)
  return layer(legs(10 * now, 14 * now), {
    root: { x: -18 * now, r: -3 * now, sy: 1 - 0.06 * bump(u, 0, 0.3), sx: 1 + 0.05 * bump(u, 0, 0.3) },
    body: { bend: -8 * now },
    head: { r: 10 * (now - late) - 12 * late, x: -6 * late },
    tail: { bend: -24 * late, curl: 16 * (now - late) },
    wingNear: { r: 14 * late },
    wingFar: { r: -12 * late },
    lids: { on: u < 0.6 ? 1 : 0 },
  })
})
/** the legs fold and it rolls onto its side */
const defeat: Clip = forGood(1.15, (u) => {
  const fold = key(u, [0, 0], [0.36, 1, 'out'], [1, 1])
  const fall = key(u, [0, 0], [0.28, 0], [0.62, 1, 'in'], [0.7, 0.94, 'out'], [0.78, 1, 'in'], [1, 1])
  return layer(legs(-26 * fold, 26 * fold, 8 * fold), {
    root: {
      r: -14 * bump(u, 0.2, 0.7),
      y: 16 * fall,
      sy: 1 - 0.22 * fall,
      sx: 1 + 0.1 * fall,
      x: -10 * fall,
    },
    body: { bend: 4 * fall },
    head: { r: 30 * fall, y: 26 * fall, x: 6 * fall },
    tail: { bend: -34 * fall, curl: -20 * fall },
    wingNear: { r: -30 * fall, bend: 24 * fall },
    wingFar: { r: 26 * fall, bend: -20 * fall },
    lids: { on: u > 0.2 ? 1 : 0 },
  })
})
const victory: Clip = loop(0.9, (u) => {
  const up = bump(u, 0.2, 0.7)
  const sink = bump(u, 0.02, 0.22) + bump(u, 0.7, 0.9)
  return layer(legs(-22 * up, 12 * up), {
    root: { air: 34 * up, r: -9 * up, sx: 1 + 0.04 * sink, sy: 1 - 0.06 * sink },
    head: { r: -12 * up + 4 * sink },
    tail: { r: 8 * wave(u, 0, 2), bend: 20 * wave(u, 0.1, 2), curl: 14 * wave(u, 0.2, 2) },
    wingNear: { r: 20 * up, bend: 16 * wave(u, 0.2, 2) },
    wingFar: { r: -18 * up, bend: -16 * wave(u, 0.2, 2) },
    lids: { on: 1 },
  })
})
export const beast: ClipSet = { idle, hop, attack, cast, hit, defeat, victory }
