import { expect, test } from 'vitest'
import { repeatGuard } from './repeat-guard.ts'

test('the first call of an action goes through', () => {
  expect(repeatGuard({}, 'buy', 10_000).allowed).toBe(true)
})

test('the same action within 1500 ms is ignored', () => {
  const { guard } = repeatGuard({}, 'buy', 10_000)
  expect(repeatGuard(guard, 'buy', 10_000).allowed).toBe(false)
  expect(repeatGuard(guard, 'buy', 11_499).allowed).toBe(false)
})

test('after 1500 ms the action goes through again', () => {
  const { guard } = repeatGuard({}, 'buy', 10_000)
  expect(repeatGuard(guard, 'buy', 11_500).allowed).toBe(true)
})

test('another action is not held up', () => {
  const { guard } = repeatGuard({}, 'buy', 10_000)
  expect(repeatGuard(guard, 'sell', 10_001).allowed).toBe(true)
})

test('ignored taps do not make the wait longer', () => {
  const first = repeatGuard({}, 'buy', 10_000)
  const second = repeatGuard(first.guard, 'buy', 11_000)
  expect(repeatGuard(second.guard, 'buy', 11_500).allowed).toBe(true)
})

test('the wait can be another one', () => {
  const { guard } = repeatGuard({}, 'spin', 0)
  expect(repeatGuard(guard, 'spin', 4000, 5000).allowed).toBe(false)
})
