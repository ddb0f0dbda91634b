// Two legs, looking right: forward = +x, clockwise = +. The near arm (R) stands on the left and is drawn on top,
// so its blow goes back, over the head and down in front, with the wrist lagging behind.
import { blink, bump, key, trail, wave, within } from './curve.ts'
import { type Clip, type ClipSet, forGood, layer, loop, once, type Pose } from './pose.ts'

const LEG = 100
/** hips at (x, y down) while the feet stay */
const hips = (x: number, y: number, split = 0): Pose => {
  const turn = Math.atan2(x, LEG) * 57.3
  const sy = 1 - y / LEG
  return { pelvis: { x, y }, legL: { r: turn - split, sy }, legR: { r: turn + split, sy } }
}
export const capePose = (bend: number, curl: number): Pose => {
  const [b, c] = [within(bend, 34), within(curl, 24)]
  const wing = within(bend, 14)
  return {
    cape: { bend: b, curl: c, sy: 1 - 0.006 * Math.abs(b + c * 0.7) },
    hairBack: { bend: within(bend * 0.6, 20), curl: within(curl * 0.6, 16) },
    tail: { bend: within(bend * 0.8, 30), curl: c },
    wingNear: { r: wing * 0.5, bend: wing },
    wingFar: { r: -wing * 0.5, bend: -wing },
    quiver: { r: within(bend * 0.2, 6) },
  }
}
export const breathe = (u: number): Pose => {
  const [b, late, last] = [wave(u), wave(u, 0.14), wave(u, 0.28)]
  return {
    torso: { sy: 1 + 0.014 * b, r: 0.5 * late },
    head: { r: 1.2 * late, y: -0.8 * b },
    padR: { y: -b, r: 1.5 * late },
    padL: { y: -b, r: -1.5 * late },
    armR: { r: 2.2 * late },
    foreR: { r: 1.6 * last },
    weapon: { r: 2.2 * last },
    armL: { r: -2 * late },
    foreL: { r: -2 * last },
    cape: { bend: 2 * last, curl: 5 * wave(u, 0.42) },
    skirt: { bend: 1.2 * last, curl: 1.8 * wave(u, 0.4) },
    hairBack: { bend: 2.2 * last, curl: 2 * wave(u, 0.4) },
    hat: { bend: 2 * last, curl: 3.4 * wave(u, 0.42) },
    tail: { bend: 6 * last, curl: 8 * wave(u, 0.45) },
    wingNear: { r: 2 * late, bend: 5 * last },
    wingFar: { r: -2 * late, bend: -5 * last },
    aura: { sx: 1 + 0.02 * b, sy: 1 + 0.02 * b, r: 0 },
  }
}
const dash = (u: number): number => key(u, [0, 0], [0.28, 0], [0.43, 1, 'in'], [0.7, 1], [0.93, 0, 'inOut'])
/** the arm goes over the top: 252 and -108 are one picture, so the way home is short */
const OVER = 252
const swing = (u: number): number =>
  u < 0.7
    ? key(u, [0, 0], [0.25, 104, 'out'], [0.39, 116], [0.46, 236, 'in'], [0.53, OVER + 8, 'out'], [0.7, OVER])
    : key(u, [0.7, OVER - 360], [0.92, 8], [1, 0])
const elbow = (u: number): number =>
  key(u, [0, 0], [0.25, 34, 'out'], [0.39, 40], [0.475, 2, 'in'], [0.7, -4], [0.84, -14], [1, 0])
const wrist = (u: number): number =>
  key(
    u,
    [0, 0],
    [0.25, -96, 'out'],
    [0.39, -112],
    [0.43, -160, 'inOut'],
    [0.465, -138],
    [0.52, -110, 'out'],
    [0.7, -118],
    [0.92, -8],
    [1, 0],
  )

