import type { Outcome } from './measure-apart.ts'
import type { Row } from './row.ts'

/** What is told of a row. */
export interface Result {
  readonly row: Row
  readonly ratio: string
  readonly spread: string
  readonly bound: string
  readonly verdict: string
  readonly passed: boolean
}

export function resultOf(row: Row, outcome: Outcome): Result {
  const bound = 'least' in row.bound ? `≥ ${row.bound.least}` : `≤ ${row.bound.most}`
  if ('trouble' in outcome)
    return { row, ratio: '–', spread: '–', bound, verdict: outcome.trouble, passed: false }
  const sorted = outcome.ratios.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
  const median = at(1 / 2)
  const passed = 'least' in row.bound ? median >= row.bound.least : median <= row.bound.most
  return {
    row,
    ratio: median.toFixed(2),
    spread: `${at(0).toFixed(2)} – ${at(1).toFixed(2)}`,
    bound,
    verdict: passed ? 'pass' : 'FAIL',
    passed,
  }
}
