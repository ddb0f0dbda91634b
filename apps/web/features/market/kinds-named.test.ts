import { expect, test } from 'vitest'
import { kindsNamed } from './kinds-named.ts'

const names = { 'oak-shield': 'Дубовый щит', 'firebird-cloak': 'Плащ зелёной зари', ring: 'Кольцо' }

test('a thing is found by any part of its name, whatever the letters are like', () => {
  expect(kindsNamed('щит', names)).toEqual(['oak-shield'])
  expect(kindsNamed(' ЗЕЛЕН', names)).toEqual(['firebird-cloak'])
  expect(kindsNamed('о', names)).toEqual(['oak-shield', 'firebird-cloak', 'ring'])
})

test('who seeks nothing sees everything, who seeks what is not there sees nothing', () => {
  expect(kindsNamed('  ', names)).toBeNull()
  expect(kindsNamed('пирог', names)).toEqual([])
})
