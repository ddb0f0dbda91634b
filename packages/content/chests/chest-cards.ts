import type { ChestCard, ChestLot, ChestThing } from '@skystair/rules/chests/chest-contents.ts'
import type { NamedLot } from '@skystair/rules/draw/draw.ts'
import { HERO_TIERS, type HeroTier } from '@skystair/rules/heroes/hero.ts'
import { ARTIFACT_SETS, FOUND_ARTIFACTS } from '../artifacts.data.ts'
import { CHEST_FINDS } from '../chest-finds.data.ts'
import { CONSUMABLES } from '../consumables.data.ts'
import { RUNES } from '../runes.data.ts'

const BLANK: ChestCard = { gold: 0, finds: {}, amounts: {}, thing: null }

const alike = (ids: readonly string[]): readonly NamedLot[] => ids.map((id) => ({ id, weight: 1 }))

/** As common as in the chests of the road: a kind that is named more often weighs more. */
const asOnTheRoad: readonly NamedLot[] = [...new Set(CHEST_FINDS)].map((id) => ({
  id,
  weight: CHEST_FINDS.filter((one) => one === id).length,
}))

const atLeast = (rarity: HeroTier): readonly NamedLot[] =>
  alike(
    FOUND_ARTIFACTS.filter((one) => HERO_TIERS.indexOf(one.rarity) >= HERO_TIERS.indexOf(rarity)).map(
      ({ id }) => id,
    ),
  )

const thing = (kind: ChestThing['kind'], called: string, among: readonly NamedLot[]): ChestCard => ({
  ...BLANK,
  thing: { kind, called, among },
})

/** Gold of so many guardians. */
export const gold = (guardians: number): ChestCard => ({ ...BLANK, gold: guardians })
/** So many times what lies by the road. */
export const crystals = (times: number): ChestCard => ({ ...BLANK, finds: { crystal: times } })
export const sulfur = (times: number): ChestCard => ({ ...BLANK, finds: { sulfur: times } })
export const some = (amounts: ChestCard['amounts']): ChestCard => ({ ...BLANK, amounts })
export const consumable = thing('consumable', 'consumable', alike(CONSUMABLES.map(({ id }) => id)))
export const rune = thing('rune', 'rune', alike(Object.keys(RUNES)))
export const artifact = thing('artifact', 'artifact', asOnTheRoad)
export const artifactOf = (rarity: HeroTier): ChestCard => thing('artifact', rarity, atLeast(rarity))

/** The pieces of a set, in its own order; null: there is no such set. */
export function piecesOf(set: string): readonly ChestCard[] | null {
  const found = ARTIFACT_SETS.find(({ id }) => id === set)
  return found?.pieces.map((icon) => thing('artifact', 'piece', alike([`${set}-${icon}`]))) ?? null
}

/** By what a lot is known where draws are checked; no two of a chest are alike. */
const nameOf = ({ gold, finds, amounts, thing }: ChestCard): string =>
  thing?.called ?? (gold > 0 ? 'gold' : (Object.keys({ ...finds, ...amounts })[0] ?? 'nothing'))

export const lot = (weight: number, card: ChestCard): ChestLot => ({ ...card, id: nameOf(card), weight })
