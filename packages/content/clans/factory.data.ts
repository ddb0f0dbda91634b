import type { GiftPortion } from '@skystair/rules/clan/design.ts'

/**
 * No cures are among them: a member who never tires would climb away from everybody without a clan.
 * What the part of the gift that is not gears may be; how often, against each other, is published with the gift.
 */
export const FACTORY_ODDS: readonly GiftPortion[] = [
  { currency: 'crystal', weight: 45, perGear: 1 },
  { currency: 'sulfur', weight: 36, perGear: 0.5 },
  { currency: 'tickets', weight: 4, perGear: 0.15 },
  { currency: 'mithril', weight: 15, perGear: 0.2 },
]
