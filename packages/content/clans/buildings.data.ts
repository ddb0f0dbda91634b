import { catalogue } from '@skystair/rules/catalogue.ts'
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

export interface TownBuilding extends BuildingDesign {
  /** Where it stands on the painted square of the town, which is 600 wide and 840 high. */
  readonly place: { readonly x: number; readonly y: number }
}

/**
 * The buildings of a clan. A new one is an entry here, its name and tale in `text/{ru,en}/town.json`, and its picture in
 * three sizes in `art/recipes/town.ts`. Four stand on their rings, the wall across the way in.
 */
export const CLAN_BUILDINGS = catalogue<TownBuilding>(
  Object.entries({
    EXPERIENCE: { effect: 'experience', perLevel: 0.02, price: price(1), place: { x: 112, y: 338 } },
    CLAN_SHIELD: { effect: 'shield', perLevel: 0.01, price: price(1.1), place: { x: 300, y: 658 } },
    SNOW_WORLD: { effect: 'snow', perLevel: 0.03, price: price(0.9), place: { x: 488, y: 338 } },
    GEAR_FACTORY: { effect: 'gift', perLevel: 1, price: price(0.8), place: { x: 122, y: 578 } },
    HALL_OF_FAME: { effect: 'hall', perLevel: 1, price: price(1.2), place: { x: 478, y: 578 } },
  }),
)
