import type { Entrant } from '../battle/fighter.ts'
import type { Specials } from '../skill/skills.ts'
import type { Hero, HeroKind } from './hero.ts'
import { heroStats } from './hero-stats.ts'
import { specialsOf } from './specials-of.ts'

/** A hero goes to battle; `gifts` are specials from outside, like the clan's shield. */
export const entrantOf = (hero: Hero, kind: HeroKind, gifts: Specials = {}): Entrant => ({
  id: hero.id,
  kind: kind.id,
  tier: 'PLAYER',
  colour: kind.colour,
  attackKind: kind.attackKind,
  ...heroStats(hero, kind),
  specials: { ...specialsOf(hero, kind), ...gifts },
  pattern: [],
  trick: null,
})
