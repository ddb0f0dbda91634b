import type { Reward } from '../economy/reward.ts'
import { type Hero, squadOf } from '../heroes/hero.ts'

/** A shrine's gift is shared by the squad; immortality goes whole to its first hero. */
export function addSkills(heroes: readonly Hero[], skills: Reward['skills']): readonly Hero[] {
  const squad = squadOf(heroes)
  if (squad.length === 0) return heroes
  const part = (amount: number | undefined): number => (amount ?? 0) / squad.length
  return heroes.map((hero) =>
    squad.includes(hero)
      ? {
          ...hero,
          attack: hero.attack + part(skills.attack),
          defence: hero.defence + part(skills.defence),
          health: hero.health + part(skills.health),
          poison: hero.poison + part(skills.poison),
          immortality: hero.immortality + (hero === squad[0] ? (skills.immortality ?? 0) : 0),
        }
      : hero,
  )
}
