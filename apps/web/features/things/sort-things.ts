import type { ArtifactView } from '@skystair/contract/things.ts'
import { HERO_TIERS } from '@skystair/rules/heroes/hero.ts'
import { ARTIFACT_PLACES } from '@skystair/rules/things/artifact.ts'

export const orders = ['power', 'newest', 'rarity'] as const
export type Order = (typeof orders)[number]

export type Shelf = ArtifactView['place'] | 'all' | 'free'

export interface Wish {
  /** A place where things are worn, all of them, or those that nobody wears. */
  readonly shelf: Shelf
  readonly order: Order
}

const ranked = (one: ArtifactView): number => HERO_TIERS.indexOf(one.rarity)

const comparers: Readonly<Record<Order, (one: ArtifactView, two: ArtifactView) => number>> = {
  power: (one, two) => two.power - one.power,
  newest: (one, two) => two.id - one.id,
  rarity: (one, two) => ranked(two) - ranked(one) || two.power - one.power,
}

const liesOn = (one: ArtifactView, shelf: Shelf): boolean =>
  shelf === 'all' || (shelf === 'free' ? one.heroId === null : one.place === shelf)

/** What the player wants to see, in the wanted order. */
export const sortThings = (
  things: readonly ArtifactView[],
  { shelf, order }: Wish,
): readonly ArtifactView[] => things.filter((one) => liesOn(one, shelf)).sort(comparers[order])

/** The shelves on which something lies, everything first. */
export const filledShelves = (things: readonly ArtifactView[]): readonly Shelf[] => [
  'all',
  ...(['free', ...ARTIFACT_PLACES] as const).filter((shelf) => things.some((one) => liesOn(one, shelf))),
]
