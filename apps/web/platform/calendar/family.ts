import type { CalendarKind } from '@skystair/rules/calendar/kind.ts'

/** What belongs together has one colour, on the player's page and in the keepers' calendar. */
export type Family = 'folk' | 'treasure' | 'bank' | 'luck' | 'hero' | 'snow' | 'booster'

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
}

export const familyOf = (kind: CalendarKind): Family => families[kind]
