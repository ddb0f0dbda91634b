import type { Period } from '@skystair/content/retention.data.ts'

const day = 24 * 3_600_000
/** 1970 began on a Thursday; weeks begin on Mondays. */
const firstMonday = 4 * day

/** When the period began in which that moment lies. */
export function startOf(period: Period, time: number): number {
  if (period === 'day') return Math.floor(time / day) * day
  if (period === 'week') return Math.floor((time - firstMonday) / (7 * day)) * 7 * day + firstMonday
  const date = new Date(time)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth())
}

/** When the period that began then is over. */
export function endOf(period: Period, start: number): number {
  if (period === 'day') return start + day
  if (period === 'week') return start + 7 * day
  const date = new Date(start)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1)
}

/** What a part of a table is called: ledger_2026_03, replay_2026_03_09. */
export const partName = (table: string, period: Period, start: number): string =>
  `${table}_${new Date(start)
    .toISOString()
    .slice(0, period === 'month' ? 7 : 10)
    .replaceAll('-', '_')}`
