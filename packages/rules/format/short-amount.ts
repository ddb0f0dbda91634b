import { shortNumber } from './short-number.ts'

/** Small gains are told in tenths, or a shrine at the foot of the stair would give nothing. */
export const shortAmount = (amount: number, mark: string): string =>
  amount < 10
    ? String(Math.max(0.1, Math.round(amount * 10) / 10)).replace('.', mark)
    : shortNumber(amount, mark)
