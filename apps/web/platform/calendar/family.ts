import type { CalendarKind } from '@skystair/rules/calendar/kind.ts'

/** What belongs together has one colour, on the player's page and in the keepers' calendar. */
export type Family = 'folk' | 'treasure' | 'bank' | 'luck' | 'hero' | 'snow' | 'booster' | 'feast'

const families: Readonly<Record<CalendarKind, Family>> = {
  OK_GROUP: 'folk',
  CHEST: 'treasure',
  CHEST_2: 'treasure',
  CHEST_3: 'treasure',
  ARTIFACT_SET_1: 'treasure',
  WHEEL: 'luck',
  PORTAL_DISCOUNT: 'luck',
  GEMS_PLUS_50: 'bank',
  GEMS_X2: 'bank',
  HERO: 'hero',
  FIRST_HERO: 'hero',
  MYTH_10: 'hero',
  MYTH_20: 'hero',
  MYTH_25: 'hero',
  MYTH_50: 'hero',
  MYTH_75: 'hero',
  SNOW_WORLD: 'snow',
  BOOSTER: 'booster',
  BIRTHDAY_HAT: 'feast',
  EASTER_EGG: 'feast',
  FERN: 'feast',
  APPLE: 'feast',
  BOOKS: 'feast',
  PUMPKIN: 'feast',
  BIRD_FOR_MUSHROOM: 'feast',
  FLOWER_FOR_WREATH: 'feast',
  NEW_YEAR: 'feast',
}

export const familyOf = (kind: CalendarKind): Family => families[kind]
