import type { PictureAsset } from '../asset.ts'
import { chance } from '../model/chance.ts'
import { Model } from '../model/model.ts'
import { worldCamera } from '../model/studio.ts'
import { add, type Vec } from '../model/vec.ts'
import { type Palette, WORLDS } from './palette.ts'
import { groundOf, tileOptions, WIDTH } from './tile.ts'
import { daisy, lookOf, one, tuft } from './turf.ts'

/** the flat ground of a battle */
export const arena = (p: Palette): PictureAsset => {
  const m = new Model()
  const look = lookOf(p)
  const r = chance(77 + WORLDS.indexOf(p.world))
  const ring = (a: number, q: number, rx = 4.1, rz = 5.2): Vec => [
    Math.cos(a) * q * rx,
    0,
    -0.3 + Math.sin(a) * q * rz,
  ]
  m.group()
  m.box(look.ground, [0, -1, 0], [8, 1, 14], 0.05, 0)
  for (let i = 0; i < 16; i++) {
    const a = i * 0.3927 + r.between(-0.1, 0.1)
    const [x, z] = [Math.cos(a) * r.between(4.6, 5.4), -0.3 + Math.sin(a) * r.between(6.2, 7.5)]
    m.egg(look.ground, [x, -0.15, z], [r.between(0.8, 1.4), r.between(0.28, 0.5), r.between(0.8, 1.2)], 0.45)
  }
  for (let i = 0; i < 40; i++) {
    const at = ring(r.between(0, 6.283), Math.sqrt(r()) * 0.9)
    m.group()
    m.inside(() => {
      m.move(add(at, [0, r.between(-0.02, 0.008), 0]))
      m.turnY(r.between(-30, 30))
      m.box(one(look.stones, r), [0, -0.1, 0], [r.between(0.26, 0.56), 0.13, r.between(0.22, 0.44)], 0.06, 0)
        .lumpy(0.012, 6)
        .seeded(r.between(0.5, 9))
    })
  }
  for (let i = 0; i < 130; i++)
    tuft(m, look, r, ring(r.between(0, 6.283), r.between(0.96, 1.5)), r.between(0.8, 1.3))
  for (let i = 0; i < 24; i++)
    tuft(m, look, r, ring(r.between(0, 6.283), r.between(0.25, 0.9)), r.between(0.5, 0.8))
  for (let i = 0; i < 30 * p.bloom; i++) {
    const [at, petals] = [ring(r.between(0, 6.283), r.between(0.98, 1.35)), one(look.flowers, r)]
    for (let k = 0; k < 3; k++)
      daisy(m, look, r, add(at, [r.between(-0.2, 0.2), 0, r.between(-0.2, 0.2)]), petals, r.between(0.8, 1.1))
  }
  for (let i = 0; i < 24; i++) {
    const size = r.between(0.06, 0.14)
    m.group()
    m.egg(
      one(look.pebbles, r),
      add(ring(r.between(0, 6.283), r.between(0.8, 1.3)), [0, 0.03, 0]),
      [size * 1.2, size * 0.8, size],
      0,
    ).seeded(r.between(1, 9))
  }
  return {
    kind: 'picture',
    id: `arena-${p.world}`,
    quality: 76,
    shot: {
      model: m,
      camera: worldCamera(WIDTH / 2, 420),
      options: { ...tileOptions(p, 840), exposure: p.exposure * 1.1 },
      ground: groundOf(p, [-0.3], 1, true),
    },
  }
}
