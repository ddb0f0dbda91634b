// A soft round body: all its feelings are squash and stretch; a cap or eyestalks bob after it.
import { struck } from './biped.ts'
import { blink, bump, key, swing, trail, wave } from './curve.ts'
import { type Clip, type ClipSet, forGood, layer, loop, once, type Pose } from './pose.ts'

const jump = (u: number): number => key(u, [0, 0], [0.28, 0], [0.44, 1, 'in'], [0.68, 1], [0.94, 0])
const squeeze = (k: number): Pose => ({ root: { sx: 1 + 0.1 * k, sy: 1 - 0.12 * k } })

const idle: Clip = loop(2.1, (u) => {
  const b = wave(u)
  return layer(squeeze(0.16 * b), {
    body: { bend: 1.4 * wave(u, 0.2) },
    head: { r: 2 * wave(u, 0.25), y: 1.5 * wave(u, 0.2) },
    armR: { r: 4 * wave(u, 0.15) },
    armL: { r: -4 * wave(u, 0.15) },
    weapon: { r: 3 * wave(u, 0.3) },
    tail: { bend: 8 * wave(u, 0.3), curl: 8 * wave(u, 0.45) },
    lids: { on: blink(u, 0.55) || blink(u, 0.63, 0.03) },
  })
})
const attack: Clip = once(
  1,
  (u) => {
    const [back, out] = swing(
      u,
      [0, 0],
      [0.26, 1, 'out'],
      [0.35, 1.1],
      [0.46, -1, 'in'],
      [0.56, -0.8],
      [0.7, -0.5],
      [1, 0],
    )
    const drag = trail(jump, u, 0.1)
    return layer(squeeze(0.8 * back - 0.5 * bump(u, 0.3, 0.46) + 0.8 * bump(u, 0.46, 0.6)), {
      root: {
        x: -14 * back + 16 * out,
        air: 44 * bump(u, 0.3, 0.47) + 24 * bump(u, 0.7, 0.95),
        r: -9 * back + 12 * out,
      },
      body: { bend: -8 * back + 12 * out },
      head: { r: -8 * back + 12 * out, x: 20 * drag, y: -6 * out },
      armR: { r: 74 * back - 54 * out },
      weapon: { r: -30 * back + 40 * out },
      armL: { r: -40 * back + 30 * out },
      tail: { bend: 30 * drag },
      legL: { r: -16 * bump(u, 0.3, 0.5) },
      legR: { r: 18 * bump(u, 0.3, 0.5) },
    })
  },
  { hit: 0.47, travel: jump },
)
const cast: Clip = once(
  1.1,
  (u) => {
    const [up, out] = swing(u, [0, 0], [0.34, 1, 'out'], [0.45, 1.1], [0.53, -1, 'in'], [0.7, -0.5], [1, 0])
    return layer(squeeze(0.9 * up - 0.9 * out), {
      body: { bend: -6 * up + 8 * out },
      head: { r: -6 * up + 8 * out, y: 5 * up - 9 * out },
      armR: { r: 60 * up - 20 * out },
      armL: { r: -60 * up + 20 * out },
      weapon: { r: -30 * up },
      lids: { on: up > 0.5 ? 1 : 0 },
    })
  },
  { hit: 0.54 },
)
const hop: Clip = once(0.54, (u) => {
  const up = bump(u, 0.18, 0.82)
  return layer(squeeze(bump(u, 0, 0.26) - 0.7 * up + 1.1 * bump(u, 0.8, 1)), {
    root: { air: 46 * up },
    head: { y: 6 * bump(u, 0.16, 0.5) - 6 * bump(u, 0.5, 0.86) },
    armR: { r: 24 * up },
    armL: { r: -24 * up },
    legL: { r: 12 * up },
    legR: { r: -12 * up },
    tail: { bend: 14 * up },
  })
})
const hit: Clip = once(0.5, (u) => {
  const { now, late } = struck(u)
  return layer(squeeze(0.8 * now - 0.5 * late), {
    root: { x: -20 * now, r: -5 * now },
    body: { bend: -9 * now },
    head: { r: 12 * (now - late) - 8 * late },
    armR: { r: 26 * late },
    armL: { r: -26 * late },
    lids: { on: u < 0.6 ? 1 : 0 },
  })
})
const defeat: Clip = forGood(1.05, (u) => {
  const sway = bump(u, 0, 0.4)
  const flat = key(u, [0, 0], [0.3, 0.1], [0.62, 1, 'in'], [0.72, 0.86, 'out'], [0.84, 1], [1, 1])
  return {
    root: { r: 6 * sway - 12 * flat, sx: 1 + 0.34 * flat, sy: 1 - 0.5 * flat },
    head: { r: 14 * flat, x: 18 * flat, y: 8 * flat },
    armR: { r: -30 * flat },
    armL: { r: 30 * flat },
    weapon: { r: -50 * flat },
    tail: { bend: -20 * flat },
    lids: { on: u > 0.12 ? 1 : 0 },
  }
})
const victory: Clip = loop(0.8, (u) => {
  const up = bump(u, 0.2, 0.76)
  return layer(squeeze(0.9 * bump(u, 0, 0.24) - 0.6 * up + 0.9 * bump(u, 0.74, 0.98)), {
    root: { air: 42 * up, r: 5 * wave(u) },
    head: { y: -8 * bump(u, 0.5, 0.84) },
    armR: { r: 54 * up },
    armL: { r: -54 * up },
    weapon: { r: 12 * wave(u) },
    lids: { on: 1 },
  })
})
export const blob: ClipSet = { idle, hop, attack, cast, hit, defeat, victory }
