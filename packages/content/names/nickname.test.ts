import { cupOf, diceOf } from '@skystair/rules/dice.ts'
import { foldName } from '@skystair/rules/security/fold-name.ts'
import { playerName } from '@skystair/rules/security/player-name.ts'
import { expect, test } from 'vitest'
import { HOUSE_NAMES } from './house-names.data.ts'
import { nickname, nicknames } from './nickname.ts'

const cup = (seed = 'players') => cupOf(diceOf(seed))

test('400 players have 400 names that cannot be confused', () => {
  for (const seed of ['players', 'other players', 'third world']) {
    const names = nicknames(cup(seed), 400).map(({ name }) => foldName(name))
    expect(new Set(names).size).toBe(400)
  }
})

test('every name is one a player could have chosen', () => {
  for (const { name } of nicknames(cup(), 400)) expect(playerName(name, HOUSE_NAMES)).toBe(name)
})

test('names seldom repeat even without a check', () => {
  const drawing = cup()
  const drawn = Array.from({ length: 400 }, () => foldName(nickname(drawing).name))
  expect(new Set(drawn).size).toBeGreaterThan(340)
})

test('the same dice name the same players', () => {
  expect(nicknames(cup(), 50)).toEqual(nicknames(cup(), 50))
})

test('both languages and both genders are there, most names Russian', () => {
  const drawn = nicknames(cup(), 400)
  const share = (test: (one: (typeof drawn)[number]) => boolean) => drawn.filter(test).length / drawn.length
  expect(share(({ language }) => language === 'RU')).toBeGreaterThan(0.5)
  expect(share(({ language }) => language === 'EN')).toBeGreaterThan(0.3)
  expect(share(({ gender }) => gender === 'female')).toBeGreaterThan(0.35)
})
