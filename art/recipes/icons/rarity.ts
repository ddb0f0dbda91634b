import { blend, type Colour, light } from '../../model/colour.ts'
import { crystal, gold, lit, type Material, plain, steel } from '../../model/material.ts'
import type { Model } from '../../model/model.ts'
import { loop, star } from '../../model/outline.ts'
import { mix, times } from '../../model/vec.ts'
import type { Icon } from './icon.ts'

export const RARITIES = ['legendary', 'mythical', 'supreme'] as const
type Rarity = (typeof RARITIES)[number]

const TINT: Readonly<Record<Rarity, Colour>> = { legendary: 0x3a8af0, mythical: 0xa03ae0, supreme: 0xffb428 }
const TRIM: Readonly<Record<Rarity, Material>> = {
  legendary: steel(0xe4eaf4, 0xb4c0d4),
  mythical: gold(),
  supreme: lit(gold(0xffe07a, 0xf0a830), 0xffc040, 0.25),
}
/** the same thing in a nobler metal: gold becomes the trim of the rarity, the rest takes its colour */
const noble = (m: Material, rarity: Rarity): Material => {
  const [r, g, b] = m.colour
  if (m.texture === 'metal' && r > 0.5 && b < g * 0.6) return TRIM[rarity]
  const tint = light(TINT[rarity])
  const k = m.texture === 'metal' ? 0.42 : m.texture === 'wood' ? 0.5 : 0.72
  const shine = rarity === 'supreme' ? 0.1 : rarity === 'mythical' ? 0.05 : 0
  return {
    ...m,
    colour: mix(m.colour, tint, k),
    colour2: mix(m.colour2, times(tint, 0.6), k),
    emission: mix(m.emission, tint, shine),
  }
}
const feather = loop([
  [0, 0],
  [0.13, 0.14],
  [0.12, 0.5],
  [0, 0.72],
  [-0.12, 0.5],
  [-0.13, 0.14],
])
/** what a nobler thing has behind it: gems, wings, a sun */
const glory = (m: Model, rarity: Rarity): void => {
  if (rarity === 'legendary')
    m.sides((s) => {
      m.move([s * 0.72, -0.72, 0.5])
      m.scale(0.22)
      m.group()
      m.turned(
        crystal(0x3a8aff, 0xc8f0ff, 0.5),
        [
          [0, -0.9],
          [0.7, 0],
          [0, 0.9],
        ],
        0.02,
        0,
        6,
      )
    })
  if (rarity === 'mythical')
    m.sides((s) => {
      m.move([s * 0.3, -0.2, -0.5])
      for (let i = 0; i < 4; i++)
        m.inside(() => {
          m.turnZ(-s * (38 + i * 24))
          m.group()
          m.plate(lit(gold(blend(0xffc847, 0xff7ad8, i * 0.12)), 0xc84aff, 0.06), feather, 0.05, 0.03)
        })
    })
  if (rarity !== 'supreme') return
  m.inside(() => {
    m.move([0, 0, -0.6])
    m.group()
    m.plate(lit(gold(0xffe9a0, 0xffb83a), 0xffc040, 0.35), star(1, 0.7, 14), 0.05, 0.03)
    m.group()
    m.plate(plain(0xa8142e, { rough: 0.4, specular: 0.6 }), star(0.76, 0.6, 14), 0.08, 0.03)
  })
}
export const ennobled =
  (icon: Icon, rarity: Rarity): Icon =>
  (m) => {
    m.inside(() => glory(m, rarity))
    m.group()
    const first = m.primitives.length
    m.inside(() => {
      m.scale(0.9)
      icon(m)
    })
    for (const p of m.primitives.slice(first)) if (p.material) p.material = noble(p.material, rarity)
  }
