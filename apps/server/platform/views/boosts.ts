import { BOOSTERS } from '@skystair/content/boosters.data.ts'
import { type Boosts, boostsAt } from '@skystair/rules/booster/booster.ts'
import { supported } from '@skystair/rules/clan/support.ts'
import type { Player } from '@skystair/rules/player/player.ts'

/** What the player's booster does now, and the clan. */
export const boostsOf = ({ climb, clan }: Player, now: number): Boosts =>
  supported(boostsAt(climb.belongings.booster, BOOSTERS, now), clan.support)
