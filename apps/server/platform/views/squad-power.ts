import { kindOf } from '@skystair/content/beginning.ts'
import { type Hero, squadOf } from '@skystair/rules/heroes/hero.ts'
import { heroPower } from '@skystair/rules/heroes/hero-stats.ts'
import type { Player } from '@skystair/rules/player/player.ts'

export const powerOf = (hero: Hero): number => heroPower(hero, kindOf(hero.kind))

/** Of those who stand together, as it is shown. */
export const powerOfAll = (heroes: readonly Hero[]): number =>
  Math.round(heroes.reduce((sum, hero) => sum + powerOf(hero), 0))

/** What ratings and stair colours compare. */
export const squadPower = ({ climb }: Player): number =>
  squadOf(climb.heroes).reduce((sum, hero) => sum + powerOf(hero), 0)
