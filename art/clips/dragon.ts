// Sits up, looking right: lean forward = +, jaw opens with +. Feet and the root of the tail stay on the ground.
import { struck } from './biped.ts'
import { blink, bump, key, trail, wave } from './curve.ts'
import { type Clip, type ClipSet, forGood, layer, loop, once, type Pose } from './pose.ts'

/** both wings as one gesture: +1 flared up, -1 beaten down */
export const wings = (k: number, tip = k): Pose => ({
  wingNear: { r: k > 0 ? 20 * k : 30 * k, bend: tip > 0 ? 14 * tip : 24 * tip, sy: 1 - 0.05 * Math.abs(k) },
  wingFar: {
    r: k > 0 ? -18 * k : -26 * k,
    bend: tip > 0 ? -14 * tip : -22 * tip,
    sy: 1 - 0.05 * Math.abs(k),
  },
})
const arms = (r: number, spread = 0): Pose => ({ armNear: { r: r + spread }, armFar: { r: r - spread } })
const open = (r: number): Pose => ({ jaw: { r, y: r * 0.55, x: -r * 0.12 } })
const fly = (u: number): number => key(u, [0, 0], [0.3, 0], [0.45, 1, 'in'], [0.68, 1], [0.94, 0])
const beat = (u: number): number =>
  key(
    u,
    [0, 0],
    [0.25, 1, 'out'],
    [0.31, 1],
    [0.41, -1],
    [0.5, -0.5],
    [0.66, 0.3],
    [0.76, 1],
    [0.86, -0.7],
    [1, 0],
  )
/** one head, or three that follow each other */
const heads = (r: number, x = 0, y = 0, lag = 0): Pose => ({
  head: { r, x, y },
  headMiddle: { r, x: x * 0.6 },
  headNear: { r: r * 0.8 + lag },
  headFar: { r: r * 0.8 - lag },
  neckMiddle: { bend: r * 0.7 },
  neckNear: { bend: r * 0.9 + lag },
  neckFar: { bend: r * 0.9 - lag },
})
const lids = (on: number): Pose => ({ lids: { on }, lidsMiddle: { on }, lidsNear: { on }, lidsFar: { on } })

