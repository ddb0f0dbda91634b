import { expect, test } from 'vitest'
import { isHeard, readTongue } from './heard.ts'

const lada = { id: 7, name: 'Лада', language: 'RU' } as const
const said = (text: string, authorId = 8) => ({ authorId, text, replyTo: null })

test('in the room of the own language only that language is heard, and what needs none', () => {
  expect(isHeard(said('Доброе утро'), lada)).toBe(true)
  expect(isHeard(said('Good morning'), lada)).toBe(false)
  expect(isHeard(said('Good morning'), { ...lada, language: 'EN' })).toBe(true)
  expect(isHeard(said('/smile laugh'), lada)).toBe(true)
})

test('nobody misses what they said themselves or what is said to them', () => {
  expect(isHeard(said('Good morning', lada.id), lada)).toBe(true)
  expect(isHeard(said('@лада, are you there?'), lada)).toBe(true)
  const replyTo = { id: 1, authorName: 'Лада', text: 'Кто в рейд?' }
  expect(isHeard({ ...said('Me!'), replyTo }, lada)).toBe(true)
})

test('whoever has no name is called by nobody', () => {
  expect(isHeard(said('@null, hello'), { ...lada, name: null })).toBe(false)
})

test('what the device has kept is a choice or nothing', () => {
  expect(['own', 'all', 'both', null].map(readTongue)).toEqual(['own', 'all', null, null])
})
