import type { GiftPortion } from '@skystair/rules/clan/design.ts'

/** What the part of the gift that is not gears may be; how often, against each other, is published with the gift. */
export const FACTORY_ODDS: readonly GiftPortion[] = [
  { currency: 'crystal', weight: 40, perGear: 5 },
  { currency: 'elixir', weight: 25, perGear: 1 },
  { currency: 'sulfur', weight: 20, perGear: 2 },
  { currency: 'caviar', weight: 8, perGear: 0.15 },
  { currency: 'mithril', weight: 5, perGear: 0.4 },
  { currency: 'tickets', weight: 2, perGear: 0.15 },
]
