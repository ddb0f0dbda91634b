import type { KindOf } from '../health/restore.ts'
import type { Hero, HeroKind } from '../heroes/hero.ts'
import { growWithWounds } from '../heroes/keep-wounds.ts'
import { squadLimit } from '../heroes/squad-limit.ts'

/** Who learns from a battle: those who fought, or a chosen group. */
export type GroupLevelling =
  | { readonly mode: 'FOUGHT' }
  | { readonly mode: 'GROUP'; readonly heroIds: readonly number[] }

const RANK_EXPERIENCE = 100
const RANK_TIMES = 10

/** Rank rises with experience: 100 for the second, ten times that for each one more, up to the kind's limit. */
export function rankOf(hero: Hero, kind: HeroKind): number {
  let rank = 1
  for (let needed = RANK_EXPERIENCE; rank < kind.rankLimit && hero.experience >= needed; needed *= RANK_TIMES)
    rank += 1
  return Math.max(rank, hero.rank)
}

/** Experience at which the next rank comes; null at the kind's limit. */
export const nextRankAt = (hero: Hero, kind: HeroKind): number | null =>
  hero.rank >= kind.rankLimit ? null : RANK_EXPERIENCE * RANK_TIMES ** (hero.rank - 1)

function learn(hero: Hero, kind: HeroKind, amount: number): Hero {
  const wiser = { ...hero, experience: hero.experience + amount }
  return growWithWounds(hero, { ...wiser, rank: rankOf(wiser, kind) }, kind)
}

/** Equal parts to everyone who learns. A group whose heroes are all gone leaves it to those who fought. */
export function shareExperience(
  heroes: readonly Hero[],
  foughtIds: readonly number[],
  setting: GroupLevelling,
  amount: number,
  kindOf: KindOf,
): readonly Hero[] {
  const isIn = (ids: readonly number[]) => (hero: Hero) => ids.includes(hero.id)
  const group = setting.mode === 'GROUP' ? heroes.filter(isIn(setting.heroIds)) : []
  const learners = group.length > 0 ? group : heroes.filter(isIn(foughtIds)).slice(0, squadLimit)
  if (learners.length === 0) return heroes
  const part = amount / learners.length
  return heroes.map((hero) => (learners.includes(hero) ? learn(hero, kindOf(hero.kind), part) : hero))
}
