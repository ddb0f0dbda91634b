import type { GiftPortion } from '@skystair/rules/clan/design.ts'

/**
 * No cures are among them: a member who never tires would climb away from everybody without a clan.
 * What the part of the gift that is not gears may be; how often, against each other, is published with the gift.
 */
export const FACTORY_ODDS: readonly GiftPortion[] = [
  { currency: 'crystal', weight: 40, perGear: 5 },
  { currency: 'sulfur', weight: 35, perGear: 2 },
  { currency: 'tickets', weight: 10, perGear: 0.15 },
  { currency: 'mithril', weight: 15, perGear: 0.4 },
]
