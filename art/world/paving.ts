import { type Chance, chance } from '../model/chance.ts'
import { Model } from '../model/model.ts'
import { add, type Vec } from '../model/vec.ts'
import { type Look, one } from './turf.ts'

/** stones laid in a ring of so many around a middle; the oblique camera makes of it what it is, a circle */
export const ringOfStones = (
  m: Model,
  look: Look,
  r: Chance,
  middle: Vec,
  radius: number,
  count: number,
  deep: number,
): void => {
  for (let i = 0; i < count; i++) {
    const a = ((i + r.between(-0.06, 0.06)) / count) * Math.PI * 2
    const wide = (radius * Math.PI) / count
    m.group()
    m.inside(() => {
      m.move(add(middle, [Math.sin(a) * radius, r.between(-0.02, 0.012), Math.cos(a) * radius]))
      m.turnY((a * 180) / Math.PI)
      m.box(one(look.stones, r), [0, -0.1, 0], [wide - 0.03, 0.14, deep - 0.03], 0.06, 0)
        .lumpy(0.01, 6)
        .seeded(r.between(0.5, 9))
    })
  }
}
/** a path of flagstones from one point to another, so many abreast */
export const path = (m: Model, look: Look, r: Chance, from: Vec, to: Vec, wide = 0.8): void => {
  const [dx, dz] = [to[0] - from[0], to[2] - from[2]]
  const long = Math.hypot(dx, dz)
  const turn = (Math.atan2(dx, dz) * 180) / Math.PI
  for (let at = 0.2; at < long; at += 0.52)
    for (const side of [-1, 1]) {
      const x = side * (wide / 2 + r.between(-0.04, 0.04))
      m.group()
      m.inside(() => {
        m.move(from)
        m.turnY(turn)
        m.move([x, r.between(-0.02, 0.012), at + (side > 0 ? 0.2 : 0)])
        m.turnY(r.between(-5, 5))
        m.box(one(look.stones, r), [0, -0.1, 0], [wide / 2 - 0.02, 0.13, 0.24], 0.06, 0)
          .lumpy(0.012, 6)
          .seeded(r.between(0.5, 9))
      })
    }
}
export const meadow = (look: Look, seed: number): { m: Model; r: Chance } => {
  const m = new Model()
  m.group()
  m.box(look.ground, [0, -1, 0], [8, 1, 14], 0.05, 0)
  return { m, r: chance(seed) }
}
