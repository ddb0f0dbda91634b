import type { WheelDesign } from '@skystair/rules/wheel/design.ts'
import { FOUND_ARTIFACTS } from '../artifacts.data.ts'
import { HEROES } from '../heroes.data.ts'

const HOUR = 3_600_000

/** How often an artifact of a rarity is won, against the others. */
const COMMON = { usual: 6, legendary: 3, mythical: 1, supreme: 0 } as const

/**
 * The wheel of fortune. Weights add up to a thousand, so that each is a chance in it. About three spins in ten win more
 * than a handful of the road: with the free spin of each day and the tickets that are found, about three a week.
 */
export const WHEEL: WheelDesign = {
  sectors: [
    { id: 'cauldron', weight: 1, prize: { kind: 'cauldron' } },
    { id: 'gold', weight: 215, prize: { kind: 'amounts', gold: 1, amounts: {} } },
    { id: 'crystal', weight: 140, prize: { kind: 'amounts', gold: 0, amounts: { crystal: 10 } } },
    { id: 'booster', weight: 60, prize: { kind: 'booster', booster: 'experience', lasts: HOUR } },
    { id: 'tickets', weight: 45, prize: { kind: 'amounts', gold: 0, amounts: { tickets: 2 } } },
    { id: 'sulfur', weight: 130, prize: { kind: 'amounts', gold: 0, amounts: { sulfur: 4 } } },
    { id: 'amethyst', weight: 60, prize: { kind: 'amounts', gold: 0, amounts: { amethyst: 20 } } },
    { id: 'elixir', weight: 110, prize: { kind: 'amounts', gold: 0, amounts: { elixir: 3 } } },
    { id: 'hero', weight: 9, prize: { kind: 'hero' } },
    { id: 'sack', weight: 110, prize: { kind: 'amounts', gold: 3, amounts: {} } },
    { id: 'artifact', weight: 25, prize: { kind: 'artifact' } },
    { id: 'caviar', weight: 95, prize: { kind: 'amounts', gold: 0, amounts: { caviar: 1 } } },
  ],
  artifacts: FOUND_ARTIFACTS.filter(({ rarity }) => COMMON[rarity] > 0).map(({ id, rarity }) => ({
    id,
    weight: COMMON[rarity],
  })),
  heroes: Object.values(HEROES)
    .filter(({ bound, tier }) => !bound && tier === 'legendary')
    .map(({ id }) => ({ id, weight: 1 })),
  fromLevel: 6,
  ticketsADay: 10,
  freeADay: 1,
  cauldronBottom: 500,
}
