// Coils lie still; the neck sways, draws back and strikes.
import { struck } from './biped.ts'
import { blink, bump, gesture, key, strike, wave } from './curve.ts'
import { type Clip, type ClipSet, forGood, layer, loop, once } from './pose.ts'

const lunge = (u: number): number => key(u, [0, 0], [0.3, 0], [0.45, 1, 'in'], [0.62, 1], [0.93, 0])

const idle: Clip = loop(3, (u) => ({
  body: { sx: 1 + 0.008 * wave(u), sy: 1 + 0.012 * wave(u) },
  neck: { bend: 6 * wave(u, 0.1), curl: 6 * wave(u, 0.3) },
  head: { r: -5 * wave(u, 0.3) },
  tail: { bend: 14 * wave(u, 0, 2), curl: 16 * wave(u, 0.15, 2) },
  lids: { on: blink(u, 0.46, 0.04) },
}))
const attack: Clip = once(
  0.95,
  (u) => {
    const [back, out] = strike(u, 0.28, 0.37, 0.47, 0.58)
    return {
      root: {
        x: -12 * back + 18 * out,
        r: 6 * out,
        sx: 1 + 0.04 * back,
        sy: 1 - 0.05 * back,
        air: 10 * bump(u, 0.34, 0.5),
      },
      neck: { bend: -30 * back + 46 * out, curl: -16 * back + 14 * out, sy: 1 + 0.12 * out },
      head: { r: 16 * back - 34 * out },
      tail: { bend: 24 * back - 20 * out, curl: 20 * back },
    }
  },
  { hit: 0.475, travel: lunge },
)
const cast: Clip = once(
  1.15,
  (u) => {
    const [up, out] = gesture(u, 0.72, -0.6)
    return {
      root: { x: -6 * up + 8 * out },
      neck: { bend: -18 * up + 24 * out, curl: -8 * up, sy: 1 + 0.05 * up },
      head: { r: -8 * up - 10 * out },
      tail: { bend: 16 * wave(u, 0, 3) * bump(u, 0, 1) },
      lids: { on: u > 0.2 && u < 0.44 ? 1 : 0 },
    }
  },
  { hit: 0.54 },
)
const hop: Clip = once(0.62, (u) => {
  const up = bump(u, 0.16, 0.84)
  const sink = bump(u, 0, 0.24) + 0.9 * bump(u, 0.78, 1)
  return {
    root: { air: 30 * up, sx: 1 + 0.06 * sink, sy: 1 - 0.08 * sink },
    neck: { bend: 10 * up - 8 * sink },
    head: { r: -6 * up },
    tail: { bend: 16 * up },
  }
})
const hit: Clip = once(0.52, (u) => {
  const { now, late } = struck(u)
  return {
    root: { x: -16 * now, sy: 1 - 0.06 * bump(u, 0, 0.3), sx: 1 + 0.05 * bump(u, 0, 0.3) },
    neck: { bend: -26 * now, curl: 16 * (now - late) },
    head: { r: 12 * (now - late) - 8 * late },
    tail: { bend: 20 * (now - late) },
    lids: { on: u < 0.6 ? 1 : 0 },
  }
})
const defeat: Clip = forGood(1.2, (u) => {
  const sway = wave(u, 0, 2) * bump(u, 0, 0.5)
  const fall = key(u, [0, 0], [0.3, 0], [0.66, 1, 'in'], [0.75, 0.93, 'out'], [0.84, 1, 'in'], [1, 1])
  return {
    root: { sx: 1 + 0.08 * fall, sy: 1 - 0.12 * fall },
    neck: { bend: 12 * sway + 70 * fall, curl: 40 * fall },
    head: { r: -30 * fall },
    tail: { bend: -20 * fall },
    lids: { on: u > 0.3 ? 1 : 0 },
  }
})
const victory: Clip = loop(1.2, (u) =>
  layer({
    root: { air: 8 * Math.max(0, wave(u, 0, 2)), sy: 1 + 0.03 * wave(u, 0, 2) },
    neck: { bend: 16 * wave(u), curl: 12 * wave(u, 0.15) },
    head: { r: -14 * wave(u, 0.1) },
    tail: { bend: 20 * wave(u, 0, 2), curl: 20 * wave(u, 0.1, 2) },
    lids: { on: 1 },
  }),
)
export const serpent: ClipSet = { idle, hop, attack, cast, hit, defeat, victory }
