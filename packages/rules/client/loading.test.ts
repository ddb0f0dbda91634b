import { expect, test } from 'vitest'
import { loadingBar, loadMarksPassed } from './loading.ts'

test('the loading bar shows at least 10, then 10 + 0.9 x progress', () => {
  expect(loadingBar(0)).toBe(10)
  expect(loadingBar(60)).toBe(64)
  expect(loadingBar(100)).toBe(100)
})

test('the loading bar never leaves its frame', () => {
  expect(loadingBar(-20)).toBe(10)
  expect(loadingBar(130)).toBe(100)
})

test('5 and 50 percent loaded are logged once each', () => {
  expect(loadMarksPassed(0, 4)).toEqual([])
  expect(loadMarksPassed(4, 5)).toEqual([5])
  expect(loadMarksPassed(5, 49)).toEqual([])
  expect(loadMarksPassed(0, 80)).toEqual([5, 50])
  expect(loadMarksPassed(50, 100)).toEqual([])
})
