import { kindOf } from '@skystair/content/beginning.ts'
import { type Hero, squadOf } from '@skystair/rules/heroes/hero.ts'
import { heroPower, heroStats } from '@skystair/rules/heroes/hero-stats.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { strengthOf } from '@skystair/rules/road/forecast.ts'

export const powerOf = (hero: Hero): number => heroPower(hero, kindOf(hero.kind))

/** Of those who stand together, as it is shown. */
export const powerOfAll = (heroes: readonly Hero[]): number =>
  Math.round(heroes.reduce((sum, hero) => sum + powerOf(hero), 0))

/** What ratings compare. */
export const squadPower = ({ climb }: Player): number =>
  squadOf(climb.heroes).reduce((sum, hero) => sum + powerOf(hero), 0)

/** By which players are ranked. Above stair 2000 a squad is mightier than a column can hold; it stays at the top of the list. */
export const ratedPower = (player: Player): number =>
  Math.min(Number.MAX_SAFE_INTEGER, Math.round(squadPower(player)))

/** What stair colours compare: the fallen lend nothing, the wounded what is left of them. */
export const standingPower = ({ climb }: Player): number =>
  strengthOf(squadOf(climb.heroes).map((hero) => heroStats(hero, kindOf(hero.kind))))
