import type { Battle } from '../battle/battle.ts'
import type { Hero } from './hero.ts'

/** Health outlives the battle: who fought brings its wounds home, whatever the elixirs of the battle did. */
export function returnFrom(battle: Battle, heroes: readonly Hero[], now: number): readonly Hero[] {
  return heroes.map((hero) => {
    const fighter = battle.creatures.find(({ id, side }) => side === 'player' && id === hero.id)
    if (!fighter) return hero
    return { ...hero, wounds: fighter.healthTotal - fighter.health, healedAt: now }
  })
}

export const foughtIn = (battle: Battle): readonly number[] =>
  battle.creatures.filter(({ side }) => side === 'player').map(({ id }) => id)
