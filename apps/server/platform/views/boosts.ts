import { BOOSTERS } from '@skystair/content/boosters.data.ts'
import { CARD_BLESSINGS } from '@skystair/content/cards.data.ts'
import { type Boosts, boostsAt } from '@skystair/rules/booster/booster.ts'
import { blessingAt, withBlessing } from '@skystair/rules/cards/blessing.ts'
import { supported } from '@skystair/rules/clan/support.ts'
import type { Player } from '@skystair/rules/player/player.ts'

/** What the player's booster does now, the clan, the card of the day, and the snowfall that the player has come in. */
export function boostsOf({ climb, clan, cards, campaigns }: Player, now: number): Boosts {
  const boosts = withBlessing(
    supported(boostsAt(climb.belongings.booster, BOOSTERS, now), clan.support),
    blessingAt(cards, CARD_BLESSINGS, now),
  )
  return { ...boosts, snowLoot: boosts.snowLoot * campaigns.snowLoot }
}
