import { type Refusal, refused } from '../refusal.ts'
import type { Hero, HeroKind } from './hero.ts'
import type { SavedSquads } from './squad.ts'

export interface Company {
  readonly heroes: readonly Hero[]
  readonly belongings: SavedSquads & { readonly trainings: readonly { readonly heroId: number }[] }
}

/** Why a hero may not go; null: it may. */
export function whyStays(heroes: readonly Hero[], hero: Hero, kind: HeroKind): Refusal | null {
  if (kind.bound) return refused('heroes.refused.bound')
  const isLast = heroes.every(({ id, combative }) => id === hero.id || !combative)
  return hero.combative && isLast ? refused('heroes.refused.last-hero') : null
}

/** Heroes go, out of every saved squad too. */
export function leave<Kept extends Company>(company: Kept, ids: readonly number[]): Kept {
  if (ids.length === 0) return company
  const stays = (id: number) => !ids.includes(id)
  return {
    ...company,
    heroes: company.heroes.filter(({ id }) => stays(id)),
    belongings: {
      ...company.belongings,
      sets: company.belongings.sets.map((set) => set.filter(stays)),
      trainings: company.belongings.trainings.filter(({ heroId }) => stays(heroId)),
    },
  }
}

/** Who came for a while goes when the time is over; if nobody is left to fight, the first own hero steps in. */
export function seeOff<Kept extends Company>(company: Kept, now: number): Kept {
  const gone = company.heroes.filter(({ temporal }) => temporal !== null && temporal <= now)
  const left = leave(
    company,
    gone.map(({ id }) => id),
  )
  if (left.heroes.some(({ combative }) => combative)) return left
  const next = left.heroes.find(({ temporal }) => temporal === null)
  if (!next) return company
  return { ...left, heroes: left.heroes.map((hero) => (hero === next ? { ...hero, combative: true } : hero)) }
}
