import type { PictureAsset } from '../asset.ts'
import { type Chance, chance } from '../model/chance.ts'
import { type Colour, light } from '../model/colour.ts'
import type { Material } from '../model/material.ts'
import { cut, Model } from '../model/model.ts'
import { type Ground, worldCamera } from '../model/studio.ts'
import { add, type Flat, times, type Vec } from '../model/vec.ts'
import { worldOptions } from './light.ts'
import { type Palette, WORLDS } from './palette.ts'
import { daisy, type Look, lookOf, one, tuft } from './turf.ts'

/** one stair is 120 px of screen; a segment is five stairs: 600 x 600 px */
export const STAIRS = 5
export const RISE = 0.56
const SINE = 0.743145
const COSINE = 0.669131
export const DEPTH = (1.875 - RISE * COSINE) / SINE
export const HALF_ROAD = 2.35
const STEP = 0.34
const SLOPE = -0.3
const MARGIN = 40
export const WIDTH = 600
/** stairs 0 and 4 are the same in every variant, so that all join */
export const BENDS: readonly (readonly number[])[] = [
  [0, 0.55, 0.95, 0.52, 0],
  [0, -0.52, -0.95, -0.55, 0],
  [0, 0.6, 0.12, -0.6, 0],
]
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
const bendOf = (bends: readonly number[], stair: number): number =>
  bends[((stair % STAIRS) + STAIRS) % STAIRS] ?? 0
const slope = (
  m: Model,
  look: Look,
  bends: readonly number[],
  seed: (stair: number, salt: number) => Chance,
): void => {
  m.group()
  m.inside(() => {
    m.move([0, 2 * RISE + SLOPE, -2 * DEPTH])
    m.turnX((Math.atan2(RISE, DEPTH) * 180) / Math.PI)
    m.box(look.ground, [0, -1, 0], [7, 1, 16], 0.05, 0)
  })
  for (let i = -2; i <= STAIRS + 1; i++) {
    const r = seed(i, 1)
    m.sides((s) => {
      for (let k = 0; k < 3; k++) {
        const [x, z] = [s * r.between(3.3, 4.9), -i * DEPTH - r.between(0, DEPTH)]
        m.egg(
          look.ground,
          [x, (-z / DEPTH) * RISE + SLOPE - 0.15, z],
          [r.between(0.8, 1.4), r.between(0.2, 0.34), r.between(0.7, 1)],
          0.5,
        )
      }
    })
  }
  for (let i = -2; i <= STAIRS + 1; i++)
    m.inside(() => {
      m.move([bendOf(bends, i), i * RISE, -i * DEPTH])
      cut(
        m.box(look.ground, [0, 1.95, -DEPTH / 2 - 0.02], [HALF_ROAD + 0.08, 2, DEPTH / 2 + 0.06], 0.05),
        0.12,
      )
    })
}
const stair = (m: Model, look: Look, r: Chance, shift: number): void => {
  const landing = DEPTH - STEP
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
const turf = (m: Model, look: Look, p: Palette, r: Chance, i: number, bend: number): void => {
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
/** the sides stay well darker than the road */
const quiet = (c: Colour): Vec => times(light(c), 0.66)
export const groundOf = (p: Palette, bends: readonly number[], variant: number, flat: boolean): Ground => {
  const [bright, base, dark, path, cliff, cliff2] = p.ground
  return {
    flat,
    stairs: flat ? 64 : STAIRS,
    variant,
    depth: DEPTH,
    rise: RISE,
    halfRoad: HALF_ROAD,
    path: 0.55,
    strokes: p.strokes,
    lavaGlow: p.lava?.glow ?? 0,
    bends,
    colours: [
      quiet(bright),
      quiet(base),
      quiet(dark),
      flat ? light(p.arena) : quiet(path),
      quiet(cliff),
      quiet(cliff2),
      light(p.lava?.colour ?? 0),
    ],
  }
}
export const tileOptions = (p: Palette, height: number) => ({
  ...worldOptions(p, WIDTH, height),
  supersample: 1,
  samples: 12,
  tile: true,
  outline: false,
  groundShadow: false,
  occlusion: 0.07,
  voxels: 256,
  rim: p.rim * 0.35,
  exposure: p.exposure * 1.14,
})
/** a segment of the endless road; its lower edge is the front of its first stair */
export const segment = (p: Palette, variant: number): PictureAsset => {
  const m = new Model()
  const look = lookOf(p)
  const bends = BENDS[variant] ?? []
  const seed = (i: number, salt: number): Chance => {
    const row = ((i % STAIRS) + STAIRS) % STAIRS
    const shared = row === 0 || row === STAIRS - 1
    return chance(
      1000 + row * 37 + salt * 7919 + (shared ? 0 : (11 + variant * 13) * 613) + WORLDS.indexOf(p.world) * 5,
    )
  }
  slope(m, look, bends, seed)
  const turns = [0, -1.5, 0, 1.5, 0]
  for (let i = -1; i <= STAIRS; i++)
    m.inside(() => {
      m.move([bendOf(bends, i), i * RISE, -i * DEPTH])
      m.turnY(bendOf(turns, i) * Math.sign(bends[1] ?? 1))
      stair(m, look, seed(i, 2), bendOf(bends, i + 1) - bendOf(bends, i))
    })
  for (let i = -1; i <= STAIRS; i++) turf(m, look, p, seed(i, 3), i, bendOf(bends, i))
  const height = STAIRS * 120 + 2 * MARGIN
  return {
    kind: 'picture',
    id: `road-${p.world}-${variant}`,
    crop: MARGIN,
    quality: 76,
    shot: {
      model: m,
      camera: worldCamera(WIDTH / 2, STAIRS * 120 + MARGIN),
      options: tileOptions(p, height),
      ground: groundOf(p, bends, variant, false),
    },
  }
}
