import type { Price } from '@skystair/rules/bank/money.ts'

const ofStates = ['RUB', 'USD', 'EUR'] as const

/** A price in the money of a state, whole sums without their hundredths; null: the platform's own money has words. */
export function moneyOfStates({ money, amount }: Price, language: string): string | null {
  const currency = ofStates.find((one) => one === money)
  if (currency === undefined) return null
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
  }).format(amount / 100)
}

/** How many percent more a heap gives for the same money than the smallest one. */
export const moreFor = (
  heap: { readonly emeralds: number; readonly cost: number },
  smallest: { readonly emeralds: number; readonly cost: number },
): number => Math.floor(((heap.emeralds / heap.cost) * (smallest.cost / smallest.emeralds) - 1) * 100 + 1e-9)
