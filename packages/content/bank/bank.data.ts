import type { BankRules } from '@skystair/rules/bank/bank-book.ts'
import type { Money, Price } from '@skystair/rules/bank/money.ts'

const DAY = 86_400_000

export const BANK: BankRules = {
  statuses: [
    { status: 'silver', from: 1_000, points: 3 },
    { status: 'gold', from: 5_000, points: 6 },
    { status: 'brilliant', from: 20_000, points: 10 },
  ],
  statusLasts: 90 * DAY,
  pointsLast: 30 * DAY,
  pointsToldBefore: 3 * DAY,
  emeraldsATicket: 500,
  firstExtra: 100,
  campaignExtra: 0,
}

interface Size {
  readonly id: string
  readonly emeralds: number
  readonly mark: 'most-bought' | 'best-worth' | null
  readonly prices: Readonly<Record<Money, number>>
}

/** Kopecks and cents, pieces of what platforms call their own. One rouble is about one yan and one of OK. */
const size = (
  emeralds: number,
  [roubles, cents, stars, votes]: readonly [number, number, number, number],
  mark: Size['mark'] = null,
): Size => ({
  id: `emeralds-${emeralds}`,
  emeralds,
  mark,
  prices: {
    RUB: roubles * 100,
    USD: cents,
    EUR: cents,
    XTR: stars,
    YAN: roubles,
    VOTE: votes,
    OK: roubles,
  },
})

/** Eight heaps; the larger, the more for the same money. */
export const SHELF: readonly Size[] = [
  size(60, [59, 99, 50, 9]),
  size(130, [119, 199, 100, 18]),
  size(350, [299, 499, 250, 45], 'most-bought'),
  size(800, [649, 999, 550, 98]),
  size(1_700, [1_290, 1_999, 1_100, 200]),
  size(3_600, [2_590, 3_999, 2_250, 405]),
  size(9_500, [6_490, 9_999, 5_700, 1_030]),
  size(20_000, [12_990, 19_999, 11_500, 2_080], 'best-worth'),
]

export const sizeOf = (product: string): Size | undefined => SHELF.find(({ id }) => id === product)

export const priceOf = ({ prices }: Size, money: Money): Price => ({ money, amount: prices[money] })
