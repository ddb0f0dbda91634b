import type { HeroTier } from '@skystair/rules/heroes/hero.ts'
import type { Lived } from './diary.ts'
import type { Profile } from './profile.ts'

type Reading = (life: Lived) => number

/** One line of the design's pace table. */
interface Goal {
  readonly when: string
  readonly of: 'stair' | 'level'
  readonly days: number
  readonly read: Reading
  readonly wanted: Readonly<Partial<Record<Profile['name'], number>>>
}

const afterMinutes = (minute: number, of: 'stair' | 'level', casual: number, regular: number): Goal => ({
  when: `${minute} min`,
  of,
  days: 0,
  read: (life) => life.diary.minutes.get(minute)?.[of] ?? 0,
  wanted: { casual, regular, 'casual member': casual, 'regular member': regular },
})

const onDay = (day: number, of: 'stair' | 'level', casual: number, regular: number): Goal => ({
  when: `day ${day}`,
  of,
  days: day,
  read: (life) => life.diary.days[day]?.[of] ?? 0,
  wanted: { casual, regular, 'casual member': casual, 'regular member': regular },
})

const GOALS: readonly Goal[] = [
  afterMinutes(1, 'stair', 1, 1),
  afterMinutes(10, 'stair', 5, 5),
  afterMinutes(10, 'level', 3, 3),
  afterMinutes(20, 'level', 4, 4),
  onDay(1, 'level', 8, 10),
  onDay(3, 'level', 12, 15),
  onDay(7, 'stair', 30, 45),
  onDay(30, 'stair', 100, 160),
  onDay(120, 'stair', 300, 500),
]

const TOLERANCE = 0.25

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, two) => one - two)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('the median of nothing')
  return middle
}

export interface Met {
  readonly goal: Goal
  readonly wanted: number
  readonly found: number
  readonly isMet: boolean
}

/** The goals these lives can speak about, and whether their median meets them. */
export function meetGoals(profile: Profile, lives: readonly Lived[], days: number): readonly Met[] {
  return GOALS.flatMap((goal) => {
    const wanted = goal.wanted[profile.name]
    if (wanted === undefined || goal.days > days) return []
    const found = median(lives.map(goal.read))
    return [{ goal, wanted, found, isMet: Math.abs(found / wanted - 1) <= TOLERANCE }]
  })
}

/** Days without a new stair, at worst. */
export function longestWall({ diary }: Lived): { days: number; stair: number } {
  let longest = { days: 0, stair: 0 }
  let current = 0
  for (const [index, { stair }] of diary.days.entries()) {
    current = index > 0 && diary.days[index - 1]?.stair === stair ? current + 1 : 0
    if (current > longest.days) longest = { days: current, stair }
  }
  return longest
}

/** The first day the stair was reached; null: never. */
export function dayOfStair({ diary }: Lived, stair: number): number | null {
  const day = diary.days.findIndex((one) => one.stair >= stair)
  return day === -1 ? null : day
}

/** The day the first hero of a tier joined; null: none did. */
export function dayOfHero({ diary }: Lived, tier: HeroTier): number | null {
  const day = diary.heroes.get(tier)
  return day === undefined ? null : Math.floor(day)
}

/** The day by which half of them have come so far; infinite: they have not. */
export const medianDay = (days: readonly (number | null)[]): number =>
  median(days.map((day) => day ?? Number.POSITIVE_INFINITY))

const DAYS_OF_WEEK = 7

/** How often a life has had something a week, on average. */
export const weekly = (lives: readonly Lived[], what: string): number =>
  lives.reduce((sum, { diary }) => sum + ((diary.won.get(what) ?? 0) * DAYS_OF_WEEK) / diary.days.length, 0) /
  lives.length

interface Return {
  readonly what: string
  /** about so many a week */
  readonly least: number
  readonly most: number
}

/** What whoever pays nothing is promised of luck: about three prizes of the wheel, about one artifact of a chest. */
const RETURNS: readonly Return[] = [
  { what: 'wheel-prize', least: 2, most: 4.2 },
  { what: 'delayed-chest artifact', least: 0.5, most: 1.5 },
]

export const meetReturns = (profile: Profile, lives: readonly Lived[]) =>
  profile.emeralds > 0 || profile.care < 1
    ? []
    : RETURNS.map(({ what, least, most }) => {
        const found = weekly(lives, what)
        return { what, least, most, found, isMet: found >= least && found <= most }
      })
