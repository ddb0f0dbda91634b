import { describe, expect, test } from 'vitest'
import type { WheelDesign } from './design.ts'
import { nextSpin, spinsLeft, spun } from './spin.ts'
import { NEVER_SPUN, type WaitingPrize, type WheelLife } from './wheel-life.ts'

const DAY = 86_400_000
const design: WheelDesign = {
  sectors: [{ id: 'gold', weight: 1, prize: { kind: 'amounts', gold: 1, amounts: {} } }],
  artifacts: [],
  heroes: [],
  fromLevel: 6,
  ticketsADay: 10,
  freeADay: 1,
  cauldronBottom: 500,
}
const prize: WaitingPrize = { sector: 'gold', draw: 0, stair: 9, emeralds: 0, artifact: null, heroes: [] }
const next = (wheel: WheelLife, tickets: number, { level = 6, moreFree = 0, now = DAY } = {}) => {
  const answer = nextSpin({ level, wheel }, tickets, design, moreFree, now)
  return typeof answer === 'string' ? answer : answer.refused
}
/** After so many spins of one day, each prize taken. */
const afterSpins = (spins: number, now = DAY): WheelLife =>
  Array.from({ length: spins }).reduce<WheelLife>(
    (life, _, index) => ({ ...spun(life, index === 0 ? 'free' : 'ticket', prize, now), waiting: null }),
    NEVER_SPUN,
  )

describe('a spin', () => {
  test('is free once a day, then it costs a ticket', () => {
    expect(next(NEVER_SPUN, 0)).toBe('free')
    expect(next(afterSpins(1), 5)).toBe('ticket')
    expect(next(afterSpins(1), 0)).toBe('errors.not-enough-tickets')
    expect(next(afterSpins(1), 0, { now: 2 * DAY })).toBe('free')
  })

  test('is possible for ten tickets a day, and on the next day again', () => {
    expect(next(afterSpins(10), 5)).toBe('ticket')
    expect(next(afterSpins(11), 5)).toBe('errors.tickets-daily-limit')
    expect(next(afterSpins(11), 5, { now: 2 * DAY - 1 })).toBe('errors.tickets-daily-limit')
    expect(next(afterSpins(11), 5, { now: 2 * DAY })).toBe('free')
    expect(spinsLeft(afterSpins(11), design, 0, 2 * DAY)).toEqual({ free: 1, tickets: 10 })
  })

  test('is free once more while a campaign of the wheel runs', () => {
    expect(next(afterSpins(1), 0, { moreFree: 1 })).toBe('free')
    expect(spinsLeft(afterSpins(1), design, 1, DAY)).toEqual({ free: 1, tickets: 10 })
    // What was free stays counted when the campaign ends.
    const twice = { ...spun(afterSpins(1), 'free', prize, DAY), waiting: null }
    expect(spinsLeft(twice, design, 0, DAY)).toEqual({ free: 0, tickets: 10 })
  })

  test('is for those of level six, and for whoever has taken the last prize', () => {
    expect(next(NEVER_SPUN, 5, { level: 5 })).toBe('wheel.refused.level')
    expect(next({ ...NEVER_SPUN, waiting: prize }, 5)).toBe('wheel.refused.prize-waits')
  })
})
