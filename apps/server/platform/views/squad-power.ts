import { kindOf } from '@skystair/content/beginning.ts'
import { type Hero, squadOf } from '@skystair/rules/heroes/hero.ts'
import { heroPower, heroStats } from '@skystair/rules/heroes/hero-stats.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { strengthOf } from '@skystair/rules/road/forecast.ts'

export const powerOf = (hero: Hero): number => heroPower(hero, kindOf(hero.kind))

/**
 * Of those who stand together, as it is shown and written down. Above stair 2000 a squad is mightier than a column can
 * hold: without an end no attack in the arena and no profile could be written any more.
 */
export const powerOfAll = (heroes: readonly Hero[]): number =>
  Math.min(Number.MAX_SAFE_INTEGER, Math.round(heroes.reduce((sum, hero) => sum + powerOf(hero), 0)))

/** By which players are ranked; who has come to its end stays at the top of the list. */
export const ratedPower = ({ climb }: Player): number => powerOfAll(squadOf(climb.heroes))

/** What stair colours compare: the fallen lend nothing, the wounded what is left of them. */
export const standingPower = ({ climb }: Player): number =>
  strengthOf(squadOf(climb.heroes).map((hero) => heroStats(hero, kindOf(hero.kind))))
