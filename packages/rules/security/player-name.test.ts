import { describe, expect, test } from 'vitest'
import { newPlayerName, playerName } from './player-name.ts'

const house = { titles: ['admin', 'модератор', 'support'], attributes: [], wholeNames: ['stair'] }

const refusedWith = (name: string) => {
  const answer = playerName(name, house)
  return typeof answer === 'string' ? null : answer.refused.replace('security.refused.', '')
}

describe('player name', () => {
  test.each(['Ivan', 'Варвара', 'Ёжик', 'Snow White', 'x_Dragon-99', 'Лис и Fox'])(
    '%s is a good name',
    (name) => {
      expect(playerName(name, house)).toBe(name)
    },
  )

  test('a name is required', () => {
    expect(refusedWith('')).toBe('name-empty')
    expect(refusedWith('   ')).toBe('name-empty')
  })

  test('a name has 3 to 20 characters', () => {
    expect(playerName('Ян', house)).toEqual({
      refused: 'security.refused.name-too-short',
      params: { minimum: 3 },
    })
    expect(playerName('Яна', house)).toBe('Яна')
    expect(playerName('a'.repeat(20), house)).toBe('a'.repeat(20))
    expect(playerName('a'.repeat(21), house)).toEqual({
      refused: 'security.refused.name-too-long',
      params: { maximum: 20 },
    })
  })

  test('space around a name is not kept, a double space inside is refused', () => {
    expect(playerName('  Snow White ', house)).toBe('Snow White')
    expect(refusedWith('Snow  White')).toBe('name-double-space')
  })

  test.each([
    ['a tag', '<b>Ivan</b>'],
    ['an emoji', 'Ivan🐉'],
    ['a zero-width space', 'Iv\u200ban'],
    ['a right-to-left mark', 'Ivan\u202e'],
    ['a line break', 'Iv\nan'],
    ['a no-break space', 'Iv\u00a0an'],
    ['a letter of another alphabet', 'Iνan'],
    ['a dot', 'i.van'],
  ])('a name with %s is refused', (_, name) => {
    expect(refusedWith(name)).toBe('name-characters')
  })

  test('letters typed with a separate accent are composed', () => {
    expect(playerName('Соловеи\u0306', house)).toBe('Соловей')
  })

  test('a name needs a letter', () => {
    expect(refusedWith('1234')).toBe('name-no-letter')
    expect(refusedWith('-_-')).toBe('name-no-letter')
  })

  test('nobody is called like those who run the game, in whatever letters', () => {
    for (const name of ['Admin', 'аdmin', 'ADM1N', 'Мо дератор', 'M0derator', 'support']) {
      expect(refusedWith(name), name).toBe('name-reserved')
    }
  })
})

describe('new name of a player', () => {
  test('it must differ from the current one', () => {
    expect(newPlayerName(' Ivan', 'Ivan', house)).toEqual({
      refused: 'security.refused.name-current',
      params: {},
    })
  })

  test('another case of the current one is a new name', () => {
    expect(newPlayerName('IVAN', 'Ivan', house)).toBe('IVAN')
  })

  test('it must be a good name', () => {
    expect(newPlayerName('', 'Ivan', house)).toEqual({ refused: 'security.refused.name-empty', params: {} })
  })
})
