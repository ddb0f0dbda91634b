import { EVERYBODY } from '@skystair/rules/calendar/audience.ts'
import type { Comes, DayOfYear } from '@skystair/rules/calendar/comes.ts'
import type { CalendarEntry } from '@skystair/rules/calendar/entry.ts'
import type { EventKind } from '@skystair/rules/calendar/kind.ts'
import type { HeroTier } from '@skystair/rules/heroes/hero.ts'
import { PLATFORM_GIFTS } from '../bank/referral.data.ts'
import { HEROES, TIER_FROM_STAIR } from '../heroes.data.ts'
import { WHEEL } from '../wheel/wheel.data.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const WEEK = 7 * DAY

/** The Monday that all that recurs is counted from. */
const MONDAY = Date.UTC(2025, 11, 29)
const FRIDAY_NOON = 4 * DAY + 12 * HOUR
const WEEKEND = 2 * DAY + 12 * HOUR

const entry = (
  id: string,
  kind: CalendarEntry['kind'],
  window: Comes,
  rest: Partial<Pick<CalendarEntry, 'clock' | 'audience' | 'contents'>> = {},
): CalendarEntry => ({ id, kind, clock: 'server', window, audience: EVERYBODY, contents: {}, ...rest })

const always: Comes = { comes: 'always' }

/** Every so many weeks, so long after the beginning of a week. */
const everyWeeks = (weeks: number, week: number, after: number, lasts: number): Comes => ({
  comes: 'again',
  first: MONDAY + week * WEEK + after,
  every: weeks * WEEK,
  lasts,
})

/** Mythical heroes for less, from Friday noon to the end of Sunday, another one each week in a round of eight. */
const MYTHICAL_SALES: readonly CalendarEntry[] = [
  entry('myth-25', 'MYTH_25', everyWeeks(4, 0, FRIDAY_NOON, WEEKEND)),
  entry('myth-20', 'MYTH_20', everyWeeks(4, 1, FRIDAY_NOON, WEEKEND)),
  entry('myth-50', 'MYTH_50', everyWeeks(8, 2, FRIDAY_NOON, WEEKEND)),
  entry('myth-10', 'MYTH_10', everyWeeks(4, 3, FRIDAY_NOON, WEEKEND)),
  entry('myth-75', 'MYTH_75', everyWeeks(8, 6, FRIDAY_NOON, WEEKEND)),
]

/** A hero of the week for those who climb so high, each in turn. */
function heroesOfTheWeek(tier: HeroTier, stairTo: number | null, percent: number): readonly CalendarEntry[] {
  const heroes = Object.values(HEROES).filter((hero) => hero.tier === tier && !hero.bound)
  const audience = { ...EVERYBODY, stairFrom: tier === 'usual' ? null : TIER_FROM_STAIR[tier], stairTo }
  return heroes.map(({ id }, week) =>
    entry(`hero-${id}`, 'HERO', everyWeeks(heroes.length, week, 0, WEEK), {
      audience,
      contents: { hero: id, percent },
    }),
  )
}

/** What is bought adds up for a week; every other week, in a round of four. */
const CHESTS: readonly CalendarEntry[] = (
  [
    ['CHEST', { promo: 15 }],
    ['ARTIFACT_SET_1', { set: 'firebird' }],
    ['CHEST_2', { promo: 10 }],
    ['CHEST_3', { promo: 10 }],
  ] as const
).map(([kind, contents], place) =>
  entry(kind.toLowerCase().replaceAll('_', '-'), kind, everyWeeks(8, place * 2, 3 * DAY, WEEK), { contents }),
)

const on = (day: number, month: number, hour: number): DayOfYear => ({ month, day, time: hour * HOUR })

const snow = (id: string, from: DayOfYear, to: DayOfYear): CalendarEntry =>
  entry(id, 'SNOW_WORLD', { comes: 'yearly', from, to }, { clock: 'local', contents: { steps: 2, loot: 2 } })

