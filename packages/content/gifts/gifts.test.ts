import { expect, test } from 'vitest'
import { GIFTS } from './gifts.data.ts'

test('a gift in emeralds never holds more emeralds than half of what it costs', () => {
  for (const { price, reward } of GIFTS)
    expect(reward.amounts.mithril ?? 0).toBeLessThanOrEqual((price.mithril ?? 0) / 2)
})

test('a gift in gold never holds emeralds, and less gold than it costs', () => {
  for (const { price, reward } of GIFTS.filter((gift) => gift.price.gold !== undefined)) {
    expect(reward.amounts.mithril).toBeUndefined()
    expect(reward.amounts.gold ?? 0).toBeLessThan(price.gold ?? 0)
  }
})
