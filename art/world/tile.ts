import type { PictureAsset } from '../asset.ts'
import { type Chance, chance } from '../model/chance.ts'
import { type Colour, light } from '../model/colour.ts'
import { plain } from '../model/material.ts'
import { cut, Model } from '../model/model.ts'
import { type Ground, worldCamera } from '../model/studio.ts'
import { times, type Vec } from '../model/vec.ts'
import { worldOptions } from './light.ts'
import { DEPTH, HALF_ROAD, RISE, STAIRS } from './measure.ts'
import { type Palette, WORLDS, type World } from './palette.ts'
import { flagstones } from './roads/flagstones.ts'
import { type Road, SLOPE } from './roads/road.ts'
import { basalt, carpet, floatingBlocks, iceSteps, namedSlabs, solidLight } from './roads/stonework.ts'
import { drawbridge, packedEarth, planks, trench } from './roads/timber.ts'
import { type Look, lookOf } from './turf.ts'

const MARGIN = 40
export const WIDTH = 600
/** stairs 0 and 4 are the same in every variant, so that all join */
export const BENDS: readonly (readonly number[])[] = [
  [0, 0.55, 0.95, 0.52, 0],
  [0, -0.52, -0.95, -0.55, 0],
  [0, 0.6, 0.12, -0.6, 0],
]
/** what each world walks on: known by its outline alone */
const ROADS: Readonly<Record<World, Road>> = {
  forest: flagstones,
  march: packedEarth,
  necropolis: namedSlabs,
  kingdom: carpet,
  dark: planks,
  war: trench,
  miro: floatingBlocks,
  abyss: basalt,
  gate: solidLight,
  snow: iceSteps,
  raid: drawbridge,
}
const rowOf = (stair: number): number => ((stair % STAIRS) + STAIRS) % STAIRS
const bendOf = (bends: readonly number[], stair: number): number => bends[rowOf(stair)] ?? 0
const slope = (
  m: Model,
  look: Look,
  bends: readonly number[],
  seed: (stair: number, salt: number) => Chance,
  { sunk, sky }: Road,
): void => {
  const below =
    sky === undefined ? look.ground : plain(0, { rough: 1, specular: 0, skin: 0, emission: light(sky) })
  m.group()
  m.inside(() => {
    m.move([0, 2 * RISE + SLOPE - sunk, -2 * DEPTH])
    m.turnX((Math.atan2(RISE, DEPTH) * 180) / Math.PI)
    m.box(below, [0, -1, 0], [7, 1, 16], 0.05, 0)
  })
  if (sunk > 0) return
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
    const row = rowOf(i)
    const shared = row === 0 || row === STAIRS - 1
    return chance(
      1000 + row * 37 + salt * 7919 + (shared ? 0 : (11 + variant * 13) * 613) + WORLDS.indexOf(p.world) * 5,
    )
  }
  const road = ROADS[p.world]
  slope(m, look, bends, seed, road)
  const turns = [0, -1.5, 0, 1.5, 0]
  for (let i = -1; i <= STAIRS; i++)
    m.inside(() => {
      m.move([bendOf(bends, i), i * RISE, -i * DEPTH])
      m.turnY(bendOf(turns, i) * Math.sign(bends[1] ?? 1))
      const shift = bendOf(bends, i + 1) - bendOf(bends, i)
      road.stair(m, { look, p, r: seed(i, 2), i: rowOf(i), shift })
    })
  for (let i = -1; i <= STAIRS; i++) road.beside(m, { look, p, r: seed(i, 3), i, bend: bendOf(bends, i) })
  const height = STAIRS * 120 + 2 * MARGIN
  return {
    kind: 'picture',
    id: `road-${p.world}-${variant}`,
    crop: MARGIN,
    ...(p.world === 'forest' ? { quality: 76 } : { quality: 40, fine: 25 }),
    shot: {
      model: m,
      camera: worldCamera(WIDTH / 2, STAIRS * 120 + MARGIN),
      // Planks, slabs and ice are smooth: half the samples of turf are enough for them.
      options: { ...tileOptions(p, height), ...(p.world === 'forest' ? {} : { samples: 6 }) },
      ground: groundOf({ ...p, ground: road.ground ?? p.ground }, bends, variant, false),
    },
  }
}
