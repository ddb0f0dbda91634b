import type { HeroKind } from './hero.ts'

/** A hero of the roster. @forTests */
export const aHeroKind = (wish: Partial<HeroKind> = {}): HeroKind => ({
  id: 'guard',
  tier: 'usual',
  warriorClass: 'HUMAN',
  colour: 'red',
  attackKind: 'DEFAULT',
  build: { attack: 0.3, defence: 0.2, health: 0.5 },
  poison: 0,
  immortality: 0,
  specials: {},
  slotsCount: 4,
  rankLimit: 5,
  worth: 1,
  bound: false,
  ...wish,
})
