import { expect, test } from 'vitest'
import { mayPassOn, mostPassings } from './pass-on.ts'

test('words go from mouth to mouth only so far, and from one mouth to only so many ears', () => {
  expect(mayPassOn(mostPassings - 1, 99)).toBeNull()
  expect(mayPassOn(mostPassings, 0)).toEqual({ refused: 'chat.refused.passed-on', params: {} })
  expect(mayPassOn(0, 100)).toEqual({ refused: 'chat.refused.passed-on', params: {} })
})
