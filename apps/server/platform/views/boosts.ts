import { BOOSTERS } from '@skystair/content/boosters.data.ts'
import { type Boosts, boostsAt } from '@skystair/rules/booster/booster.ts'
import type { Player } from '@skystair/rules/player/player.ts'

/** What the player's booster does now. */
export const boostsOf = ({ climb }: Player, now: number): Boosts =>
  boostsAt(climb.belongings.booster, BOOSTERS, now)
