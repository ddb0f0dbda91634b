import { expect, test } from 'vitest'
import { ownCashier } from './cashier.ts'

const test_ = { name: 'test', monies: ['RUB', 'USD', 'EUR'] } as const
const asked = (names: readonly { name: string; monies: readonly ('RUB' | 'USD' | 'EUR' | 'XTR')[] }[]) =>
  names.map(({ name, monies }) => ({ name, monies: [...monies] }))

test('whoever speaks Russian pays in roubles, in the lands of the euro in euros, elsewhere in dollars', () => {
  const money = (language: string) => ownCashier(asked([test_]), language)?.money
  expect(['ru', 'ru-RU', 'de-DE', 'en-IE', 'en-US', 'pt-BR'].map(money)).toEqual([
    'RUB',
    'RUB',
    'EUR',
    'EUR',
    'USD',
    'USD',
  ])
})

test('where only roubles are taken everybody pays in roubles', () => {
  const only = asked([{ name: 'yookassa', monies: ['RUB'] }])
  expect(ownCashier(only, 'en-US')).toEqual({ provider: 'yookassa', money: 'RUB' })
})

test('the money of a messenger is not taken on our own site', () => {
  expect(ownCashier(asked([{ name: 'telegram', monies: ['XTR'] }]), 'ru')).toBeNull()
})

test('the real cashier comes before the one for tries', () => {
  expect(ownCashier(asked([test_, { name: 'yookassa', monies: ['RUB'] }]), 'ru')?.provider).toBe('yookassa')
})
