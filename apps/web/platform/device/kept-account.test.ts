import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAccount, keptAccount, leaveAccount, noteSignedOut } from './kept-account.ts'
import { takeWord } from './last-word.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage())
  vi.stubGlobal('sessionStorage', aStorage())
})
afterEach(() => void vi.unstubAllGlobals())

function aStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const forGood = () => new Promise<never>(() => undefined)

test('a session that ended elsewhere is told once, and the device goes on knowing that it has an account', () => {
  keepAccount('in')
  expect(noteSignedOut()).toBe(true)
  expect(noteSignedOut()).toBe(false)
  expect(keptAccount()).toBe('out')
})

test('a device that never had a named account tells nothing', () => {
  expect(noteSignedOut()).toBe(false)
  expect(keptAccount()).toBeNull()
})

test('whoever signs out by choice need not be told', () => {
  keepAccount('in')
  void leaveAccount('out', forGood)
  expect(noteSignedOut()).toBe(false)
  expect(keptAccount()).toBe('out')
})

test('an account that was deleted here is not offered any more', () => {
  keepAccount('in')
  void leaveAccount(null, forGood)
  expect(noteSignedOut()).toBe(false)
  expect(keptAccount()).toBeNull()
})

test('whoever deletes the account is told on the page that comes after it, once', () => {
  void leaveAccount(null, forGood, 'The book is closed.')
  expect(takeWord()).toBe('The book is closed.')
  expect(takeWord()).toBeNull()
})

test('a traveller without a name who leaves has no account to come back to', () => {
  void leaveAccount('out', forGood)
  expect(keptAccount()).toBeNull()
})

test('who could not leave is still here', async () => {
  keepAccount('in')
  await leaveAccount('out', async () => null, 'Farewell.')
  expect(keptAccount()).toBe('in')
  expect(takeWord()).toBeNull()
})

test('a browser that keeps nothing is no trouble', () => {
  vi.stubGlobal('localStorage', undefined)
  keepAccount('in')
  expect(noteSignedOut()).toBe(false)
})
