import { describe, expect, test } from 'vitest'
import { ok } from '../an-answer.ts'
import { aCreature } from '../battle/a-battle.ts'
import { askToTheEnd } from '../battle/ask.ts'
import type { Entrant } from '../battle/fighter.ts'
import { startBattle } from '../battle/start-battle.ts'
import { forecast, forecastOf, ROLLS, strengthOf, winsAmong } from './forecast.ts'

const power = (size: number): Partial<Entrant> => ({ attack: size, defence: size, healthTotal: size * 2 })
const side = (first: number, ...sizes: number[]): Entrant[] =>
  sizes.map((size, place) => ({ ...aCreature(power(size)), id: first + place }))
const ours = (...sizes: number[]) => side(1, ...sizes)
const theirs = (...sizes: number[]) => side(11, ...sizes)

const wounded = (squad: readonly Entrant[], left: number): Entrant[] =>
  squad.map((one) => ({ ...one, health: one.healthTotal * left }))

/** A battle as the server begins it, with dice that nobody knows beforehand. */
function isWonForReal(squad: readonly Entrant[], enemies: readonly Entrant[], seed: string): boolean {
  const battle = startBattle({ id: seed, type: 'MOB', placeId: null, seed, squad, enemies, consumables: [] })
  return ok(askToTheEnd(ok(battle))).battle.winner === 'player'
}

describe('a thousand fights come out as it was said before them', () => {
  const FIGHTS = 1000
  test.each([
    ['equals', ours(10, 10), theirs(10, 10)],
    ['a little stronger', ours(10.5, 10.5), theirs(10, 10)],
    ['a little weaker', ours(9.6, 9.6), theirs(10, 10)],
    ['many before one', ours(12, 11, 6, 6, 4), theirs(26)],
    ['one before many', ours(22), theirs(8, 8, 8)],
    ['wounded to nine tenths', wounded(ours(10.5, 10.5), 0.9), theirs(10, 10)],
    ['wounded to a half', wounded(ours(12, 12), 0.5), theirs(10, 10)],
    ['three, one of them dead', [...ours(11, 11), ...wounded(side(3, 30), 0)], theirs(10, 10)],
    ['a lucky one', ours(10, 10).map((one) => ({ ...one, specials: { LUCK: 0.3 } })), theirs(10, 10)],
    ['one who blocks', ours(10, 10), theirs(9, 9).map((one) => ({ ...one, specials: { BLOCK_RED: 0.2 } }))],
  ])('%s', (_, squad, enemies) => {
    const { ofTen } = forecast(squad, enemies)
    const won = Array.from({ length: FIGHTS }, (__, fight) =>
      isWonForReal(squad, enemies, `fight ${fight}`),
    ).filter(Boolean).length
    expect(Math.abs(won / FIGHTS - ofTen / 10)).toBeLessThanOrEqual(0.1)
  })
})

test('a squad much stronger is told so, and one much weaker too', () => {
  expect(forecast(ours(20, 20), theirs(10, 10))).toEqual({ ofTen: 10, outlook: 'sure', colour: 'green' })
  expect(forecast(ours(5, 5), theirs(10, 10))).toEqual({ ofTen: 0, outlook: 'hopeless', colour: 'red' })
})

test('many small ones who would lose to one great one are not told that they are stronger', () => {
  const [squad, giant] = [ours(12, 11, 6, 6, 4), theirs(26)]
  expect(strengthOf(squad)).toBeGreaterThan(strengthOf(giant) * 1.4)
  expect(forecast(squad, giant).colour).toBe('red')
})

test('ten of ten is promised only where not one of all rolls was lost', () => {
  expect(forecastOf(ROLLS, ROLLS).ofTen).toBe(10)
  expect(forecastOf(ROLLS - 1, ROLLS).ofTen).toBe(9)
})

test('the better the number, the better the word and the colour', () => {
  const colours = ['red', 'yellow', 'green']
  const outlooks = ['hopeless', 'risky', 'even', 'likely', 'sure']
  let [colour, outlook] = [0, 0]
  for (let wins = 0; wins <= ROLLS; wins++) {
    const said = forecastOf(wins, ROLLS)
    expect(colours.indexOf(said.colour)).toBeGreaterThanOrEqual(colour)
    expect(outlooks.indexOf(said.outlook)).toBeGreaterThanOrEqual(outlook)
    ;[colour, outlook] = [colours.indexOf(said.colour), outlooks.indexOf(said.outlook)]
  }
  expect([colour, outlook]).toEqual([2, 4])
})

test('the same squad before the same enemy always hears the same, rolled at once or bit by bit', () => {
  const [squad, enemies] = [ours(10, 10), theirs(10, 10)]
  const whole = winsAmong(squad, enemies, 0, 60)
  expect(winsAmong(squad, enemies, 0, 60)).toBe(whole)
  expect(winsAmong(squad, enemies, 0, 25) + winsAmong(squad, enemies, 25, 60)).toBe(whole)
})

test('who cannot stand counts for nothing', () => {
  const [one, other] = ours(20, 20)
  if (!one || !other) throw new Error('two were asked for')
  expect(strengthOf([one, { ...other, health: 0 }])).toBe(strengthOf([one]))
  expect(forecast([{ ...one, health: 0 }], theirs(1)).outlook).toBe('hopeless')
})

test('wounds make it worse', () => {
  expect(forecast(wounded(ours(11, 11), 0.4), theirs(10, 10)).ofTen).toBeLessThan(
    forecast(ours(11, 11), theirs(10, 10)).ofTen,
  )
})
