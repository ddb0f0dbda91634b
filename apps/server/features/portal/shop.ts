import { PORTALS } from '@skystair/content/portals/portals.ts'
import {
  buyPortalKey as buyCall,
  portalInfo as infoCall,
  portalOffer as offerCall,
} from '@skystair/contract/portal.ts'
import type { Amounts } from '@skystair/rules/economy/purse.ts'
import { behindPortal } from '@skystair/rules/portal/apart.ts'
import { buyKey } from '@skystair/rules/portal/keys.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { placeApart } from '@skystair/rules/road/place.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import type { Movement } from '@skystair/rules/wallet/movement.ts'
import { currencies } from '@skystair/rules/wallet/wallet.ts'
import { actionWith, read, readWith } from '../../platform/action/action.ts'
import { type CalendarChanges, calendarChanges } from '../../platform/calendar/running.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { apartView, cardCampaign, shopView } from './portal-views.ts'

export const portalOffer = readWith<typeof offerCall, CalendarChanges>(
  offerCall,
  calendarChanges,
  ({ player, extra, now }) => shopView(player, cardCampaign(player, extra, now), now),
)

export const portalInfo = read(infoCall, ({ player, params, now }) => {
  const place = placeApart(params.id) ?? behindPortal(params.id)
  return place === null ? refused('portal.refused.unknown') : apartView(player, place, now)
})

/** What a key has cost, as the ledger hears of it. */
export const paidForKey = (price: Amounts): readonly Movement[] =>
  currencies.flatMap((currency) => {
    const amount = price[currency] ?? 0
    return amount === 0
      ? []
      : [{ currency, amount: -amount, counterparty: ofWorld('portal'), reason: 'PORTAL_KEY' }]
  })

export const buyPortalKey = actionWith<typeof buyCall, CalendarChanges>(
  buyCall,
  calendarChanges,
  ({ player, params, body, extra, now }) => {
    const place = placeApart(params.id)
    if (place === null) return refused('portal.refused.unknown')
    const bought = buyKey(player.portals, player.wallet, place, body.discount, PORTALS, now)
    if (isRefusal(bought)) return bought
    const campaign = cardCampaign(player, extra, now)
    return {
      player: { ...player, portals: bought.life },
      movements: paidForKey(bought.price),
      reply: (saved) => ({ player: playerView(saved, now), shop: shopView(saved, campaign, now) }),
    }
  },
)