const squash = (u: number, k: number): { sx: number; sy: number } => ({
  sx: key(
    u,
    [0, 1],
    [0.22, 1 + 0.03 * k, 'out'],
    [0.36, 1 - 0.04 * k],
    [0.48, 1 + 0.05 * k, 'out'],
    [0.62, 1],
    [0.93, 1],
    [0.96, 1 + 0.04 * k],
    [1, 1],
  ),
  sy: key(
    u,
    [0, 1],
    [0.22, 1 - 0.03 * k, 'out'],
    [0.36, 1 + 0.05 * k],
    [0.48, 1 - 0.04 * k, 'out'],
    [0.62, 1],
    [0.93, 1],
    [0.96, 1 - 0.04 * k],
    [1, 1],
  ),
})
const attack: Clip = once(
  1.02,
  (u) => {
    const drag = trail(dash, u, 0.1)
    const lean = key(
      u,
      [0, 0],
      [0.24, -12, 'out'],
      [0.38, -6],
      [0.475, 17, 'in'],
      [0.55, 21, 'out'],
      [0.7, 15],
      [0.9, -3],
      [1, 0],
    )
    const crouch = key(
      u,
      [0, 0],
      [0.22, 12, 'out'],
      [0.34, 2],
      [0.44, 0],
      [0.49, 15, 'out'],
      [0.7, 9],
      [0.8, 1],
      [0.93, 0],
      [0.96, 8],
      [1, 0],
    )
    const push = key(u, [0, 0], [0.24, -12, 'out'], [0.46, 15, 'in'], [0.7, 9], [0.92, 0])
    const split = key(
      u,
      [0, 0],
      [0.24, 5, 'out'],
      [0.4, 24, 'inOut'],
      [0.47, 17],
      [0.7, 14],
      [0.82, -12],
      [0.95, 0],
    )
    const grow = 1 + 0.1 * bump(u, 0.42, 0.52)
    return layer(
      hips(push, crouch, split),
      capePose(62 * drag + lean * 0.4, 40 * trail(dash, u - 0.04, 0.1)),
      {
        root: { air: 24 * bump(u, 0.29, 0.45) + 24 * bump(u, 0.71, 0.94), ...squash(u, 1) },
        torso: { r: lean },
        head: { r: -lean * 0.6, x: lean * 0.25 },
        hat: { bend: 14 * drag, curl: 16 * drag },
        armR: { r: swing(u) - lean * 0.3 },
        foreR: { r: elbow(u) },
        weapon: { r: wrist(u), sx: grow, sy: grow },
        padR: {
          r: key(u, [0, 0], [0.25, 26, 'out'], [0.4, 28], [0.5, 42, 'in'], [0.7, 38], [1, 0]) - lean * 0.3,
        },
        armL: { r: key(u, [0, 0], [0.25, -16, 'out'], [0.48, 20, 'in'], [0.7, 14], [1, 0]) },
        foreL: { r: key(u, [0, 0], [0.25, -14, 'out'], [0.48, 14, 'in'], [0.7, 8], [1, 0]) },
        padL: { r: lean * 0.3 },
      },
    )
  },
  { hit: 0.465, travel: dash },
)
const cast: Clip = once(
  1.1,
  (u) => {
    const k = key(u, [0, 0], [0.34, 1, 'out'], [0.44, 1.05], [0.52, -0.3, 'in'], [0.78, -0.2], [1, 0])
    const up = Math.max(0, k)
    return layer(hips(-6 * k, 4 * up), capePose(-14 * k, -8 * k), {
      torso: { r: -7 * k },
      head: { r: 4 * k },
      armR: { r: 96 * up },
      foreR: { r: 20 * k },
      weapon: { r: -92 * up },
      padR: { r: 22 * k },
      armL: { r: -10 * k },
    })
  },
  { hit: 0.5 },
)
/** a hop to the next stair: down, up with the knees, land */
const hop: Clip = once(0.6, (u) => {
  const up = bump(u, 0.16, 0.8)
  const sink = bump(u, 0, 0.24) + 0.9 * bump(u, 0.76, 1)
  return layer(
    hips(4 * up, 12 * sink, 14 * up),
    capePose(20 * (bump(u, 0.2, 0.6) - bump(u, 0.6, 0.95)), 14 * bump(u, 0.2, 0.7)),
    {
      root: { air: 46 * up, sx: 1 + 0.05 * sink - 0.03 * up, sy: 1 - 0.06 * sink + 0.04 * up },
      torso: { r: 6 * up },
      head: { r: -5 * up + 3 * sink },
      armR: { r: 16 * up },
      foreR: { r: 10 * up },
      armL: { r: -14 * up },
      hat: { bend: 10 * (bump(u, 0.5, 1) - bump(u, 0.1, 0.5)) },
    },
  )
})
export const struck = (u: number): { now: number; late: number } => ({
  now: key(u, [0, 0], [0.12, 1, 'out'], [0.42, 0.7], [1, 0, 'back']),
  late: key(u - 0.09, [0, 0], [0.14, 1, 'out'], [0.44, 0.6], [0.9, 0, 'back']),
})
const hit: Clip = once(0.52, (u) => {
  const { now, late } = struck(u)
  return layer(
    hips(-12 * now, 10 * now, -6 * now),
    capePose(18 * (now - late) + 6 * late, 14 * (now - late)),
    {
      root: { x: -16 * now, r: -3 * now },
      torso: { r: -13 * now },
      head: { r: 14 * (now - late) - 5 * late, x: -4 * now },
      hat: { bend: 18 * (now - late) },
      armR: { r: 24 * late },
      foreR: { r: 16 * late },
      weapon: { r: -20 * late },
      padR: { r: 8 * now },
      armL: { r: -18 * late },
      foreL: { r: -14 * late },
      padL: { r: -8 * now },
      lids: { on: u < 0.6 ? 1 : 0 },
    },
  )
})
/** the knees give, then the figure tips back as one piece and bounces once */
const defeat: Clip = forGood(1.15, (u) => {
  const knees = key(u, [0, 0], [0.3, 1, 'out'], [0.6, 0.7], [1, 0.5])
  const fall = key(u, [0, 0], [0.26, 0.05], [0.62, 1, 'in'], [0.71, 0.95, 'out'], [0.79, 1, 'in'], [1, 1])
  return layer(hips(-6 * knees, 24 * knees, 7 * knees), {
    root: { r: -80 * fall, x: 60 * fall, y: -44 * fall },
    torso: { r: 12 * knees - 14 * fall },
    head: { r: 14 * knees - 10 * fall },
    armR: { r: -10 * knees + 58 * fall },
    foreR: { r: -8 * knees + 20 * fall },
    weapon: { r: 24 * knees - 30 * fall },
    armL: { r: 8 * knees - 36 * fall },
    foreL: { r: 10 * knees - 24 * fall },
    cape: { bend: -6 * knees + 14 * fall, sy: 1 - 0.1 * fall },
    hat: { bend: 16 * fall },
    hairBack: { bend: -10 * fall },
    tail: { bend: 10 * fall },
    wingNear: { r: 14 * fall, bend: 20 * fall },
    wingFar: { r: -10 * fall, bend: -16 * fall },
    lids: { on: u > 0.1 ? 1 : 0 },
  })
})
const victory: Clip = loop(1, (u) => {
  const up = bump(u, 0.2, 0.66)
  const sink = bump(u, 0.04, 0.24) + bump(u, 0.64, 0.86)
  return layer(hips(0, 11 * sink, 9 * up), capePose(8 * wave(u, 0.35), 20 * wave(u, 0.45)), {
    root: { air: 40 * up, sx: 1 + 0.03 * sink - 0.02 * up, sy: 1 - 0.03 * sink + 0.03 * up },
    torso: { r: -4 * up },
    head: { r: -5 * up + 3 * sink },
    hat: { bend: 6 * wave(u, 0.2), curl: 10 * wave(u, 0.35) },
    armR: { r: 118 + 12 * up },
    foreR: { r: 12 },
    weapon: { r: -98 + 10 * wave(u, 0.2) },
    padR: { r: 26 + 4 * up },
    armL: { r: -12 - 26 * up },
    foreL: { r: -10 * up },
    padL: { r: -10 * up },
    lids: { on: 1 },
  })
})
const idle: Clip = loop(2.5, (u) =>
  layer(hips(0, 1.6 + 1.6 * wave(u)), breathe(u), { lids: { on: blink(u, 0.62) || blink(u, 0.7, 0.03) } }),
)

