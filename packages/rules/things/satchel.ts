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
  const owned = keeper.things.filter(({ kind, id }) => kind === 'rune' && id === rune)
  const [best] = [...owned].sort((one, two) => two.stair - one.stair)
  if (!best || !design) return refused('things.refused.unknown')
  const worth = (skill: SkillType): number => (design[skill] ?? 0) * stairWorth(Math.max(1, best.stair))
  const stronger: Hero = {
    ...hero,
    attack: hero.attack + worth('attack'),
    defence: hero.defence + worth('defence'),
    health: hero.health + worth('health'),
    poison: hero.poison + worth('poison'),
  }
  return {
    ...keeper,
    things: keeper.things.filter((thing) => thing !== best),
    heroes: keeper.heroes.map((one) => (one === hero ? keepWounds(hero, stronger, kindOf(hero.kind)) : one)),
  }
}
