import { mostGranted } from '@skystair/contract/console.ts'

/** What the written digits grant; `null`: nothing, or more than there may be. */
export function sumOf(digits: string): number | null {
  const sum = Number(digits)
  return sum >= 1 && sum <= mostGranted ? sum : null
}
