import type { Currency } from '@skystair/rules/wallet/wallet.ts'

/** Where things are bought for several currencies at once. */
const SHOPS: readonly string[] = ['shop', 'market', 'clan-shop']
/** Where everything is for emeralds: they are called by their other name there. */
const COUNTERS: readonly string[] = ['portal-shop', 'portal']

/** What a missing price is called where it is missing: the key of its text. */
export function titleFor(
  missing: readonly { readonly currency: Currency }[],
  stack: readonly string[],
): string {
  const [first] = missing
  const isIn = (pages: readonly string[]) => stack.some((name) => pages.includes(name))
  if (first === undefined) return 'enough'
  if (missing.length > 1) return isIn(SHOPS) ? 'not-enough-funds' : 'not-enough-all'
  return first.currency === 'mithril' && isIn(COUNTERS) ? 'not-enough-gems' : `not-enough.${first.currency}`
}
