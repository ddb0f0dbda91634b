import { chance } from '../../model/chance.ts'
import { gold, plain } from '../../model/material.ts'
import type { Model } from '../../model/model.ts'
import { ringOfStones } from '../paving.ts'
import { boulder, type Prop, rockStone } from '../props/prop.ts'
import { lookOf } from '../turf.ts'

const water = plain(0x2f8fd0, { rough: 0.08, specular: 1.2, skin: 0.3 })
const shallow = plain(0x6cc8ec, { rough: 0.1, specular: 1.1, skin: 0.4 })

/** rings of flat stones, from the middle outwards */
const paved = (
  m: Model,
  rings: readonly (readonly [radius: number, count: number])[],
  seed: number,
  prop: Parameters<Prop>[1],
): void => {
  const [look, r] = [lookOf(prop), chance(seed)]
  for (const [radius, count] of rings) ringOfStones(m, look, r, [0, 0.06, 0], radius, count, 0.24)
}
const pond = (m: Model, radius: number, stones: number, prop: Parameters<Prop>[1]): void => {
  const r = chance(stones)
  m.group()
  m.tube(water, [0, 0, 0], radius, 0.03, 0.01)
  m.group()
  m.tube(shallow, [0, 0.012, 0], radius * 0.76, 0.03, 0.01)
  for (let i = 0; i < stones; i++) {
    const a = (i / stones) * Math.PI * 2
    boulder(
      m,
      rockStone(prop, 0.4),
      r,
      [Math.sin(a) * radius, 0.02, Math.cos(a) * radius],
      [r.between(0.1, 0.16), r.between(0.06, 0.1), r.between(0.09, 0.13)],
    )
  }
}
/** what a place stands on: the names are those of the server's tiles */
export const LANDINGS: Readonly<Record<'SMALL' | 'BIG' | 'WATER_SMALL' | 'WATER_BIG', Prop>> = {
  SMALL: (m, p) =>
    paved(
      m,
      [
        [0.3, 5],
        [0.78, 11],
      ],
      31,
      p,
    ),
  BIG: (m, p) => {
    paved(
      m,
      [
        [0.3, 5],
        [0.8, 11],
        [1.3, 17],
      ],
      47,
      p,
    )
    m.group()
    m.ring(gold(), [0, 0.1, 0], 1.05, 0.04)
  },
  WATER_SMALL: (m, p) => {
    pond(m, 1.06, 17, p)
    paved(m, [[0.3, 5]], 53, p)
  },
  WATER_BIG: (m, p) => {
    pond(m, 1.5, 25, p)
    paved(
      m,
      [
        [0.3, 5],
        [0.78, 11],
      ],
      59,
      p,
    )
  },
}
