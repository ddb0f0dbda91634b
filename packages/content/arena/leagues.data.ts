import type { LeaguePay } from '@skystair/rules/arena/design.ts'

const pay = (
  amethysts: readonly [least: number, most: number],
  gold: number,
  tickets: number,
  gift: LeaguePay['gift'],
): LeaguePay => ({ amethysts: { least: amethysts[0], most: amethysts[1] }, gold, tickets, gift })

/** What each league pays, from the Sky to the Wooden one. */
export const LEAGUE_PAY: readonly LeaguePay[] = [
  pay([190, 260], 26, 3, { amethyst: 800, mithril: 100 }),
  pay([150, 180], 22, 2, { amethyst: 500, mithril: 60 }),
  pay([120, 145], 19, 1, { amethyst: 350, mithril: 40 }),
  pay([95, 115], 16, 1, { amethyst: 250, mithril: 30 }),
  pay([75, 92], 13, 0, { amethyst: 180, tickets: 3 }),
  pay([58, 72], 10, 0, { amethyst: 130, tickets: 2 }),
  pay([44, 56], 8, 0, { amethyst: 90, tickets: 1 }),
  pay([32, 42], 6, 0, { amethyst: 60, elixir: 5 }),
  pay([20, 30], 4, 0, {}),
]
