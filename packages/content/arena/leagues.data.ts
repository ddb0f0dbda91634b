import type { LeaguePay } from '@skystair/rules/arena/design.ts'
import { LEAGUES, type League } from '@skystair/rules/arena/leagues.ts'

const pay = (
  amethysts: readonly [least: number, most: number],
  gold: number,
  tickets: number,
  gift: LeaguePay['gift'],
): LeaguePay => ({ amethysts: { least: amethysts[0], most: amethysts[1] }, gold, tickets, gift })

const PAY: Readonly<Record<League, LeaguePay>> = {
  sky: pay([190, 260], 26, 3, { amethyst: 800, mithril: 100 }),
  star: pay([150, 180], 22, 2, { amethyst: 500, mithril: 60 }),
  ruby: pay([120, 145], 19, 1, { amethyst: 350, mithril: 40 }),
  gold: pay([95, 115], 16, 1, { amethyst: 250, mithril: 30 }),
  silver: pay([75, 92], 13, 0, { amethyst: 180, tickets: 3 }),
  iron: pay([58, 72], 10, 0, { amethyst: 130, tickets: 2 }),
  copper: pay([44, 56], 8, 0, { amethyst: 90, tickets: 1 }),
  stone: pay([32, 42], 6, 0, { amethyst: 60, elixir: 5 }),
  wooden: pay([20, 30], 4, 0, {}),
}

/** What each league pays, from the Sky to the Wooden one. */
export const LEAGUE_PAY: readonly LeaguePay[] = LEAGUES.map((league) => PAY[league])
