import { describe, expect, test } from 'vitest'
import { codeOf, ok } from '../an-answer.ts'
import { buy, EMPTY_BOOK, unbuy } from '../bank/bank-book.ts'
import { boughtWithin, openChest, stateOfChest } from './bought-chest.ts'
import { NO_CHESTS } from './chest-life.ts'

const bank = {
  statuses: [],
  statusLasts: 90 * 86_400_000,
  pointsLast: 1,
  pointsToldBefore: 0,
  emeraldsATicket: 500,
  firstExtra: 100,
  campaignExtra: 0,
}
const run = { id: 'chest@2026', startsAt: 1_000, endsAt: 2_000 }
const bought = (...moments: readonly number[]) =>
  moments.reduce(
    (book, now) => buy(book, { payment: `at ${now}`, emeralds: 3_000 }, now, bank).book,
    EMPTY_BOOK,
  )

describe('what is bought', () => {
  test('counts from the first moment of the run to the last, and not a moment longer', () => {
    expect(boughtWithin(bought(999, 1_000, 1_999, 2_000), run)).toBe(6_000)
  })

  test('and paid back counts no more', () => {
    const book = bought(1_100, 1_200)
    expect(boughtWithin(unbuy(book, { payment: 'at 1100', emeralds: 3_000 }), run)).toBe(3_000)
  })
})

describe('a chest by purchase', () => {
  test('is ready from its threshold on; silver for any purchase, a present for none', () => {
    const state = (chest: Parameters<typeof stateOfChest>[2], amount: number) =>
      stateOfChest(NO_CHESTS, run, chest, amount)
    expect([state('PROMO', 0), state('SILVER', 0), state('SILVER', 60)]).toEqual(['ready', 'ahead', 'ready'])
    for (const [chest, from] of [
      ['AZURE', 3_000],
      ['AMBER', 7_000],
      ['GOLD', 10_000],
      ['JADE', 20_000],
      ['LAVA', 50_000],
    ] as const)
      expect([chest, state(chest, from - 1), state(chest, from)]).toEqual([chest, 'ahead', 'ready'])
  })

  test('is opened once in a run, and again in the next', () => {
    const opened = ok(openChest(NO_CHESTS, [run], run, 'AZURE', 3_000))
    expect(codeOf(openChest(opened, [run], run, 'AZURE', 3_000))).toBe('chests.refused.opened')
    const next = { ...run, id: 'chest@2027' }
    const again = ok(openChest(opened, [run, next], next, 'AZURE', 3_000))
    expect(Object.keys(again.opened)).toEqual([run.id, next.id])
    expect(Object.keys(ok(openChest(opened, [next], next, 'AZURE', 3_000)).opened)).toEqual([next.id])
  })

  test('that was opened stays opened though its money went back', () => {
    const opened = ok(openChest(NO_CHESTS, [run], run, 'AZURE', 3_000))
    expect(stateOfChest(opened, run, 'AZURE', 0)).toBe('opened')
    expect(codeOf(openChest(opened, [run], run, 'AZURE', 0))).toBe('chests.refused.opened')
  })

  test('too far ahead says how much is missing', () => {
    expect(openChest(NO_CHESTS, [run], run, 'AMBER', 6_940)).toEqual({
      refused: 'chests.refused.ahead',
      params: { count: 60 },
    })
  })
})
