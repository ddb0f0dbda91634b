import english from '@skystair/content/text/en/seed.json' with { type: 'json' }
import russian from '@skystair/content/text/ru/seed.json' with { type: 'json' }
import type { Language } from '@skystair/rules/player/choices.ts'

/** Where a clan of the demo world stands today. */
export interface ClanPlan {
  readonly id: number
  readonly language: Language
  readonly words: { readonly name: string; readonly about: string; readonly advertisement: string }
  /** How long ago it was founded. */
  readonly days: number
  readonly members: number
  /** Accounts of the demo that are among them; the first leads. */
  readonly accounts: readonly string[]
  readonly levels: Readonly<Record<string, number>>
  /** What is being built, and how many hours are left; below zero: it waits to be opened. */
  readonly atWork: readonly { readonly type: string; readonly hours: number }[]
  /** Levels of the hall's forces, in all. */
  readonly hall: number
  readonly theme: number
  readonly applications: number
  readonly invitations: number
}

const levels = (
  EXPERIENCE: number,
  CLAN_SHIELD: number,
  SNOW_WORLD: number,
  GEAR_FACTORY: number,
  HALL_OF_FAME: number,
): ClanPlan['levels'] => ({ EXPERIENCE, CLAN_SHIELD, SNOW_WORLD, GEAR_FACTORY, HALL_OF_FAME })

const FIRST_ID = 2_000_000

type Stands = Pick<ClanPlan, 'days' | 'members' | 'levels'> & Partial<ClanPlan>

const usual = { accounts: [], atWork: [], hall: 0, applications: 0, invitations: 0 }

const STAND: Readonly<Record<'RU' | 'EN', readonly Stands[]>> = {
  RU: [
    {
      days: 90,
      members: 20,
      accounts: ['leader', 'hero'],
      levels: levels(8, 6, 7, 9, 5),
      atWork: [
        { type: 'CLAN_SHIELD', hours: -2 },
        { type: 'EXPERIENCE', hours: 9 },
      ],
      hall: 8,
      applications: 4,
      invitations: 1,
    },
    { days: 120, members: 8, levels: levels(5, 3, 4, 4, 2), hall: 3, applications: 1 },
    { days: 60, members: 5, levels: levels(2, 4, 3, 2, 0), atWork: [{ type: 'SNOW_WORLD', hours: 2 }] },
    { days: 45, members: 3, levels: levels(2, 1, 1, 2, 0) },
    { days: 30, members: 2, levels: levels(1, 1, 0, 1, 0) },
    { days: 12, members: 1, levels: levels(0, 0, 0, 0, 0) },
  ],
  EN: [
    {
      days: 210,
      members: 40,
      levels: levels(12, 11, 10, 11, 9),
      atWork: [{ type: 'HALL_OF_FAME', hours: 14 }],
      hall: 25,
      applications: 2,
      invitations: 2,
    },
    {
      days: 100,
      members: 12,
      levels: levels(5, 4, 3, 7, 3),
      atWork: [{ type: 'GEAR_FACTORY', hours: 5 }],
      hall: 3,
      applications: 1,
    },
    { days: 70, members: 6, levels: levels(3, 3, 3, 3, 1), applications: 1 },
    { days: 50, members: 4, levels: levels(1, 5, 1, 1, 0) },
    { days: 25, members: 2, levels: levels(1, 0, 1, 0, 0) },
    { days: 6, members: 1, levels: levels(0, 0, 0, 0, 0) },
  ],
}

/** Twelve clans of all sizes, half of them speak Russian and half English. */
export const CLAN_PLANS: readonly ClanPlan[] = (['RU', 'EN'] as const).flatMap((language, half) =>
  (language === 'RU' ? russian : english).clans.flatMap((words, place) => {
    const stands = STAND[language][place]
    const id = FIRST_ID + half * STAND.RU.length + place
    return stands ? [{ ...usual, theme: 1 + ((half * 6 + place) % 12), ...stands, id, language, words }] : []
  }),
)
