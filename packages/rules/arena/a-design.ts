import type { ArenaDesign, LeaguePay } from './design.ts'

const HOUR = 3_600_000

const payOfLeague = (_: unknown, index: number): LeaguePay => ({
  amethysts: { least: 100 - 10 * index, most: 105 - 10 * index },
  gold: 9 - index,
  tickets: index < 4 ? 1 : 0,
  gift: { amethyst: 10 * (9 - index) },
})

/** An arena for rules to be tried on. @forTests */
export const aDesign: ArenaDesign = {
  level: 8,
  fights: { most: 5, every: 2 * HOUR, extraADay: 5, extraPrice: (bought) => 10 * (bought + 1) },
  rivals: { shares: [0.01, 0.03, 0.06, 0.1, 0.2], spread: 0.25, refreshEvery: 10 * 60_000 },
  stepsAsideAfter: 60 * 24 * HOUR,
  rewardsFromOne: 2,
  win: { amethysts: 5, gold: 2 },
  leagues: Array.from({ length: 9 }, payOfLeague),
  cupLeague: 3,
  mostDays: 7,
  goldOf: (stair) => 10 + stair,
  goods: [
    { id: 'ticket', price: 60, fromLeague: 9, aWeek: 2, gives: { kind: 'tickets', amount: 1 } },
    { id: 'frame-gold', price: 900, fromLeague: 4, aWeek: 1, gives: { kind: 'frame', frame: 'gold' } },
  ],
}
