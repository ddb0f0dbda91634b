import { expect, test } from 'vitest'
import { moneyOfStates, moreFor } from './price-words.ts'

const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ')

test('a price is written as where the player lives, without hundredths that are none', () => {
  expect(plain(moneyOfStates({ money: 'RUB', amount: 1_299_000 }, 'ru'))).toBe('12 990 ₽')
  expect(plain(moneyOfStates({ money: 'RUB', amount: 5_900 }, 'en'))).toBe('₽59')
  expect(plain(moneyOfStates({ money: 'USD', amount: 499 }, 'en'))).toBe('$4.99')
  expect(plain(moneyOfStates({ money: 'EUR', amount: 499 }, 'ru'))).toBe('4,99 €')
})

test('the money of a platform has words of its own', () => {
  expect(moneyOfStates({ money: 'XTR', amount: 250 }, 'ru')).toBeNull()
})

test('a heap is never said to be worth more than it is', () => {
  const smallest = { emeralds: 60, cost: 59 }
  expect(moreFor(smallest, smallest)).toBe(0)
  expect(moreFor({ emeralds: 120, cost: 59 }, smallest)).toBe(100)
  expect(moreFor({ emeralds: 130, cost: 119 }, smallest)).toBe(7)
})
