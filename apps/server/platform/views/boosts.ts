import { BOOSTERS } from '@skystair/content/boosters.data.ts'
import { type Boosts, boostsAt } from '@skystair/rules/booster/booster.ts'
import { supported } from '@skystair/rules/clan/support.ts'
import type { Player } from '@skystair/rules/player/player.ts'

/** What the player's booster does now, the clan, and the snowfall that the player has come in. */
export function boostsOf({ climb, clan, campaigns }: Player, now: number): Boosts {
  const boosts = supported(boostsAt(climb.belongings.booster, BOOSTERS, now), clan.support)
  return { ...boosts, snowLoot: boosts.snowLoot * campaigns.snowLoot }
}
