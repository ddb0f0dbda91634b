import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'

test('a catalogue knows what was put in it and nothing else', () => {
  const heroes = catalogue([['lada', 1]])
  expect(heroes.lada).toBe(1)
  for (const id of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
    expect([id, heroes[id]]).toEqual([id, undefined])
    expect(id in heroes).toBe(false)
  }
})
