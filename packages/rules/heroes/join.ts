import type { Hero, HeroKind } from './hero.ts'

/** A new hero, fresh and unwounded, of the given power. */
export const join = (kind: HeroKind, id: number, power: number, combative: boolean, now: number): Hero => ({
  id,
  kind: kind.id,
  origin: power,
  experience: 0,
  rank: 1,
  attack: 0,
  defence: 0,
  health: 0,
  poison: 0,
  immortality: 0,
  wounds: 0,
  healedAt: now,
  combative,
  temporal: null,
})
