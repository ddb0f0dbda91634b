/** What a scroll or an elixir does to one creature. Shares keep it the same at every height of the stair. */
export type ConsumableEffect =
  | { readonly type: 'heal'; readonly share: number }
  | { readonly type: 'cleanse' }
  | { readonly type: 'strengthen'; readonly share: number }
  | { readonly type: 'harden'; readonly share: number }
  | { readonly type: 'deathless'; readonly points: number }
  /** burns an enemy for a share of the strongest attack of the user's side */
  | { readonly type: 'burn'; readonly share: number }

export const CONSUMABLE_KINDS = ['elixir', 'scroll'] as const
export type ConsumableKind = (typeof CONSUMABLE_KINDS)[number]

export interface Consumable {
  readonly id: string
  readonly kind: ConsumableKind
  readonly effect: ConsumableEffect
  readonly count: number
}

/** Burning is for enemies, everything else for one's own. */
export const isForEnemy = (effect: ConsumableEffect): boolean => effect.type === 'burn'
