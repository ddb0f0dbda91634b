import type { KindOf } from '../health/restore.ts'
import type { Hero } from '../heroes/hero.ts'
import { heroStats } from '../heroes/hero-stats.ts'
import { woundsAs } from '../heroes/keep-wounds.ts'

/** How wounded heroes were where the squad is not now: the raid road and the roads before it have each a health of their own. */
export type OtherHealth = Readonly<
  Record<
    number,
    {
      readonly wounds: number
      /** of so much health, then */
      readonly whole: number
      readonly healedAt: number
    }
  >
>

const wholeOf = (hero: Hero, kindOf: KindOf): number => heroStats(hero, kindOf(hero.kind)).healthTotal

/** The wounded; all others are well. */
export const healthOf = (heroes: readonly Hero[], kindOf: KindOf): OtherHealth =>
  Object.fromEntries(
    heroes
      .filter(({ wounds }) => wounds > 0)
      .map((hero) => [
        hero.id,
        { wounds: hero.wounds, whole: wholeOf(hero, kindOf), healedAt: hero.healedAt },
      ]),
  )

/** The heroes as they were there. Time has gone on healing them: what it did is done when they are looked at. */
export const withHealth = (
  heroes: readonly Hero[],
  other: OtherHealth,
  kindOf: KindOf,
  now: number,
): readonly Hero[] =>
  heroes.map((hero) => {
    const was = other[hero.id]
    return was === undefined
      ? { ...hero, wounds: 0, healedAt: now }
      : { ...hero, wounds: woundsAs(was.wounds, was.whole, wholeOf(hero, kindOf)), healedAt: was.healedAt }
  })
