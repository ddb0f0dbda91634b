import { type Hero, squadOf } from '../heroes/hero.ts'
import type { SavedSquads } from '../heroes/squad.ts'
import { type Refusal, refused } from '../refusal.ts'
import type { ArenaLife } from './arena.ts'

/** As much of a player as fights. */
interface Camp {
  readonly heroes: readonly Hero[]
  readonly belongings: SavedSquads
}

const rested = (heroes: readonly Hero[]): readonly Hero[] => heroes.map((hero) => ({ ...hero, wounds: 0 }))

const savedSquad = ({ heroes, belongings }: Camp, place: number): readonly Hero[] =>
  (belongings.sets[place] ?? []).flatMap((id) => heroes.find((hero) => hero.id === id) ?? [])

/** Who attacks: the squad that stands, without a scratch; its wounds stay on the road. */
export const attackers = ({ heroes }: Camp): readonly Hero[] => rested(squadOf(heroes))

/** Who defends: the squad that was chosen for it, as far as it is still there, or the one that stands. */
export function defenders(camp: Camp, defence: number | null): readonly Hero[] {
  const chosen = defence === null ? [] : savedSquad(camp, defence)
  return chosen.length > 0 ? rested(chosen) : attackers(camp)
}

export const chooseDefence = (life: ArenaLife, camp: Camp, set: number | null): ArenaLife | Refusal =>
  set !== null && savedSquad(camp, set).length === 0
    ? refused('arena.refused.empty-set')
    : { ...life, defence: set }
