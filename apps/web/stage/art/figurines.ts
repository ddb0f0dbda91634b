import { figureOfHero } from '@skystair/content/hero-figures.data.ts'
import type { Companion } from '@skystair/rules/heroes/companion.ts'
import type { Gender } from '@skystair/rules/player/choices.ts'

/** Figurines that were made under another name. */
const LIKENESSES: Readonly<Record<string, string>> = {
  // heroes
  wanderer: 'hero-male',
  wayfarer: 'hero-female',
  'tame-bear': 'bear',
  // monsters
  'grumpy-mushroom': 'mushroom',
  'wood-wolf': 'wolf',
  'zmey-gorynych': 'zmey',
  'border-raider': 'raider',
  'carrion-crow': 'raven',
  'war-boar': 'boar',
  'wandering-knight': 'black-knight',
  'tomb-guard': 'bone-knight',
  wraith: 'reaper',
  'frost-wolf': 'ice-wolf',
  'ice-golem': 'frost-golem',
}

/** The figurine of a hero or a monster, by the name the rules know it under. */
export const figureOf = (warrior: string): string => LIKENESSES[warrior] ?? figureOfHero(warrior)

/** Whom the player chose to be, and to walk with. */
export const heroFigures: Readonly<Record<Gender, string>> = {
  male: 'hero-male',
  female: 'hero-female',
}

export const companionFigures: Readonly<Record<Companion, string>> = {
  MAN_COMPANION_1: 'tikhon',
  MAN_COMPANION_2: 'dobrynya',
  WOMAN_COMPANION_1: 'lada',
  WOMAN_COMPANION_2: 'vesta',
}