/** It snows by everybody's own clock: from eight in the morning of the first day to the end of the last. */
const SNOWFALLS: readonly CalendarEntry[] = [
  snow('first-snow', on(20, 11, 8), on(22, 11, 24)),
  snow('new-year-snow', on(30, 12, 8), on(3, 1, 24)),
  snow('february-snow', on(13, 2, 8), on(15, 2, 24)),
  snow('july-snow', on(18, 7, 8), on(20, 7, 24)),
]

const feast = (
  id: string,
  kind: EventKind,
  window: Comes,
  languages: readonly string[] = [],
): CalendarEntry => entry(id, kind, window, { clock: 'local', audience: { ...EVERYBODY, languages } })

/** The last minute that is told is still theirs, so a window ends with it. */
const yearly = (from: DayOfYear, to: DayOfYear): Comes => ({ comes: 'yearly', from, to })

/** What is celebrated, every year, by everybody's own clock: the windows of 2024 as rules. */
const EVENTS: readonly CalendarEntry[] = [
  feast('wreath', 'FLOWER_FOR_WREATH', yearly(on(1, 3, 8), on(3, 3, 1))),
  // In 2024, when Easter was the 5th of May: from the 4th of April to the 4th of June.
  feast('easter', 'EASTER_EGG', {
    comes: 'by-easter',
    from: { days: -31, time: 0 },
    to: { days: 30, time: DAY },
  }),
  feast('birthday', 'BIRTHDAY_HAT', yearly(on(16, 4, 0), on(17, 4, 24))),
  feast('midsummer', 'FERN', yearly(on(5, 7, 8), on(7, 7, 24)), ['RU']),
  feast('apples', 'APPLE', yearly(on(24, 8, 8), on(26, 8, 1))),
  feast('cats', 'BOOKS', yearly(on(7, 9, 8), on(9, 9, 1))),
  feast('mushrooms', 'BIRD_FOR_MUSHROOM', yearly(on(5, 10, 8), on(7, 10, 1))),
  feast('pumpkins', 'PUMPKIN', yearly(on(28, 10, 1), on(30, 10, 4))),
  feast('new-year', 'NEW_YEAR', yearly(on(24, 12, 0), on(10, 1, 24))),
]

/** The year's plan: what comes by itself if no operator changes it. */
export const CALENDAR_PLAN: readonly CalendarEntry[] = [
  // The wheel itself is always there; in these days it turns more often for nothing.
  entry('generous-wheel', 'WHEEL', everyWeeks(4, 3, FRIDAY_NOON, WEEKEND), {
    audience: { ...EVERYBODY, levelFrom: WHEEL.fromLevel },
    contents: { times: 2 },
  }),
  entry('ok-group', 'OK_GROUP', always, {
    audience: { ...EVERYBODY, sources: ['OK'] },
    contents: { emeralds: PLATFORM_GIFTS.okDay },
  }),
  entry('first-hero', 'FIRST_HERO', { comes: 'to-newcomers', lasts: 3 * DAY }),
  entry('gems-x2', 'GEMS_X2', always),
  ...MYTHICAL_SALES,
  ...heroesOfTheWeek('usual', TIER_FROM_STAIR.legendary - 1, 30),
  ...heroesOfTheWeek('legendary', null, 25),
  ...CHESTS,
  entry('gems-plus-50', 'GEMS_PLUS_50', everyWeeks(4, 1, FRIDAY_NOON, WEEKEND), {
    contents: { percent: 50 },
  }),
  ...SNOWFALLS,
  ...EVENTS,
  entry('boosters', 'BOOSTER', everyWeeks(3, 1, 2 * DAY, 2 * DAY), {
    // A newcomer's first days are fast enough.
    audience: { ...EVERYBODY, levelFrom: 20 },
    contents: { percent: 50, booster: 'platinum', minutes: 60 },
  }),
  entry('portal-cards', 'PORTAL_DISCOUNT', everyWeeks(2, 0, 5 * DAY, 2 * DAY), {
    contents: { least: 10, most: 50 },
  }),
]
