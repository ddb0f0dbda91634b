import { shortNumber } from './short-number.ts'

/** Less than a whole point is told in tenths: a scratch is not nothing. */
export function shortLoss(loss: number, decimalMark: string): string {
  if (loss <= 0 || loss >= 1) return shortNumber(loss, decimalMark)
  return `0${decimalMark}${Math.min(9, Math.max(1, Math.round(loss * 10)))}`
}

/** What a blow may take, from and to as the blow itself will be told; one number where both are told alike. */
export function shortLossRange(least: number, most: number, decimalMark: string): string {
  const [from, to] = [shortLoss(least, decimalMark), shortLoss(most, decimalMark)]
  return from === to ? from : `${from}–${to}`
}
