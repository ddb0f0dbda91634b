import type { Colour } from '../../model/colour.ts'
import { cloth, glow, type Material, plain } from '../../model/material.ts'
import { star } from '../../model/outline.ts'
import { shield } from '../../parts/offhand.ts'
import type { Icon } from './icon.ts'

/** a badge of a league: richer metal, more stars */
export const league =
  (metal: Material, field: Colour, stars: number): Icon =>
  (m) => {
    m.scale(2.3)
    m.move([0, 0.04, 0])
    shield({
      kind: stars > 2 ? 'kite' : 'heater',
      field: plain(field, { specular: 0.6, rough: 0.4 }),
      rim: metal,
      sign: 'none',
      signMaterial: metal,
    })(m)
    for (let i = 0; i < stars; i++)
      m.inside(() => {
        m.group()
        m.move([(i - (stars - 1) / 2) * 0.13, 0.17, 0.02])
        m.plate(glow(0xffe27a, 0.5), star(0.065, 0.03), 0.05, 0.008)
      })
  }
export const medal =
  (metal: Material, ribbon: Colour): Icon =>
  (m) => {
    m.sides((s) => {
      m.turnZ(s * 16)
      m.group()
      m.plate(
        cloth(ribbon),
        [
          [-0.18, 0.1],
          [0.18, 0.1],
          [0.18, 0.94],
          [0, 0.8],
          [-0.18, 0.94],
        ],
        0.04,
        0.02,
      )
    })
    m.group()
    m.inside(() => {
      m.move([0, -0.24, 0.08])
      m.turnX(90)
      m.tube(metal, [0, 0, 0], 0.56, 0.09, 0.05)
    })
    m.group()
    m.move([0, -0.24, 0.2])
    m.plate(metal, star(0.36, 0.16), 0.06, 0.03)
  }
