import type { PackDesign } from '@skystair/rules/shop/pack.ts'

const DAY = 86_400_000

/** The packs of every week: what they give is worth more than what they cost, in order only. */
export const PACKS: readonly PackDesign[] = [
  { id: 'bundle', price: {}, gives: { elixir: 5, crystal: 20 }, guest: null },
  { id: 'basket', price: { mithril: 20 }, gives: { crystal: 80, sulfur: 15, elixir: 5 }, guest: null },
  { id: 'sack', price: { mithril: 40 }, gives: { crystal: 180, sulfur: 30, caviar: 3 }, guest: null },
  { id: 'box', price: {}, gives: { tickets: 2, caviar: 2 }, guest: null },
  {
    id: 'chest',
    price: { mithril: 90 },
    gives: { crystal: 450, sulfur: 80, elixir: 20 },
    guest: { kind: 'golem-legendary', lasts: 3 * DAY },
  },
  {
    id: 'wagon',
    price: { mithril: 150 },
    gives: { crystal: 800, sulfur: 150, caviar: 8, tickets: 5 },
    guest: { kind: 'beast-mythical', lasts: 3 * DAY },
  },
]
