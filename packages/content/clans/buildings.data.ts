import type { BuildingType } from '@skystair/rules/clan/clan.ts'
import type { BuildingDesign } from '@skystair/rules/clan/design.ts'
import type { Amounts } from '@skystair/rules/economy/purse.ts'

/**
 * Gears, red crystals and emeralds of the treasury; a dearer building costs more of each. The first level asks for no
 * gears: they come from the factory, and somebody has to build that first.
 */
const price =
  (dear: number) =>
  (level: number): Amounts => ({
    crystal: Math.round(60 * dear * level ** 1.9),
    ...(level >= 2
      ? {
          gear: Math.round(20 * dear * level ** 1.6),
          mithril: Math.round(40 * dear * (level - 1) ** 1.3),
        }
      : {}),
  })

export const CLAN_BUILDINGS: Readonly<Record<BuildingType, BuildingDesign>> = {
  EXPERIENCE: { effect: 'experience', perLevel: 0.02, price: price(1) },
  CLAN_SHIELD: { effect: 'shield', perLevel: 0.01, price: price(1.1) },
  SNOW_WORLD: { effect: 'snow', perLevel: 0.03, price: price(0.9) },
  GEAR_FACTORY: { effect: 'gift', perLevel: 1, price: price(0.8) },
  HALL_OF_FAME: { effect: 'hall', perLevel: 1, price: price(1.2) },
}
