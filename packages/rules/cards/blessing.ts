import type { Entrant } from '../battle/fighter.ts'
import type { Boosts } from '../booster/booster.ts'
import type { Card, CardLife } from './card-life.ts'
import { cardAt } from './turn-card.ts'

/** What a card does for the squad as long as its day lasts: shares that are added. */
export interface Blessing {
  readonly defence: number
  readonly health: number
  /** of the attack, as poison */
  readonly poison: number
  /** chance of a lucky blow */
  readonly luck: number
  readonly experience: number
}

export const NO_BLESSING: Blessing = { defence: 0, health: 0, poison: 0, luck: 0, experience: 0 }

export type Blessings = Readonly<Record<Card, Blessing>>

export function blessingAt(life: CardLife, blessings: Blessings, now: number): Blessing {
  const card = cardAt(life, now)
  return card === null ? NO_BLESSING : blessings[card]
}

/** No chance is ever a certainty; who is luckier by birth stays so. */
const SUREST_LUCK = 0.75

const luckier = (born: number, more: number): number => Math.max(born, Math.min(SUREST_LUCK, born + more))

/** Health grows with its wounds: the same share of a hero is wounded, and the dead stay dead. */
export function blessed(
  entrant: Entrant,
  { defence, health, poison, luck }: Omit<Blessing, 'experience'>,
): Entrant {
  return {
    ...entrant,
    defence: entrant.defence * (1 + defence),
    healthTotal: entrant.healthTotal * (1 + health),
    health: entrant.health * (1 + health),
    poison: entrant.poison + entrant.attack * poison,
    specials:
      luck === 0
        ? entrant.specials
        : { ...entrant.specials, LUCK: luckier(entrant.specials.LUCK ?? 0, luck) },
  }
}

/** What boosters and the clan do, and the card with them. */
export const withBlessing = (boosts: Boosts, { experience }: Blessing): Boosts => ({
  ...boosts,
  experience: boosts.experience * (1 + experience),
})
