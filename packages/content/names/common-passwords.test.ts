import { expect, test } from 'vitest'
import { commonPasswords } from './common-passwords.ts'

test.each([
  ...['12345678', '123456789', '87654321', '11223344', '147258369', '123123123'],
  ...['password', 'password1', 'password123', 'p@ssw0rd', 'passw0rd', 'iloveyou', 'qwertyui', 'qwerty123'],
  ...[
    '1qaz2wsx',
    '1q2w3e4r',
    'zaq12wsx',
    'abcd1234',
    'dragon123',
    'sunshine',
    'superman1',
    'welcome1',
    'letmein!',
  ],
  ...['йцукенгш', 'пароль123', 'любовь77', 'солнышко', 'наташа1985', 'alexander', 'sergey1990', 'skystair'],
])('%s is among the passwords everybody tries first', (password) => {
  expect(commonPasswords.has(password)).toBe(true)
})

test('a Russian word typed in the Latin layout is common too', () => {
  expect(commonPasswords.has('gfhjkm123')).toBe(true)
  expect(commonPasswords.has('k.,jdm77')).toBe(true)
})

test('an English word typed in the Russian layout is common too', () => {
  expect(commonPasswords.has('зфыыцщкв')).toBe(true)
})

test('there are thousands of them, all in lower case', () => {
  expect(commonPasswords.size).toBeGreaterThan(10_000)
  expect([...commonPasswords].filter((password) => password !== password.toLowerCase())).toEqual([])
})

test("a phrase of one's own is not among them", () => {
  for (const password of ['three heads argue', 'кусачая ступенька', 'xK7-mossy-lamp']) {
    expect(commonPasswords.has(password)).toBe(false)
  }
})
