import type { ContentShapes } from '@skystair/rules/calendar/contents.ts'
import { ARTIFACT_SETS } from '../artifacts.data.ts'
import { BOOSTERS } from '../boosters.data.ts'
import { HEROES } from '../heroes.data.ts'

const percent = { least: 5, most: 75 }
/** Of the promo chest; 0: there is none. */
const promo = { least: 0, most: 1_000 }
const times = { least: 2, most: 5 }
const heroesForSale = Object.values(HEROES)
  .filter(({ bound }) => !bound)
  .map(({ id }) => id)

/** What an entry of each kind says of what it gives. */
export const CALENDAR_CONTENTS: ContentShapes = {
  OK_GROUP: { emeralds: { least: 1, most: 100 } },
  CHEST: { promo },
  CHEST_2: { promo },
  CHEST_3: { promo },
  ARTIFACT_SET_1: { set: { choices: ARTIFACT_SETS.map(({ id }) => id) } },
  /** Spins for nothing beside those of every day. */
  WHEEL: { times: { least: 1, most: 10 } },
  GEMS_PLUS_50: { percent: { least: 10, most: 100 } },
  HERO: { hero: { choices: heroesForSale }, percent },
  SNOW_WORLD: { steps: times, loot: times },
  BOOSTER: { percent, booster: { choices: BOOSTERS.map(({ id }) => id) }, minutes: { least: 5, most: 1440 } },
  PORTAL_DISCOUNT: { least: percent, most: percent },
  FIRST_HERO: {},
  GEMS_X2: {},
  MYTH_10: {},
  MYTH_20: {},
  MYTH_25: {},
  MYTH_50: {},
  MYTH_75: {},
  BIRTHDAY_HAT: {},
  EASTER_EGG: {},
  FERN: {},
  APPLE: {},
  BOOKS: {},
  PUMPKIN: {},
  BIRD_FOR_MUSHROOM: {},
  FLOWER_FOR_WREATH: {},
  NEW_YEAR: {},
}
