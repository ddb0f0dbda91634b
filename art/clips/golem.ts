// Separate boulders, so joints may open a little; weight comes from slow starts and hard stops.
import { bump, key, trail, wave } from './curve.ts'
import { type Clip, type ClipSet, forGood, layer, loop, once, type Pose } from './pose.ts'

const leap = (u: number): number => key(u, [0, 0], [0.34, 0], [0.53, 1, 'in'], [0.76, 1], [0.97, 0])
const lift = (u: number): number =>
  key(
    u,
    [0, 0],
    [0.32, 1, 'out'],
    [0.44, 1.08],
    [0.54, -0.32, 'in'],
    [0.62, -0.24, 'out'],
    [0.76, -0.22],
    [1, 0],
  )
/** both arms: 1 overhead, 0 hanging, negative slammed to the front */
const arms = (k: number, lag: number): Pose => ({
  armFar: { r: k > 0 ? -146 * k : 150 * k },
  foreFar: { r: k > 0 ? -26 * lag : 50 * lag },
  armNear: { r: k > 0 ? 146 * k : 150 * k },
  foreNear: { r: k > 0 ? 26 * lag : 70 * lag },
  shoulderFar: { r: -16 * k, y: -12 * Math.max(0, k) },
  shoulderNear: { r: 16 * k, y: -12 * Math.max(0, k) },
})
const idle: Clip = loop(3.2, (u) => {
  const [b, late, last] = [wave(u), wave(u, 0.12), wave(u, 0.24)]
  return {
    pelvis: { y: 0.8 * b },
    torso: { y: -2 * b, sx: 1 + 0.006 * b },
    shoulderFar: { y: -2.4 * late, r: 1.2 * late },
    shoulderNear: { y: -2.4 * late, r: -1.2 * late },
    armFar: { r: -1.6 * late },
    foreFar: { r: -2 * last },
    armNear: { r: 1.6 * late },
    foreNear: { r: 2 * last },
    head: { y: -wave(u, 0.3), r: 0.9 * last },
    eyes: { sx: 1 + 0.03 * wave(u, 0, 2), sy: 1 + 0.1 * wave(u, 0, 2) },
  }
})
const attack: Clip = once(
  1.3,
  (u) => {
    const k = lift(u)
    const land = key(u, [0, 0], [0.5, 0], [0.55, 1, 'out'], [0.7, 0.3], [0.8, 0])
    const jolt = key(u, [0.54, 0], [0.56, 1, 'out'], [0.72, 0]) * Math.sin(u * 90)
    const stride = key(u, [0, 0], [0.4, 1], [0.54, 0.8], [0.76, 0.8], [1, 0])
    return layer(arms(k, lift(u - 0.03)), {
      root: {
        x: key(u, [0, 0], [0.3, -10, 'out'], [0.54, 16, 'in'], [0.76, 10], [1, 0]),
        air: 62 * bump(u, 0.35, 0.54) + 20 * bump(u, 0.78, 0.97),
        r: key(u, [0, 0], [0.3, -4, 'out'], [0.5, 5, 'in'], [0.6, 2], [1, 0]),
        sx: key(
          u,
          [0, 1],
          [0.26, 1.05, 'out'],
          [0.4, 0.96],
          [0.53, 1],
          [0.56, 1.1, 'out'],
          [0.72, 1],
          [0.97, 1],
          [0.985, 1.03],
          [1, 1],
        ),
        sy: key(
          u,
          [0, 1],
          [0.26, 0.93, 'out'],
          [0.4, 1.06],
          [0.53, 1.02],
          [0.56, 0.86, 'out'],
          [0.72, 1],
          [0.97, 1],
          [0.985, 0.96],
          [1, 1],
        ),
      },
      torso: { r: key(u, [0, 0], [0.32, -7, 'out'], [0.54, 13, 'in'], [0.76, 9], [1, 0]), y: 12 * land },
      head: { y: -4 * Math.max(0, k) + 6 * land + 4 * jolt, r: 3 * jolt + 20 * trail(leap, u, 0.1) },
      shoulderFar: { y: 6 * jolt },
      shoulderNear: { y: -6 * jolt },
      legNear: { r: 10 * stride },
      legFar: { r: -12 * stride },
      eyes: { sy: 1 + 0.35 * bump(u, 0.3, 0.6), sx: 1 + 0.1 * bump(u, 0.3, 0.6) },
    })
  },
  { hit: 0.545, travel: leap },
)
const cast: Clip = once(
  1.2,
  (u) => {
    const k = key(u, [0, 0], [0.4, 1, 'out'], [0.46, 1.05], [0.52, -0.2, 'in'], [0.7, -0.15], [1, 0])
    const up = Math.max(0, k)
    return layer(arms(k * 0.5, k * 0.7), {
      root: { sy: 1 + 0.03 * k, x: -6 * k },
      torso: { r: -5 * k, y: -6 * up },
      head: { y: -6 * up },
      eyes: { sx: 1 + 0.12 * bump(u, 0.2, 0.7), sy: 1 + 0.5 * bump(u, 0.2, 0.7) },
    })
  },
  { hit: 0.5 },
)
const hop: Clip = once(0.72, (u) => {
  const up = bump(u, 0.22, 0.8)
  const sink = bump(u, 0, 0.3) + 1.2 * bump(u, 0.78, 1)
  return {
    root: { air: 34 * up, sx: 1 + 0.05 * sink, sy: 1 - 0.06 * sink },
    torso: { y: 6 * sink },
    head: { y: 8 * bump(u, 0.8, 1) },
    armNear: { r: 20 * up },
    armFar: { r: -20 * up },
    legNear: { r: 8 * up },
    legFar: { r: -10 * up },
  }
})
const hit: Clip = once(0.55, (u) => {
  const k = key(u, [0, 0], [0.1, 1, 'out'], [0.4, 0.6], [1, 0, 'back'])
  const late = key(u - 0.1, [0, 0], [0.14, 1, 'out'], [0.42, 0.5], [0.9, 0, 'back'])
  const rattle = Math.sin(u * 40) * (1 - u) * 3
  return {
    root: { x: -16 * k, sx: 1 + 0.03 * bump(u, 0, 0.3), sy: 1 - 0.05 * bump(u, 0, 0.3) },
    pelvis: { x: rattle },
    torso: { r: -8 * k, x: -rattle },
    head: { r: -10 * late, x: -6 * late, y: -5 * bump(u, 0, 0.5) },
    shoulderFar: { x: 7 * k, y: -6 * k, r: 8 * late },
    shoulderNear: { x: -7 * k, y: -6 * k, r: -8 * late },
    armFar: { r: -18 * late },
    foreFar: { r: -14 * late },
    armNear: { r: 14 * late },
    foreNear: { r: 12 * late },
    eyes: { sy: 1 - 0.7 * k },
  }
})
/** the spell ends: eyes go out, the boulders drop one after another and bounce */
const defeat: Clip = forGood(1.35, (u) => {
  const drop = (a: number, b: number, h: number): number =>
    key(u, [a, 0], [b, h, 'in'], [b + 0.06, h - 10, 'out'], [b + 0.12, h, 'in'])
  const roll = (a: number, b: number, r: number): number =>
    key(u, [a, 0], [b, r * 0.7, 'in'], [b + 0.2, r, 'out'])
  const shake = u < 0.28 ? (Math.sin(u * 120) * 3 * u) / 0.28 : 0
  return {
    root: { x: shake },
    pelvis: { y: drop(0.3, 0.5, 62), r: roll(0.3, 0.5, -5) },
    torso: { y: drop(0.3, 0.54, 34), r: roll(0.3, 0.54, 12) },
    head: { y: drop(0.4, 0.74, 46), x: roll(0.4, 0.74, 58), r: roll(0.4, 0.74, 40) },
    eyes: { on: u > 0.28 ? -1 : 0, sy: 1 - 2.5 * Math.min(u, 0.28) },
    shoulderFar: { y: drop(0.26, 0.56, 96), x: roll(0.26, 0.56, 26), r: roll(0.26, 0.56, 66) },
    armFar: { y: drop(0.24, 0.48, 48), x: roll(0.24, 0.48, 34), r: roll(0.24, 0.48, -30) },
    foreFar: { y: drop(0.22, 0.4, -40), r: roll(0.22, 0.4, -34) },
    shoulderNear: { y: drop(0.28, 0.6, 106), x: roll(0.28, 0.6, -20), r: roll(0.28, 0.6, -70) },
    armNear: { y: drop(0.26, 0.5, 54), x: roll(0.26, 0.5, -26), r: roll(0.26, 0.5, 30) },
    foreNear: { y: drop(0.22, 0.42, -44), r: roll(0.22, 0.42, 36) },
    legNear: { r: roll(0.3, 0.5, 26), x: roll(0.3, 0.5, -24) },
    legFar: { r: roll(0.3, 0.5, -26), x: roll(0.3, 0.5, 24) },
  }
})
/** stamps and throws up one fist after the other */
const victory: Clip = loop(1.3, (u) => {
  const s = wave(u)
  const [near, far, beat] = [Math.max(0, s) ** 0.8, Math.max(0, -s) ** 0.8, Math.abs(s)]
  return {
    root: { sy: 1 - 0.03 * (1 - beat), sx: 1 + 0.02 * (1 - beat), air: 9 * beat },
    torso: { r: 4 * s },
    head: { r: -4 * s, y: -2 * beat },
    shoulderNear: { r: 14 * near, y: -8 * near },
    armNear: { r: 8 + 132 * near },
    foreNear: { r: 24 * near },
    shoulderFar: { r: -14 * far, y: -8 * far },
    armFar: { r: -8 - 128 * far },
    foreFar: { r: -24 * far },
    legNear: { r: 6 * bump(u, 0, 0.5) },
    legFar: { r: -6 * bump(u, 0.5, 1) },
    eyes: { sy: 1 + 0.25 * beat },
  }
})
export const golem: ClipSet = { idle, hop, attack, cast, hit, defeat, victory }
