import type { Reward } from '../economy/reward.ts'
import { type Hero, squadOf } from '../hero/hero.ts'
import { growWithWounds } from '../hero/keep-wounds.ts'
import type { KindOf } from './restore.ts'

/** A shrine's gift is shared by the squad; immortality goes whole to its first hero. */
export function addSkills(
  heroes: readonly Hero[],
  skills: Reward['skills'],
  kindOf: KindOf,
): readonly Hero[] {
  const squad = squadOf(heroes)
  if (squad.length === 0) return heroes
  const part = (amount: number | undefined): number => (amount ?? 0) / squad.length
  const stronger = (hero: Hero): Hero => ({
    ...hero,
    attack: hero.attack + part(skills.attack),
    defence: hero.defence + part(skills.defence),
    health: hero.health + part(skills.health),
    poison: hero.poison + part(skills.poison),
    immortality: hero.immortality + (hero === squad[0] ? (skills.immortality ?? 0) : 0),
  })
  return heroes.map((hero) =>
    squad.includes(hero) ? growWithWounds(hero, stronger(hero), kindOf(hero.kind)) : hero,
  )
}