const idle: Clip = loop(2.9, (u) => {
  const [b, late, last] = [wave(u), wave(u, 0.14), wave(u, 0.3)]
  return layer(
    {
      body: { bend: 1.3 * late, sx: 1 + 0.01 * b, sy: 1 + 0.01 * b },
      head: { r: 1.6 * wave(u, 0.22) },
      neckNear: { bend: 5 * wave(u, 0.1), curl: 4 * wave(u, 0.3) },
      neckFar: { bend: -5 * wave(u, 0.35), curl: -4 * wave(u, 0.55) },
      neckMiddle: { bend: 3 * wave(u, 0.2), curl: -3 * wave(u, 0.4) },
      headNear: { r: 4 * wave(u, 0.3, 2) },
      headFar: { r: -3 * wave(u, 0.6) },
      tail: { r: 1.5 * last, bend: 9 * wave(u, 0.38), curl: 11 * wave(u, 0.52) },
      wingNear: { r: 3 * late, bend: 9 * wave(u, 0.26) },
      wingFar: { r: -3 * late, bend: -9 * wave(u, 0.26) },
      armNear: { r: 3 * late },
      armFar: { r: -3 * late },
      lids: { on: blink(u, 0.5, 0.04) || blink(u, 0.57, 0.03) },
      lidsNear: { on: blink(u, 0.2, 0.04) },
      lidsFar: { on: blink(u, 0.7, 0.05) },
      lidsMiddle: { on: blink(u, 0.44, 0.09) },
    },
    open(1.5 + 1.5 * late),
  )
})
const attack: Clip = once(
  1.1,
  (u) => {
    const rear = key(
      u,
      [0, 0],
      [0.26, 1, 'out'],
      [0.35, 1.08],
      [0.48, -1.2, 'in'],
      [0.55, -1, 'out'],
      [0.68, -0.8],
      [0.9, 0.1],
      [1, 0],
    )
    const claw = key(
      u,
      [0, 0],
      [0.26, 1, 'out'],
      [0.36, 1.1],
      [0.475, -1, 'in'],
      [0.56, -0.9, 'out'],
      [0.68, -0.6],
      [1, 0],
    )
    const [drag, flap, lift] = [trail(fly, u, 0.1), beat(u), bump(u, 0.3, 0.48)]
    return layer(
      wings(flap, flap - 0.6 * trail(beat, u, 0.06)),
      heads(rear > 0 ? -7 * rear : -6 * rear, rear < 0 ? -9 * rear : 0, 0, 6 * drag),
      {
        root: {
          x: key(u, [0, 0], [0.26, -18, 'out'], [0.47, 22, 'in'], [0.68, 14], [0.93, 0]),
          air: 44 * lift + 34 * bump(u, 0.7, 0.95),
          r: -4 * bump(u, 0.26, 0.44) + 5 * bump(u, 0.42, 0.6),
          sx: key(
            u,
            [0, 1],
            [0.22, 1.05, 'out'],
            [0.37, 0.97],
            [0.49, 1.07, 'out'],
            [0.63, 1],
            [0.94, 1],
            [0.965, 1.05],
            [1, 1],
          ),
          sy: key(
            u,
            [0, 1],
            [0.22, 0.94, 'out'],
            [0.37, 1.05],
            [0.49, 0.93, 'out'],
            [0.63, 1],
            [0.94, 1],
            [0.965, 0.95],
            [1, 1],
          ),
        },
        body: { bend: rear > 0 ? -12 * rear : -20 * rear },
        armNear: { r: claw > 0 ? 62 * claw : 58 * claw },
        armFar: { r: claw > 0 ? -56 * claw : -10 * claw },
        legNear: { r: -16 * lift },
        legFar: { r: -12 * lift },
        tail: { r: -8 * drag, bend: 60 * drag - 10 * rear, curl: 50 * trail(fly, u - 0.05, 0.1) },
      },
      open(key(u, [0, 0], [0.24, 0], [0.36, 30, 'out'], [0.46, 32], [0.49, 0, 'in'], [1, 0])),
    )
  },
  { hit: 0.475, travel: fly },
)
const cast: Clip = once(
  1.5,
  (u) => {
    const s = key(u, [0, 0], [0.36, 1, 'out'], [0.42, 1.06], [0.48, -1, 'in'], [0.74, -0.9], [1, 0])
    const [up, out] = [Math.max(0, s), Math.max(0, -s)]
    const rattle = u > 0.46 && u < 0.76 ? Math.sin(u * 150) * bump(u, 0.46, 0.76) : 0
    const flare = key(u, [0, 0], [0.36, 1, 'out'], [0.42, 1.05], [0.5, -0.55, 'in'], [0.74, -0.4], [1, 0])
    const tip = key(u, [0, 0], [0.38, 1, 'out'], [0.46, 1], [0.54, -0.9, 'in'], [0.74, -0.3], [1, 0])
    return layer(
      wings(flare, tip),
      heads((s > 0 ? -12 * s : -9 * s) + rattle * 1.2, 4 * out - rattle),
      arms(0, 20 * Math.abs(s)),
      {
        root: {
          x: key(u, [0, 0], [0.36, -10, 'out'], [0.48, 10, 'in'], [0.56, -2, 'out'], [0.76, -5], [1, 0]),
          sy: 1 + 0.03 * up - 0.03 * out,
        },
        body: { bend: s > 0 ? -10 * s : -15 * s, sx: 1 + 0.05 * up },
        tail: {
          bend: 14 * s,
          curl: 16 * key(u - 0.05, [0, 0], [0.36, 1, 'out'], [0.5, -1, 'in'], [0.74, -0.8], [0.95, 0]),
        },
      },
      lids(u > 0.22 && u < 0.42 ? 1 : 0),
      open(key(u, [0, 0], [0.44, 0], [0.49, 34, 'out'], [0.74, 31], [0.86, 0], [1, 0]) + rattle),
    )
  },
  { hit: 0.46 },
)
const hop: Clip = once(0.66, (u) => {
  const up = bump(u, 0.14, 0.84)
  const sink = bump(u, 0, 0.22) + 0.9 * bump(u, 0.8, 1)
  return layer(
    wings(0.8 * bump(u, 0.05, 0.3) - 0.9 * bump(u, 0.26, 0.6) + 0.5 * bump(u, 0.6, 0.95)),
    heads(-5 * up + 3 * sink),
    {
      root: { air: 44 * up, sx: 1 + 0.05 * sink, sy: 1 - 0.06 * sink + 0.03 * up },
      body: { bend: 5 * up },
      tail: { bend: 16 * up, curl: 14 * bump(u, 0.3, 0.95) },
      legNear: { r: -10 * up },
      legFar: { r: -8 * up },
    },
  )
})
const hit: Clip = once(0.55, (u) => {
  const { now, late } = struck(u)
  return layer(
    wings(late * 0.8, late * 1.2),
    heads(9 * (now - late) - 12 * late, 0, 0, 6 * (now - late)),
    arms(-8 * now, 26 * late),
    {
      root: { x: -22 * now, r: -3 * now, sx: 1 + 0.05 * bump(u, 0, 0.3), sy: 1 - 0.07 * bump(u, 0, 0.3) },
      body: { bend: -12 * now },
      tail: { bend: 16 * (now - late) - 10 * late, curl: 20 * (now - late) },
    },
    lids(u < 0.55 ? 1 : 0),
    open(15 * now),
  )
})
/** rears up once, then folds forward over its belly; the wings drop last */
const defeat: Clip = forGood(1.35, (u) => {
  const up = bump(u, 0, 0.36)
  const fall = key(u, [0, 0], [0.26, 0], [0.64, 1, 'in'], [0.73, 0.94, 'out'], [0.81, 1, 'in'], [1, 1])
  const late = key(u, [0, 0], [0.36, 0], [0.76, 1, 'in'], [0.84, 0.93, 'out'], [0.92, 1], [1, 1])
  return layer(
    wings(up - 1.15 * late, up - 1.5 * late),
    heads(-12 * up - 10 * fall, 0, 4 * fall),
    arms(-10 * up - 26 * fall, 30 * up),
    {
      root: { sy: 1 - 0.06 * fall, sx: 1 + 0.05 * fall },
      body: { bend: -10 * up + 46 * fall, sy: 1 - 0.16 * fall },
      neckNear: { bend: 34 * late, curl: 20 * late },
      neckFar: { bend: 30 * late, curl: 20 * late },
      neckMiddle: { bend: 24 * late },
      tail: { r: -5 * fall, bend: -12 * up - 12 * fall, curl: -14 * late },
      legNear: { r: -6 * fall, y: 4 * fall, sy: 1 - 0.06 * fall },
      legFar: { r: 8 * fall },
    },
    lids(u > 0.3 ? 1 : 0),
    open(16 * up + 5 * fall),
  )
})
const victory: Clip = loop(1.3, (u) => {
  const up = bump(u, 0.16, 0.8)
  const sink = bump(u, 0.02, 0.2) + bump(u, 0.78, 0.96)
  const flap = Math.sin(u * Math.PI * 6) * up
  return layer(
    wings(0.3 * up + flap * 0.7, flap),
    heads(-10 * up + 4 * sink, 0, 0, 8 * up),
    arms(0, 38 * up),
    {
      root: { air: 34 * up, sx: 1 + 0.05 * sink, sy: 1 - 0.07 * sink + 0.03 * up },
      body: { bend: -7 * up },
      tail: { bend: 12 * wave(u, 0.2), curl: 16 * wave(u, 0.35) },
      legNear: { r: -8 * up },
      legFar: { r: -6 * up },
    },
    open(20 * bump(u, 0.26, 0.74)),
  )
})
export const dragon: ClipSet = { idle, hop, attack, cast, hit, defeat, victory }
