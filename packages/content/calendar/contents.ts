import type { ContentShapes } from '@skystair/rules/calendar/contents.ts'
import { BOOSTERS } from '../boosters.data.ts'
import { HEROES } from '../heroes.data.ts'

const percent = { least: 5, most: 75 }
const times = { least: 2, most: 5 }
const heroesForSale = Object.values(HEROES)
  .filter(({ bound }) => !bound)
  .map(({ id }) => id)

/** What an entry of each kind says of what it gives. */
export const CALENDAR_CONTENTS: ContentShapes = {
  OK_GROUP: { emeralds: { least: 1, most: 100 } },
  CHEST: {},
  CHEST_2: {},
  CHEST_3: {},
  ARTIFACT_SET_1: {},
  WHEEL: {},
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
}
