import { BOOSTERS } from '@skystair/content/boosters.data.ts'
import { CARD_BLESSINGS } from '@skystair/content/cards.data.ts'
import { type Boosts, boostsAt } from '@skystair/rules/booster/booster.ts'
import { blessingAt, withBlessing } from '@skystair/rules/cards/blessing.ts'
import { supported } from '@skystair/rules/clan/support.ts'
import type { Player } from '@skystair/rules/player/player.ts'

/** What the player's booster does now, and the clan, and the card of the day. */
export const boostsOf = ({ climb, clan, cards }: Player, now: number): Boosts =>
  withBlessing(
    supported(boostsAt(climb.belongings.booster, BOOSTERS, now), clan.support),
    blessingAt(cards, CARD_BLESSINGS, now),
  )