export const biped: ClipSet = { idle, hop, attack, cast, hit, defeat, victory }

/** the bow is drawn with the far hand: no lunge, the arrow flies at the release */
const draw = (u: number): number =>
  key(
    u,
    [0, 0],
    [0.2, 0.3, 'out'],
    [0.44, 1, 'inOut'],
    [0.56, 1.04],
    [0.67, -0.25, 'out'],
    [0.74, -0.1],
    [1, 0],
  )
const shoot: Clip = once(
  1.1,
  (u) => {
    const k = draw(u)
    const up = Math.max(0, k)
    return layer(
      hips(-7 * up, 5 * up, 4 * up),
      capePose(10 * trail(draw, u, 0.08), 10 * trail(draw, u, 0.1)),
      {
        torso: { r: -8 * k },
        head: { r: 5 * k },
        armR: { r: -64 * up - 8 * Math.max(0, -k) },
        foreR: { r: -34 * up },
        weapon: { r: 74 * up, sx: 1 - 0.1 * up },
        padR: { r: -14 * up },
        armL: { r: 36 * up, x: -8 * up },
        foreL: { r: 62 * up - 10 * Math.max(0, -k), x: -10 * up },
      },
    )
  },
  { hit: 0.6 },
)
export const archer: ClipSet = { ...biped, attack: shoot, cast: shoot }
