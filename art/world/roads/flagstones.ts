import type { Chance } from '../../model/chance.ts'
import type { Material } from '../../model/material.ts'
import type { Model } from '../../model/model.ts'
import { add, type Flat, type Vec } from '../../model/vec.ts'
import { DEPTH, HALF_ROAD, LANDING, RISE, STEP } from '../measure.ts'
import { daisy, type Look, one, tuft } from '../turf.ts'
import { type Road, SLOPE } from './road.ts'

/** long slabs across the road: few joints, so the stair does not look like a brick wall */
const course = (
  m: Model,
  r: Chance,
  material: Material,
  at: Vec,
  size: { half: number; depth: number; high: number; wide: readonly [number, number] },
  round: number,
): void => {
  const end = size.half + r.between(-0.1, 0.14)
  let x = -size.half + r.between(-0.14, 0.1)
  while (x < end - 0.05) {
    let wide = r.between(size.wide[0], size.wide[1])
    if (end - x - wide < size.wide[0] * 0.6) wide = end - x
    m.group()
    m.inside(() => {
      m.move(
        add(at, [
          x + wide / 2,
          r.between(-0.018, 0.018) - size.high,
          -size.depth / 2 + r.between(-0.015, 0.015),
        ]),
      )
      m.turnY(r.between(-1.6, 1.6))
      m.turnZ(r.between(-0.6, 0.6))
      m.turnX(r.between(-0.7, 0.7))
      m.box(material, [0, 0, 0], [wide / 2 - 0.02, size.high, size.depth / 2 - 0.024], round, 0)
        .lumpy(0.011, 5.5)
        .seeded(r.between(0.5, 9))
    })
    x += wide
  }
}
/** irregular flagstones that share corners, two rows over the landing */
const flags = (
  m: Model,
  look: Look,
  r: Chance,
  half: number,
  from: number,
  to: number,
  high: number,
): void => {
  const [p, q] = [r.between(0, 6), r.between(0, 6)]
  const line = (row: number, x: number): number =>
    row === 0
      ? from
      : row === 2
        ? to
        : (from + to) / 2 + 0.16 * Math.sin(x * 1.1 + p) + 0.06 * Math.sin(x * 3.1 + q)
  for (let row = 0; row < 2; row++) {
    const end = half + r.between(-0.08, 0.12)
    let x = -half + r.between(-0.12, 0.08)
    let lean = 0
    while (x < end - 0.05) {
      let wide = r.between(0.95, 1.9)
      if (end - x - wide < 0.6) wide = end - x
      const next = x + wide >= end - 0.01 ? 0 : r.between(-0.18, 0.18)
      const gap = 0.02
      const corners: Flat[] = [
        [x - lean + gap, -line(row, x - lean) + gap],
        [x + wide - next - gap, -line(row, x + wide - next) + gap],
        [x + wide + next - gap, -line(row + 1, x + wide + next) - gap],
        [x + lean + gap, -line(row + 1, x + lean) - gap],
      ]
      m.group()
      m.inside(() => {
        m.move([0, r.between(-0.02, 0.014) - high, 0])
        m.turnX(-90)
        m.plate(look.stones[r() < 0.62 ? 1 : 2], corners, high, 0.06, 0)
          .lumpy(0.009, 5)
          .seeded(r.between(0.5, 9))
      })
      x += wide
      lean = next
    }
  }
}
const stair: Road['stair'] = (m, { look, r, shift }) => {
  const landing = LANDING
  m.group()
  m.box(look.mortar, [0, -0.5, -landing / 2 - 0.1], [HALF_ROAD - 0.05, 0.455, landing / 2 + 0.1], 0.03)
  course(
    m,
    r,
    look.stones[0],
    [0, 0.02, 0.05],
    { half: HALF_ROAD + 0.08, depth: 0.5, high: 0.31, wide: [1.5, 2.5] },
    0.085,
  )
  flags(m, look, r, HALF_ROAD, -0.46, -landing - 0.06, 0.12)
  m.group()
  m.box(
    look.mortar,
    [shift * 0.5, RISE / 2 - 0.4, -landing - STEP / 2 - 0.05],
    [HALF_ROAD - 0.12, 0.36, STEP / 2],
    0.02,
  )
  course(
    m,
    r,
    look.stones[2],
    [shift * 0.5, RISE / 2 + 0.01, -landing + 0.06],
    { half: HALF_ROAD - 0.02, depth: STEP + 0.14, high: 0.3, wide: [1.3, 2.2] },
    0.07,
  )
  m.sides((s) => {
    m.group()
    m.inside(() => {
      m.move([shift * 0.5 + s * (HALF_ROAD + 0.16), RISE * 0.5 + 0.02, -landing - STEP * 0.4])
      m.turnY(r.between(-5, 5))
      m.box(look.curb, [0, 0, 0], [0.25, 0.4, 0.33], 0.09, 0, -0.06).lumpy(0.012, 7).seeded(r.between(1, 9))
      m.box(look.stones[0], [0, 0.4, 0], [0.29, 0.075, 0.37], 0.05, 0).lumpy(0.01, 7).seeded(r.between(1, 9))
    })
    for (let k = 0; k < 3; k++) {
      const size = r.between(0.13, 0.24)
      m.group()
      m.egg(
        k % 2 ? look.curb : one(look.pebbles, r),
        [s * (HALF_ROAD + 0.1 + r.between(0, 0.16)), -0.05, -0.25 - k * 0.5 + r.between(-0.15, 0.15)],
        [size * 1.15, size, size * 1.1],
        0,
      )
        .lumpy(0.02, 9)
        .seeded(r.between(1, 9))
    }
  })
}
/** what grows along any road that lies on the ground */
export const turf: Road['beside'] = (m, { look, p, r, i, bend }) => {
  const at = (x: number, u: number, up: number): Vec => [x, (i + u) * RISE + SLOPE + up, -(i + u) * DEPTH]
  for (const s of [-1, 1]) {
    for (let k = 0; k < 9; k++)
      tuft(m, look, r, at(bend + s * (HALF_ROAD + r.between(0.22, 0.6)), r(), 0.05), r.between(0.8, 1.3))
    for (let k = 0; k < 14; k++) {
      const [u, x] = [r(), bend + s * (HALF_ROAD + 0.5 + r() * 2.4)]
      if (Math.abs(x) < 5) tuft(m, look, r, at(x, u, 0.1), r.between(0.9, 1.4))
    }
    for (let k = 0; k < 3; k++) {
      const [u, x, grows, petals] = [
        r(),
        bend + s * (HALF_ROAD + 0.45 + r() * 1.9),
        r() < p.bloom,
        one(look.flowers, r),
      ]
      for (let q = 0; q < 3; q++) {
        const [dx, du, size] = [r.between(-0.22, 0.22), r.between(-0.08, 0.08), r.between(0.8, 1.15)]
        if (grows) daisy(m, look, r, at(x + dx, u + du, 0.06), petals, size)
      }
    }
    for (let k = 0; k < 3; k++) {
      const [u, x, size] = [r(), bend + s * (HALF_ROAD + 0.35 + r() * 2), r.between(0.05, 0.11)]
      m.group()
      m.egg(one(look.pebbles, r), at(x, u, 0.03), [size * 1.2, size * 0.8, size], 0).seeded(r.between(1, 9))
    }
  }
}
/** flagstones in grass */
export const flagstones: Road = { sunk: 0, stair, beside: turf }
