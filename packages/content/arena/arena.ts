import { doors } from '@skystair/rules/access/is-open.ts'
import type { ArenaDesign } from '@skystair/rules/arena/design.ts'
import { REALM } from '../realm.ts'
import { ARENA_GOODS } from './goods.data.ts'
import { LEAGUE_PAY } from './leagues.data.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** All numbers of the arena. */
export const ARENA: ArenaDesign = {
  level: doors.arena.level,
  fights: {
    most: 5,
    every: 2 * HOUR,
    extraADay: 5,
    extraPrice: (bought) => 10 * (bought + 1),
  },
  rivals: { shares: [0.01, 0.03, 0.06, 0.1, 0.2], spread: 0.25, refreshEvery: 10 * MINUTE },
  stepsAsideAfter: 60 * DAY,
  rewardsFromOne: 2,
  win: { amethysts: 5, gold: 2 },
  leagues: LEAGUE_PAY,
  cupLeague: 3,
  mostDays: 7,
  goldOf: REALM.goldOf,
  goods: ARENA_GOODS,
}
