import { currencies } from '@skystair/rules/wallet/wallet.ts'
import { expect, test } from 'vitest'
import { missingOf, priceIn } from './lacking.ts'

const purse = (some: object) =>
  ({ ...Object.fromEntries(currencies.map((one) => [one, 0])), ...some }) as never

test('what is missing is the price less the purse, and nothing of what there is enough of', () => {
  const price = [
    { currency: 'sulfur', amount: 20 },
    { currency: 'crystal', amount: 80 },
  ] as const
  expect(missingOf(price, purse({ sulfur: 6, crystal: 80 }))).toEqual([{ currency: 'sulfur', amount: 14 }])
  expect(missingOf(price, purse({ sulfur: 20, crystal: 81 }))).toEqual([])
})

test('a price is read from its address, and nonsense is no price', () => {
  expect(priceIn('sulfur-20_crystal-80').map(({ currency, amount }) => [currency, amount])).toEqual([
    ['sulfur', 20],
    ['crystal', 80],
  ])
  expect(priceIn('mithril--5_gold-1e99_pebble-3_gold_-_gold-0')).toEqual([])
})
