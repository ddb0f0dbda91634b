import { expect, test } from 'vitest'
import { playerWords } from './player-words.ts'

test('texts get the name of the player and the pronouns of the gender', () => {
  expect(playerWords({ name: 'Варвара', gender: 'female' })).toEqual({
    playerName: 'Варвара',
    toPlayer: 'common.pronoun.female.to-player',
    forPlayer: 'common.pronoun.female.for-player',
  })
  expect(playerWords({ name: 'Ivan', gender: 'male' }).toPlayer).toBe('common.pronoun.male.to-player')
})
