import { easterOf } from './easter.ts'
import type { Shown } from './local-clock.ts'

const DAY = 86_400_000

/** A day of every year, and how far into it. */
export interface DayOfYear {
  /** 1 to 12 */
  readonly month: number
  readonly day: number
  readonly time: number
}

/** A day so long after Easter, or before it where it is less than nothing, and how far into it. */
export interface DayByEaster {
  readonly days: number
  readonly time: number
}

/** When something comes, as a clock shows it: moments are counted from 1970 as if the clock were the world's. */
export type Comes =
  | { readonly comes: 'always' }
  | { readonly comes: 'once'; readonly from: number; readonly to: number }
  /** The first time and, every so long, again. */
  | { readonly comes: 'again'; readonly first: number; readonly every: number; readonly lasts: number }
  /** May reach over the year's end. */
  | { readonly comes: 'yearly'; readonly from: DayOfYear; readonly to: DayOfYear }
  /** With Easter, which is another day each year. */
  | { readonly comes: 'by-easter'; readonly from: DayByEaster; readonly to: DayByEaster }
  /** To everybody who has just come. */
  | { readonly comes: 'to-newcomers'; readonly lasts: number }

/** One time that something comes. */
export interface Occurrence extends Shown {
  /** Which time it is, whatever happens to its moments; null: there is but one. */
  readonly name: string | null
}

/** As far as any calendar reaches. */
export const FOREVER = 8_640_000_000_000_000

const isWithin = (from: number, to: number) => (one: Shown) => one.from < to && one.to > from

const dateOf = (shown: number): string => new Date(shown).toISOString().slice(0, 'YYYY-MM-DD'.length)

const inYear = (year: number, { month, day, time }: DayOfYear): number =>
  Date.UTC(year, month - 1, day) + time

function ofYear(year: number, from: DayOfYear, to: DayOfYear): Occurrence {
  const begins = inYear(year, from)
  const ends = inYear(year, to)
  return { name: String(year), from: begins, to: ends > begins ? ends : inYear(year + 1, to) }
}

const byEaster = (year: number, { days, time }: DayByEaster): number => easterOf(year) + days * DAY + time

function inTheYear(comes: Extract<Comes, { comes: 'yearly' | 'by-easter' }>, year: number): Occurrence {
  if (comes.comes === 'yearly') return ofYear(year, comes.from, comes.to)
  return { name: String(year), from: byEaster(year, comes.from), to: byEaster(year, comes.to) }
}

function again(
  { first, every, lasts }: Extract<Comes, { comes: 'again' }>,
  from: number,
  to: number,
): readonly Occurrence[] {
  const found: Occurrence[] = []
  const start = Math.max(0, Math.floor((from - first - lasts) / every))
  for (let begins = first + start * every; begins < to; begins += every)
    found.push({ name: dateOf(begins), from: begins, to: begins + lasts })
  return found
}

/** The times that something comes between two moments, in their order; to newcomers: when this one came. */
export function occurrences(comes: Comes, from: number, to: number, cameAt: number): readonly Occurrence[] {
  const among = isWithin(from, to)
  if (comes.comes === 'always') return [{ name: null, from: 0, to: FOREVER }]
  if (comes.comes === 'once') return [{ name: null, from: comes.from, to: comes.to }].filter(among)
  if (comes.comes === 'to-newcomers')
    return [{ name: null, from: cameAt, to: cameAt + comes.lasts }].filter(among)
  if (comes.comes === 'again') return again(comes, from, to).filter(among)
  const years: Occurrence[] = []
  const last = new Date(to).getUTCFullYear()
  for (let year = new Date(from).getUTCFullYear() - 1; year <= last; year++)
    years.push(inTheYear(comes, year))
  return years.filter(among)
}

/** How long before and after the world's clock any clock of the world shows something. */
export const CLOCKS_AHEAD = DAY
