import { type Refusal, refused } from '../refusal.ts'
import type { Hero, HeroKind } from './hero.ts'
import { keepWoundsOfBoth } from './keep-wounds.ts'
import { type Company, leave, whyStays } from './leave.ts'

/** Of what the other one was, this much comes over. */
const KEPT = 0.5

/** Of each force the better half is kept. */
function bothForces(one: Hero, two: Hero): Pick<Hero, 'forces'> {
  if (!two.forces) return one.forces ? { forces: one.forces } : {}
  const forces = { ...two.forces, ...one.forces }
  return {
    forces: Object.fromEntries(
      Object.keys(forces).map((force) => [
        force,
        Math.max(one.forces?.[force] ?? 0, two.forces?.[force] ?? 0),
      ]),
    ),
  }
}

/** Who can be merged into a hero: others of the same kind. Guests are left out: what they took in would leave with them. */
export const mergeable = (heroes: readonly Hero[], hero: Hero): readonly Hero[] =>
  hero.temporal !== null
    ? []
    : heroes.filter(({ id, kind, temporal }) => id !== hero.id && kind === hero.kind && temporal === null)

const absorb = (hero: Hero, other: Hero, kind: HeroKind): Hero => {
  const grown: Hero = {
    ...hero,
    ...bothForces(hero, other),
    rank: hero.rank + 1,
    experience: hero.experience + KEPT * (other.origin + other.experience),
    attack: hero.attack + KEPT * other.attack,
    defence: hero.defence + KEPT * other.defence,
    health: hero.health + KEPT * other.health,
    poison: hero.poison + KEPT * other.poison,
    immortality: hero.immortality + other.immortality,
  }
  return keepWoundsOfBoth(hero, other, grown, kind)
}

/** Two heroes of one kind become one of a higher rank. */
export function merge<Kept extends Company>(
  company: Kept,
  id: number,
  otherId: number,
  kindOf: (kind: string) => HeroKind,
): Kept | Refusal {
  const hero = company.heroes.find((one) => one.id === id)
  const other = company.heroes.find((one) => one.id === otherId)
  if (!hero || !other || id === otherId) return refused('heroes.refused.unknown')
  if (hero.temporal !== null || other.temporal !== null) return refused('heroes.refused.guest')
  if (!mergeable(company.heroes, hero).includes(other)) return refused('heroes.refused.other-kind')
  const kind = kindOf(hero.kind)
  if (hero.rank >= kind.rankLimit) return refused('heroes.refused.rank-limit', { rank: kind.rankLimit })
  const stays = whyStays(company.heroes, other, kind)
  if (stays) return stays
  const left = leave(company, [otherId])
  return { ...left, heroes: left.heroes.map((one) => (one === hero ? absorb(hero, other, kind) : one)) }
}
