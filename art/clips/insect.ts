// Many legs that never stand still all at once.
import { struck } from './biped.ts'
import { bump, gesture, key, strike, wave } from './curve.ts'
import { type Clip, type ClipSet, forGood, layer, loop, once, type Pose } from './pose.ts'

const LEGS = [1, 2, 3, 4] as const
/** legs as a fan: each a little later than the one before */
const legs = (f: (k: number, near: boolean) => number): Pose =>
  Object.fromEntries(
    LEGS.flatMap((k) => [
      [`legNear${k}`, { r: f(k, true) }],
      [`legFar${k}`, { r: f(k, false) }],
    ]),
  )
const scuttle = (u: number): number => key(u, [0, 0], [0.26, 0], [0.44, 1, 'in'], [0.66, 1], [0.93, 0])

const idle: Clip = loop(2.2, (u) =>
  layer(
    legs((k, near) => 2.5 * wave(u, k * 0.13 + (near ? 0 : 0.5))),
    {
      body: { y: 2 * wave(u) },
      tail: { bend: 5 * wave(u, 0.2), curl: 6 * wave(u, 0.35), sy: 1 + 0.02 * wave(u, 0.1) },
      head: { r: 3 * wave(u, 0.25), y: wave(u, 0.2) },
    },
  ),
)
const attack: Clip = once(
  0.95,
  (u) => {
    const [back, out] = strike(u, 0.25, 0.35, 0.46, 0.58)
    const run = wave(u, 0, 5) * (bump(u, 0.26, 0.5) + bump(u, 0.66, 0.95))
    return layer(
      legs((n, near) => (near === (n % 2 === 0) ? 1 : -1) * 22 * run - (n === 1 ? 40 * back - 30 * out : 0)),
      {
        root: {
          x: -14 * back + 16 * out,
          r: -12 * back + 10 * out,
          air: 22 * bump(u, 0.3, 0.48),
          sy: 1 - 0.05 * back,
        },
        head: { r: -14 * back + 16 * out, x: 6 * out },
        tail: { bend: -14 * back + 40 * out, curl: -10 * back + 30 * out },
      },
    )
  },
  { hit: 0.47, travel: scuttle },
)
const cast: Clip = once(
  1.1,
  (u) => {
    const [up, out] = gesture(u, 0.74, -0.5)
    return layer(
      legs((n) => (n === 1 ? -50 * up + 10 * out : 6 * up)),
      {
        root: { r: -8 * up + 5 * out },
        tail: { bend: -18 * up + 34 * out, curl: 20 * out },
        head: { r: -8 * up + 8 * out },
      },
    )
  },
  { hit: 0.54 },
)
const hop: Clip = once(0.56, (u) =>
  layer(
    legs((k, near) => 24 * wave(u, k * 0.25 + (near ? 0 : 0.5), 2) * bump(u, 0, 1)),
    {
      root: { air: 22 * bump(u, 0.14, 0.86), sy: 1 - 0.05 * bump(u, 0, 0.2) - 0.06 * bump(u, 0.8, 1) },
      tail: { bend: 8 * bump(u, 0.2, 0.9) },
    },
  ),
)
const hit: Clip = once(0.5, (u) => {
  const { now, late } = struck(u)
  return layer(
    legs((k, near) => (near ? 1 : -1) * 12 * late + 4 * k * (now - late)),
    {
      root: { x: -18 * now, r: -6 * now, sy: 1 - 0.06 * bump(u, 0, 0.3) },
      head: { r: -12 * late },
      tail: { bend: 18 * (now - late) },
    },
  )
})
/** tips over and curls its legs */
const defeat: Clip = forGood(1.1, (u) => {
  const fall = key(u, [0, 0], [0.24, 0.06], [0.6, 1, 'in'], [0.68, 0.93, 'out'], [0.78, 1], [1, 1])
  const twitch = bump(u, 0.6, 1) * Math.sin(u * 60) * 5
  return layer(
    legs((k, near) => (near ? 34 : -34) * fall * (1 + 0.1 * k) + twitch),
    {
      root: { y: 14 * fall, sy: 1 - 0.34 * fall, sx: 1 + 0.1 * fall, r: -10 * fall },
      head: { r: 24 * fall, y: 10 * fall },
      tail: { bend: -30 * fall },
    },
  )
})
const victory: Clip = loop(1, (u) =>
  layer(
    legs((k, near) => (k === 1 ? -46 * Math.abs(wave(u, near ? 0 : 0.25)) : 4 * wave(u, k * 0.2))),
    {
      root: { r: -7 * Math.abs(wave(u, 0, 1)), air: 6 * Math.abs(wave(u)) },
      head: { r: -6 * wave(u, 0.1, 2) },
      tail: { bend: 12 * wave(u, 0.1, 2) },
    },
  ),
)
export const insect: ClipSet = { idle, hop, attack, cast, hit, defeat, victory }
