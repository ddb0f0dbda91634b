import { describe, expect, test } from 'vitest'
import { clanName } from './clan-name.ts'

const house = { titles: ['admin'], attributes: [], wholeNames: [] }

describe('the name of a clan', () => {
  test('is one that a player could have', () => {
    expect(clanName('  Red Foxes ', house)).toBe('Red Foxes')
  })

  test.each(['', '   '])(
    'is asked for in the words of the specification when it is missing: %j',
    (entered) => {
      expect(clanName(entered, house)).toEqual({ refused: 'errors.name-empty', params: {} })
    },
  )

  test('is refused as a player’s is', () => {
    expect(clanName('ab', house)).toMatchObject({ refused: 'security.refused.name-too-short' })
  })
})
