import { expect, test } from 'vitest'
import { movesOf, placeInNewHome, withoutMoves } from './new-home.ts'

const home = 'https://new.example/'
const place = (address: string, to = home) => placeInNewHome(to, new URL(address))

test('whoever is moved comes to the same place of the new home', () => {
  expect(place('https://old.example/player/12?ref=abc#part')).toBe(
    'https://new.example/player/12?ref=abc&moved=1#part',
  )
  expect(place('https://old.example/')).toBe('https://new.example/?moved=1')
})

test('a new home that is a page of its own is gone to as it is', () => {
  const page = 'https://portal.example/games?id=7'
  expect(place('https://old.example/player/12?ref=abc#part', page)).toBe(
    'https://portal.example/games?id=7&moved=1',
  )
})

test('no place leads out of the new home', () => {
  for (const path of ['//evil.example/x', '/\\evil.example', '/@evil.example', '/.//evil.example'])
    expect(new URL(place(`https://old.example${path}`) ?? '').origin, path).toBe('https://new.example')
})

test('two homes that point at each other are left after the third move', () => {
  const visited: string[] = []
  let here: string | null = 'https://old.example/chat'
  while (here !== null) {
    visited.push(new URL(here).host)
    here = place(here, here.includes('old') ? home : 'https://old.example/')
  }
  expect(visited).toEqual(['old.example', 'new.example', 'old.example', 'new.example'])
})

test('nonsense in the place of the count is no move, and leads nobody in circles for longer', () => {
  for (const count of ['', 'often', '-99', 'NaN'])
    expect(movesOf(new URL(`https://old.example/?moved=${count}`)), count).toBe(0)
  expect(place('https://old.example/?moved=1e99')).toBe(null)
  expect(place('https://old.example/?moved=Infinity')).toBe(null)
})

test('the count stays in nobody’s address', () => {
  expect(withoutMoves(new URL('https://new.example/chat?ref=abc&moved=1#part'))).toBe(
    'https://new.example/chat?ref=abc#part',
  )
  expect(withoutMoves(new URL('https://new.example/chat?moved=1'))).toBe('https://new.example/chat')
})
