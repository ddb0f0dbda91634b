import type { ArtifactView } from '@skystair/contract/things.ts'
import { HERO_TIERS } from '@skystair/rules/heroes/hero.ts'

export const orders = ['power', 'newest', 'rarity'] as const
export type Order = (typeof orders)[number]

export interface Wish {
  readonly place: ArtifactView['place'] | 'all'
  readonly rarity: ArtifactView['rarity'] | 'any'
  readonly freeOnly: boolean
  readonly order: Order
}

const ranked = (one: ArtifactView): number => HERO_TIERS.indexOf(one.rarity)

const comparers: Readonly<Record<Order, (one: ArtifactView, two: ArtifactView) => number>> = {
  power: (one, two) => two.power - one.power,
  newest: (one, two) => two.id - one.id,
  rarity: (one, two) => ranked(two) - ranked(one) || two.power - one.power,
}

/** What the player wants to see, in the wanted order. */
export const sortThings = (
  things: readonly ArtifactView[],
  { place, rarity, freeOnly, order }: Wish,
): readonly ArtifactView[] =>
  things
    .filter(
      (one) =>
        (place === 'all' || one.place === place) &&
        (rarity === 'any' || one.rarity === rarity) &&
        !(freeOnly && one.heroId !== null),
    )
    .sort(comparers[order])
