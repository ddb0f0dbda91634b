import type { ConsumableEffect, ConsumableKind } from '@skystair/rules/battle/consumable.ts'

export interface ConsumableDesign {
  readonly id: string
  readonly kind: ConsumableKind
  readonly effect: ConsumableEffect
}

export const CONSUMABLES: readonly ConsumableDesign[] = [
  { id: 'elixir-of-health', kind: 'elixir', effect: { type: 'heal', share: 0.4 } },
  { id: 'elixir-of-purity', kind: 'elixir', effect: { type: 'cleanse' } },
  { id: 'elixir-of-strength', kind: 'elixir', effect: { type: 'strengthen', share: 0.25 } },
  { id: 'elixir-of-stone', kind: 'elixir', effect: { type: 'harden', share: 0.4 } },
  { id: 'scroll-of-the-needle', kind: 'scroll', effect: { type: 'deathless', points: 1 } },
  { id: 'scroll-of-fire', kind: 'scroll', effect: { type: 'burn', share: 1 } },
]
