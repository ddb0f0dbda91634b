import type { Consumable } from '../battle/consumable.ts'
import { stairWorth } from '../economy/guardian-power.ts'
import type { Thing } from '../economy/reward.ts'
import type { Hero, HeroKind } from '../heroes/hero.ts'
import { keepWounds } from '../heroes/keep-wounds.ts'
import { type Refusal, refused } from '../refusal.ts'
import type { SkillType } from '../skill/skills.ts'

/** From this stair on one chooses what is carried into battle; before that everything is. */
export const satchelFromStair = 25
export const satchelSlots = 4
/** How many of one kind fit into a slot. */
export const slotHolds = 3

/** What each slot is for; null: left empty. */
export type Slots = readonly (string | null)[]

/** How many of a kind are carried: as many as there are, or as the slots hold. */
export const carriedOf = (slots: Slots | null, id: string, owned: number): number =>
  slots === null ? owned : Math.min(owned, slotHolds * slots.filter((one) => one === id).length)

export function chooseSlots(
  wish: Slots,
  designs: readonly Pick<Consumable, 'id'>[],
  stair: number,
): Slots | Refusal {
  if (stair < satchelFromStair) return refused('things.refused.satchel-closed', { stair: satchelFromStair })
  if (wish.length > satchelSlots) return refused('things.refused.too-many-slots', { most: satchelSlots })
  if (wish.some((id) => id !== null && !designs.some((design) => design.id === id)))
    return refused('things.refused.unknown')
  return Array.from({ length: satchelSlots }, (_, place) => wish[place] ?? null)
}

/** What a rune makes stronger, in stairs' worth of the stair where it was found. */
export type RuneDesign = Readonly<Partial<Record<SkillType, number>>>

/** Of several the one from the highest stair is drawn. */
const bestRune = (things: readonly Thing[], rune: string): Thing | undefined =>
  things.filter(({ kind, id }) => kind === 'rune' && id === rune).sort((one, two) => two.stair - one.stair)[0]

/** What the next rune of a kind would add to a hero for ever. */
export function runeGain(
  things: readonly Thing[],
  rune: string,
  design: RuneDesign | undefined,
): Readonly<Record<'attack' | 'defence' | 'health' | 'poison', number>> {
  const best = bestRune(things, rune)
  const worth = (skill: SkillType): number =>
    best ? (design?.[skill] ?? 0) * stairWorth(Math.max(1, best.stair)) : 0
  return {
    attack: worth('attack'),
    defence: worth('defence'),
    health: worth('health'),
    poison: worth('poison'),
  }
}

/** A rune is drawn on a hero and is gone; of several the one from the highest stair. */
export function drawRune<
  Keeper extends { readonly things: readonly Thing[]; readonly heroes: readonly Hero[] },
>(
  keeper: Keeper,
  rune: string,
  heroId: number,
  design: RuneDesign | undefined,
  kindOf: (kind: string) => HeroKind,
): Keeper | Refusal {
  const hero = keeper.heroes.find(({ id }) => id === heroId)
  if (!hero) return refused('heroes.refused.unknown')
  const best = bestRune(keeper.things, rune)
  if (!best || !design) return refused('things.refused.unknown')
  const gain = runeGain(keeper.things, rune, design)
  const stronger: Hero = {
    ...hero,
    attack: hero.attack + gain.attack,
    defence: hero.defence + gain.defence,
    health: hero.health + gain.health,
    poison: hero.poison + gain.poison,
  }
  return {
    ...keeper,
    things: keeper.things.filter((thing) => thing !== best),
    heroes: keeper.heroes.map((one) => (one === hero ? keepWounds(hero, stronger, kindOf(hero.kind)) : one)),
  }
}
