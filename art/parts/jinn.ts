import { type Colour, light } from '../model/colour.ts'
import { type Material, spirit } from '../model/material.ts'
import type { Model } from '../model/model.ts'
import type { Vec } from '../model/vec.ts'
import { type Humanoid, humanoid } from './humanoid.ts'

/** a swirl of smoke instead of legs */
export const smoke =
  (c: Colour, pale: Colour) =>
  (m: Model): void => {
    const mist: Material = spirit(c, pale, 0.25)
    m.part('skirt', '', [0, 0.7, 0], { to: [0.1, 0.04, 0.04] })
    const at = (t: number): Vec => [
      Math.sin(t * 5) * 0.2 * (0.3 + t),
      0.74 - t * 0.68,
      Math.cos(t * 5) * 0.12 * t,
    ]
    for (let i = 0; i < 9; i++)
      m.egg(
        mist,
        at(i / 8),
        [0.26 * (1 - (i / 8) * 0.82), 0.15 * (1 - (i / 8) * 0.5), 0.24 * (1 - (i / 8) * 0.82)],
        0.12,
      )
    m.group()
    for (let k = 0; k < 2; k++) {
      const [a, b, d]: [Vec, Vec, Vec] = [
        [k ? -0.2 : 0.2, 0.62, 0.1],
        [k ? -0.5 : 0.52, 0.4, 0.2],
        [k ? -0.3 : 0.36, 0.18, 0.24],
      ]
      m.curve(mist, a, b, d, 0.05, 0.07, 0.01)
    }
    m.lamp([0, 0.3, 0.5], light(c), 0.8, 0.5)
  }
/** a figure down to the belt, floating above its own smoke */
export const jinn = (m: Model, h: Omit<Humanoid, 'lower'>, c: Colour, pale: Colour): void =>
  humanoid(m, { ...h, lower: smoke(c, pale), plan: 'jinn' })
