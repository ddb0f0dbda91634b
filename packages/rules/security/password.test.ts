import { describe, expect, test } from 'vitest'
import { newPassword, type PasswordEntry, password } from './password.ts'

const common = new Set(['qwerty123', 'пароль123'])
const entry = (chosen: string, changes: Partial<PasswordEntry> = {}): PasswordEntry => ({
  password: chosen,
  repeated: chosen,
  name: 'Ratibor77',
  ...changes,
})
const refusal = (code: string, params = {}) => ({ refused: `security.refused.${code}`, params })

describe('password', () => {
  test("a password of one's own is taken as it is, spaces too", () => {
    expect(password(entry(' three heads argue '), common)).toBe(' three heads argue ')
  })

  test('a password cannot be empty', () => {
    expect(password(entry(''), common)).toEqual(refusal('password-empty'))
    expect(password(entry('          '), common)).toEqual(refusal('password-empty'))
  })

  test('a password has 8 to 72 characters', () => {
    expect(password(entry('stair12'), common)).toEqual(refusal('password-too-short', { minimum: 8 }))
    expect(password(entry('stair123'), common)).toBe('stair123')
    const longest = 'лестница'.repeat(9)
    expect(password(entry(longest), common)).toBe(longest)
    expect(password(entry(`${longest}!`), common)).toEqual(refusal('password-too-long', { maximum: 72 }))
  })

  test('the two entries must match', () => {
    expect(password(entry('stair123', { repeated: 'stair124' }), common)).toEqual(refusal('passwords-differ'))
  })

  test('a common password is refused in any case of letters', () => {
    expect(password(entry('QWERTY123'), common)).toEqual(refusal('password-common'))
    expect(password(entry('Пароль123'), common)).toEqual(refusal('password-common'))
  })

  test('one or two characters over and over are no password', () => {
    expect(password(entry('жжжжжжжжж'), common)).toEqual(refusal('password-common'))
    expect(password(entry('xyxyxyxyx'), common)).toEqual(refusal('password-common'))
  })

  test('the name of the player is no password', () => {
    expect(password(entry('ratibor77'), common)).toEqual(refusal('password-is-name'))
  })

  test('a letter typed with a separate accent is the same letter', () => {
    expect(password(entry('чаи\u0306 с мёдом', { repeated: 'чай с мёдом' }), common)).toBe('чай с мёдом')
  })
})

describe('new password', () => {
  const change = (current: string, chosen: string, repeated = chosen) =>
    newPassword({ ...entry(chosen, { repeated }), current }, common)

  test('all fields must be filled in', () => {
    expect(change('', 'stair123')).toEqual(refusal('fields-empty'))
    expect(change('old stair', '')).toEqual(refusal('fields-empty'))
    expect(change('old stair', 'stair123', '')).toEqual(refusal('fields-empty'))
  })

  test('it must be a good password', () => {
    expect(change('old stair', 'stair')).toEqual(refusal('password-too-short', { minimum: 8 }))
  })

  test('it must differ from the current one', () => {
    expect(change('stair123', 'stair123')).toEqual(refusal('password-current'))
  })

  test('a good one is taken', () => {
    expect(change('old stair', 'stair123')).toBe('stair123')
  })
})
