// A robe stands instead of legs: the skirt is the root, the toes peep out. Blows are spells.
import { breathe, capePose, struck } from './biped.ts'
import { blink, bump, key, swing, trail, wave } from './curve.ts'
import { type Clip, type ClipSet, forGood, layer, loop, once } from './pose.ts'

const gather = (u: number): number =>
  key(u, [0, 0], [0.34, 1, 'out'], [0.45, 1.08], [0.53, -0.8, 'in'], [0.6, -0.92, 'out'], [0.8, -0.6], [1, 0])

const cast: Clip = once(
  1.2,
  (u) => {
    const k = gather(u)
    const [up, out, drag] = [Math.max(0, k), Math.max(0, -k), trail(gather, u, 0.09)]
    const press = bump(u, 0.5, 0.64)
    return layer(capePose(18 * drag, 14 * drag), {
      root: {
        x: -8 * up + 10 * out,
        air: 12 * bump(u, 0.06, 0.5),
        sy: 1 + 0.02 * up - 0.03 * press,
        sx: 1 - 0.01 * up + 0.03 * press,
      },
      skirt: { bend: 10 * drag, curl: 8 * drag },
      torso: { r: -9 * up + 16 * out },
      head: { r: 4 * up - 9 * out, y: -3 * up },
      hat: { bend: 16 * drag, curl: 18 * drag },
      armR: { r: 44 * up - 26 * out },
      foreR: { r: 38 * up - 22 * out },
      weapon: { r: -76 * up + 74 * out },
      armL: { r: 12 * up - 16 * out },
      foreL: { r: 30 * up - 24 * out, x: -6 * up + 9 * out },
      lids: { on: u > 0.2 && u < 0.46 ? 1 : 0 },
    })
  },
  { hit: 0.53 },
)
/** glides in and strikes with the staff */
const glide = (u: number): number => key(u, [0, 0], [0.28, 0], [0.45, 1, 'in'], [0.7, 1], [0.94, 0])
const attack: Clip = once(
  1.1,
  (u) => {
    const [up, out] = swing(
      u,
      [0, 0],
      [0.26, 1, 'out'],
      [0.4, 1.1],
      [0.48, -1, 'in'],
      [0.56, -1.1, 'out'],
      [0.7, -0.8],
      [1, 0],
    )
    const drag = trail(glide, u, 0.1)
    return layer(capePose(44 * drag, 30 * drag), {
      root: {
        air: 16 * bump(u, 0.2, 0.5) + 14 * bump(u, 0.68, 0.96),
        r: -4 * up + 7 * out,
        sx: 1 + 0.03 * out,
        sy: 1 - 0.03 * out + 0.02 * up,
      },
      skirt: { bend: 34 * drag, curl: 26 * drag },
      torso: { r: -12 * up + 16 * out },
      head: { r: 7 * up - 10 * out },
      hat: { bend: 30 * drag, curl: 24 * drag },
      armR: { r: 60 * up - 34 * out },
      foreR: { r: 44 * up - 30 * out },
      weapon: { r: -50 * up + 84 * out },
      armL: { r: 14 * up - 18 * out },
      foreL: { r: 22 * up - 22 * out },
    })
  },
  { hit: 0.485, travel: glide },
)
const hit: Clip = once(0.52, (u) => {
  const { now, late } = struck(u)
  const swing = now - late
  return layer(capePose(16 * swing, 12 * swing), {
    root: { x: -22 * now, r: -5 * now, sy: 1 - 0.05 * bump(u, 0, 0.3), sx: 1 + 0.04 * bump(u, 0, 0.3) },
    skirt: { bend: -8 * swing, curl: -10 * swing },
    torso: { r: -9 * now },
    head: { r: 12 * swing - 5 * late },
    hat: { bend: 22 * swing, curl: 16 * swing },
    armR: { r: 16 * late },
    foreR: { r: 12 * late },
    weapon: { r: -22 * late },
    armL: { r: -12 * late },
    foreL: { r: -20 * late },
    lids: { on: u < 0.6 ? 1 : 0 },
  })
})
const defeat: Clip = forGood(1.15, (u) => {
  const sway = bump(u, 0, 0.42)
  const fall = key(u, [0, 0], [0.28, 0.06], [0.64, 1, 'in'], [0.72, 0.95, 'out'], [0.8, 1, 'in'], [1, 1])
  return {
    root: { r: 4 * sway - 80 * fall, x: 70 * fall, y: -50 * fall },
    skirt: { bend: 10 * sway - 12 * fall, curl: -10 * fall },
    torso: { r: 8 * sway - 6 * fall },
    head: { r: 8 * sway - 6 * fall },
    hat: { bend: -14 * sway + 22 * fall },
    hairBack: { bend: -14 * fall },
    armR: { r: -8 * sway + 26 * fall },
    foreR: { r: 18 * fall },
    weapon: { r: 10 * sway - 40 * fall },
    armL: { r: -20 * fall },
    foreL: { r: 10 * sway - 20 * fall },
    wingNear: { bend: 20 * fall },
    wingFar: { bend: -16 * fall },
    cape: { bend: 10 * fall },
    lids: { on: u > 0.12 ? 1 : 0 },
  }
})
const hop: Clip = once(0.6, (u) => {
  const up = bump(u, 0.14, 0.82)
  const sink = bump(u, 0, 0.22) + 0.9 * bump(u, 0.78, 1)
  return layer(capePose(16 * bump(u, 0.2, 0.6), 12 * bump(u, 0.3, 0.8)), {
    root: { air: 42 * up, sx: 1 + 0.05 * sink - 0.03 * up, sy: 1 - 0.06 * sink + 0.04 * up },
    skirt: { bend: 8 * bump(u, 0.1, 0.5) - 8 * bump(u, 0.5, 0.95), sx: 1 + 0.04 * up },
    torso: { r: 4 * up },
    head: { r: -4 * up + 3 * sink },
    hat: { bend: 12 * (bump(u, 0.5, 1) - bump(u, 0.1, 0.5)) },
    armR: { r: 10 * up },
    armL: { r: -12 * up },
    legL: { r: 10 * up },
    legR: { r: -10 * up },
  })
})
const victory: Clip = loop(1.05, (u) => {
  const up = bump(u, 0.2, 0.66)
  const sink = bump(u, 0.04, 0.24) + bump(u, 0.64, 0.86)
  return layer(capePose(6 * wave(u, 0.3), 12 * wave(u, 0.4)), {
    root: { air: 40 * up, sx: 1 + 0.05 * sink - 0.02 * up, sy: 1 - 0.06 * sink + 0.04 * up },
    skirt: { bend: 4 * wave(u, 0.3), sx: 1 + 0.04 * up },
    torso: { r: 3 * wave(u) },
    head: { r: -5 * wave(u, 0.1) },
    hat: { bend: 5 * wave(u, 0.25), curl: 14 * wave(u, 0.35) },
    armR: { r: 26 + 10 * up },
    foreR: { r: 24 },
    weapon: { r: -44 + 8 * wave(u, 0.2) },
    armL: { r: -10 * up },
    foreL: { r: -16 - 18 * up },
    legL: { r: 14 * up },
    legR: { r: -10 * up },
    lids: { on: 1 },
  })
})
const idle: Clip = loop(2.7, (u) =>
  layer(breathe(u), {
    skirt: { sy: 1 + 0.006 * wave(u) },
    lids: { on: blink(u, 0.4) || blink(u, 0.82, 0.04) },
  }),
)

export const robed: ClipSet = { idle, hop, attack, cast, hit, defeat, victory }
