import { SPECIAL_SKILLS, type Specials } from '../skill/skills.ts'
import type { Hero, HeroKind } from './hero.ts'

/** No chance is ever a certainty. */
const SUREST = 0.75

/** The special skills of a hero: those of its kind and what its forces add. */
export function specialsOf(hero: Hero, kind: HeroKind): Specials {
  const learnt = hero.gifts?.specials
  if (!learnt) return kind.specials
  const pairs = SPECIAL_SKILLS.flatMap((skill) => {
    const born = kind.specials[skill] ?? 0
    const more = learnt[skill] ?? 0
    if (born + more === 0) return []
    return [[skill, more === 0 ? born : Math.max(born, Math.min(SUREST, born + more))] as const]
  })
  return Object.fromEntries(pairs)
}
