import type { Amounts } from '@skystair/rules/economy/purse.ts'
import { type Currency, currencies } from '@skystair/rules/wallet/wallet.ts'

/** What the simulator remembers of one life. */
export interface Diary {
  /** stair and level at the end of each day, from day 0 */
  readonly days: { stair: number; level: number; power: number; gained: boolean }[]
  /** stair and level after so many minutes of play */
  readonly minutes: Map<number, { stair: number; level: number }>
  readonly sources: Map<string, number>
  readonly sinks: Map<string, number>
  /** per stair: battles with its guardian won and fought */
  readonly battles: Map<number, { won: number; fought: number }>
  readonly refusals: Map<string, number>
  /** the day the first hero of a tier joined */
  readonly heroes: Map<string, number>
  /** what was met for the first time, by the minute of play it was met in */
  readonly firsts: Map<string, number>
  /** where the heroes' power came from */
  readonly power: Map<string, number>
  /** how often something was drawn, won, used or given that is a reason to come back */
  readonly won: Map<string, number>
}

/** A life that is over, as far as reports go. */
export interface Lived {
  readonly diary: Diary
  readonly battles: number
}

export const newDiary = (): Diary => ({
  days: [],
  minutes: new Map(),
  sources: new Map(),
  sinks: new Map(),
  battles: new Map(),
  refusals: new Map(),
  heroes: new Map(),
  power: new Map(),
  firsts: new Map(),
  won: new Map(),
})

export const count = (map: Map<string, number>, key: string, amount: number): void => {
  if (amount > 0) map.set(key, (map.get(key) ?? 0) + amount)
}

export function note(map: Map<string, number>, reason: string, amounts: Amounts): void {
  for (const currency of currencies) count(map, `${currency}/${reason}`, amounts[currency] ?? 0)
}

/** What left one purse and did not arrive in the next. */
export function paidBetween(before: Amounts, after: Amounts): Amounts {
  const paid: Partial<Record<Currency, number>> = {}
  for (const currency of currencies) {
    const less = (before[currency] ?? 0) - (after[currency] ?? 0)
    if (less > 0) paid[currency] = less
  }
  return paid
}

export function noteBattle(diary: Diary, stair: number, isWon: boolean): void {
  const before = diary.battles.get(stair) ?? { won: 0, fought: 0 }
  diary.battles.set(stair, { won: before.won + (isWon ? 1 : 0), fought: before.fought + 1 })
}

/** Something new is new once. */
export function noteFirst(diary: Diary, what: string, played: number): void {
  if (!diary.firsts.has(what)) diary.firsts.set(what, Math.floor(played / 60))
}

/** Minutes of the first so many in which nothing new was met. @forTests */
export function dullMinutes({ firsts }: Diary, minutes: number): readonly number[] {
  const lively = new Set(firsts.values())
  return Array.from({ length: minutes }, (_, minute) => minute).filter((minute) => !lively.has(minute))
}
