import type { PictureAsset } from '../../asset.ts'
import { worldCamera } from '../../model/studio.ts'
import type { Vec } from '../../model/vec.ts'
import { PALETTES, type Palette } from '../palette.ts'
import { meadow, path, ringOfStones } from '../paving.ts'
import { groundOf, tileOptions, WIDTH } from '../tile.ts'
import { daisy, lookOf, one, tuft } from '../turf.ts'

/** trodden earth and worn stones: the square is darker than the houses around it */
const DAY: Palette = {
  ...PALETTES.forest,
  stone: [0xe2d2b6, 0xd2c0a4, 0xc0ae94],
  arena: 0xc2a070,
  mossy: 0.12,
}
const MIDDLE: Vec = [0, 0, 0.2]
/** where the buildings of a clan stand, seen from above */
const SITES: readonly Vec[] = [
  [0, 0, -4.6],
  [-2.9, 0, -1.7],
  [2.9, 0, -1.7],
  [-2.6, 0, 3.4],
  [2.6, 0, 3.4],
]
const GATE: Vec = [0, 0, 8.4]
/** where the square ends and the paths begin */
const EDGE = 2.3
const toward = (from: Vec, to: Vec, far: number): Vec => {
  const [x, z] = [to[0] - from[0], to[2] - from[2]]
  const k = far / Math.hypot(x, z)
  return [from[0] + x * k, 0, from[2] + z * k]
}
/** the square in the middle of a clan's town */
export const square = (): PictureAsset => {
  const look = lookOf(DAY)
  const { m, r } = meadow(look, 411)
  for (const site of SITES) path(m, look, r, toward(MIDDLE, site, EDGE), toward(site, MIDDLE, 1.5))
  path(m, look, r, toward(MIDDLE, GATE, EDGE), GATE)
  for (const [place, radius] of [
    [MIDDLE, EDGE - 0.14],
    ...SITES.map((site) => [site, 1.3] as const),
  ] as const) {
    m.group()
    m.tube(look.mortar, [place[0], -0.06, place[2]], radius, 0.06, 0.02)
  }
  for (const [radius, count] of [
    [0.36, 5],
    [0.9, 10],
    [1.42, 15],
    [1.94, 20],
  ] as const)
    ringOfStones(m, look, r, MIDDLE, radius, count, 0.26)
  for (const [x, , z] of SITES)
    for (const [radius, count] of [
      [0.5, 6],
      [1.05, 11],
    ] as const)
      ringOfStones(m, look, r, [x, 0, z], radius, count, 0.28)
  const open = (x: number, z: number): boolean =>
    Math.hypot(x - MIDDLE[0], z - MIDDLE[2]) > 2.5 && SITES.every((s) => Math.hypot(x - s[0], z - s[2]) > 1.5)
  for (let i = 0; i < 420; i++) {
    const [x, z] = [r.between(-4.7, 4.7), r.between(-9, 9)]
    if (open(x, z) && Math.abs(x) > 0.7) tuft(m, look, r, [x, 0, z], r.between(0.7, 1.2))
  }
  for (let i = 0; i < 26; i++) {
    const [x, z, petals] = [r.between(-4.6, 4.6), r.between(-8.6, 8.6), one(look.flowers, r)]
    if (!open(x, z) || Math.abs(x) < 0.9) continue
    for (let k = 0; k < 3; k++)
      daisy(m, look, r, [x + r.between(-0.2, 0.2), 0, z + r.between(-0.2, 0.2)], petals, r.between(0.8, 1.1))
  }
  return {
    kind: 'picture',
    id: 'town',
    quality: 76,
    shot: {
      model: m,
      camera: worldCamera(WIDTH / 2, 420),
      options: { ...tileOptions(DAY, 840), exposure: DAY.exposure * 0.98 },
      ground: groundOf(DAY, [0], 2, true),
    },
  }
}
