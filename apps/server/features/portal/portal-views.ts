import { PORTALS } from '@skystair/content/portals/portals.ts'
import { REALM } from '@skystair/content/realm.ts'
import type { ApartView, DiscountCards, PortalShop } from '@skystair/contract/portal.ts'
import { campaignOf, type RunningCampaign } from '@skystair/rules/calendar/campaign.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { prizeOf, roadBehind } from '@skystair/rules/portal/apart.ts'
import { CARDS, canTurn, cardOdds } from '@skystair/rules/portal/cards.ts'
import { keysTo } from '@skystair/rules/portal/keys.ts'
import type { ChosenDiscount } from '@skystair/rules/portal/portal-life.ts'
import { goodCard, offerOf, percentOf, percentOff, priceOf } from '@skystair/rules/portal/price.ts'
import { PLACES_APART, type PlaceApart } from '@skystair/rules/road/place.ts'
import { type CalendarChanges, runningFor } from '../../platform/calendar/running.ts'
import { sealOf } from '../../platform/draws/draws.ts'
import { rewardView } from '../../platform/views/reward-view.ts'

/** The run of the campaign whose cards lie on the table; null: there is none. */
export const cardCampaign = (player: Player, changes: CalendarChanges, now: number): RunningCampaign | null =>
  campaignOf(runningFor(player, changes, now), 'PORTAL_DISCOUNT')

export function apartView(player: Player, place: PlaceApart, now: number): ApartView {
  const { stairs, guardian, price } = PORTALS.places[place]
  const discount = percentOff(player.portals, place, PORTALS, now)
  const open = roadBehind(player.climb.travels, place)
  return {
    place,
    stairs,
    guardian,
    // A door that stands open leads to where it led when its key was turned.
    prize: rewardView(prizeOf(place, PORTALS, open?.floor ?? player.stair, REALM)),
    currency: price.currency,
    fullPrice: price.amount,
    price: priceOf(place, PORTALS, discount)[price.currency] ?? 0,
    discount,
    keys: keysTo(player.portals, place),
    stairsLeft: open === null ? null : (open.stepsLeft ?? 0),
  }
}

export function shopView(player: Player, campaign: RunningCampaign | null, now: number): PortalShop {
  const { place, until } = offerOf(now)
  const card = goodCard(player.portals, now)
  return {
    places: PLACES_APART.map((one) => apartView(player, one, now)),
    offer: { place, discount: PORTALS.dailyPercent, until },
    card: card === null ? null : { discount: percentOf(card), until: card.until },
    cardsWait: canTurn(player.portals, campaign),
    most: PORTALS.mostKeys,
  }
}

export const faceDown = (seal: string, campaign: RunningCampaign): DiscountCards => ({
  cards: Array.from({ length: CARDS }, () => null),
  chosen: null,
  seal,
  seed: null,
  until: campaign.endsAt,
  odds: [...cardOdds(PORTALS, campaign)],
})

export const turned = ({ cards, card, seed, until }: ChosenDiscount): DiscountCards => ({
  cards: [...cards],
  chosen: card,
  seal: sealOf(seed),
  seed,
  until,
  odds: [],
})
