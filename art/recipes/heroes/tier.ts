import type { PuppetAsset } from '../../asset.ts'
import type { Colour } from '../../model/colour.ts'
import { gold, lit, type Material, steel } from '../../model/material.ts'
import type { Model } from '../../model/model.ts'
import { aura } from '../../parts/rank.ts'
import { type FigureLook, figure } from '../figure.ts'

export const TIERS = ['usual', 'legendary', 'mythical', 'supreme'] as const
/** 0 usual … 3 supreme */
export type Tier = 0 | 1 | 2 | 3
export const EACH_TIER: readonly Tier[] = [0, 1, 2, 3]

/** one of four, by tier */
export type ByTier<T> = readonly [T, T, T, T]

/** the metal that tells the tier: bronze, silver, gold, gold that shines */
export const trim = (t: Tier): Material => {
  const metals: ByTier<Material> = [
    steel(0xb88450, 0x8a5c34),
    steel(0xe4eaf4, 0xb4c0d4),
    gold(),
    lit(gold(0xffd860, 0xf0a030), 0xffc040, 0.22),
  ]
  return metals[t]
}
/** a hero of a class: the supreme ones walk in a light of their own */
export const hero = (
  name: string,
  t: Tier,
  glow: Colour,
  build: (m: Model) => void,
  look: FigureLook = {},
): PuppetAsset =>
  figure(
    `${name}-${TIERS[t]}`,
    (m) => {
      build(m)
      if (t < 3) return
      aura(m, glow)
      m.order = [...m.order.filter((n) => n !== 'aura'), 'aura']
    },
    { rays: 1, ...look, size: (look.size ?? 1) * (1 + 0.03 * t) },
  )
