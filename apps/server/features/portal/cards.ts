import { PORTALS } from '@skystair/content/portals/portals.ts'
import { chooseDiscount as chooseCall, portalDiscounts as discountsCall } from '@skystair/contract/portal.ts'
import { drawn } from '@skystair/rules/draw/draw.ts'
import { canTurn, cardThrow, turnCard } from '@skystair/rules/portal/cards.ts'
import { goodCard } from '@skystair/rules/portal/price.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { actionWith, readWith } from '../../platform/action/action.ts'
import { type CalendarChanges, calendarChanges } from '../../platform/calendar/running.ts'
import { nextSeal, nextSeed, writeDraw } from '../../platform/draws/draws.ts'
import { cardCampaign, faceDown, shopView, turned } from './portal-views.ts'

export const portalDiscounts = readWith<typeof discountsCall, CalendarChanges>(
  discountsCall,
  calendarChanges,
  ({ player, extra, now, services }) => {
    const campaign = cardCampaign(player, extra, now)
    if (campaign !== null && canTurn(player.portals, campaign))
      return faceDown(nextSeal(services.config, player, 'discount'), campaign)
    const card = goodCard(player.portals, now)
    if (card !== null) return turned(card)
    return refused(campaign === null ? 'portal.refused.no-cards' : 'portal.refused.card-turned')
  },
)

export const chooseDiscount = actionWith<typeof chooseCall, CalendarChanges>(
  chooseCall,
  calendarChanges,
  ({ player, query, extra, now, services }) => {
    const campaign = cardCampaign(player, extra, now)
    if (campaign === null) return refused('portal.refused.no-cards')
    const seed = nextSeed(services.config, player, 'discount')
    const portals = turnCard(player.portals, campaign, query.discount, seed, PORTALS, now)
    if (isRefusal(portals)) return portals
    const { discount } = portals
    if (discount === null) throw new Error('a card was turned and is not there')
    return {
      player: { ...player, portals, draws: drawn(player.draws, 'discount') },
      writes: [writeDraw(player, 'discount', seed, [cardThrow(PORTALS, campaign)], now)],
      reply: (saved) => ({ cards: turned(discount), shop: shopView(saved, campaign, now) }),
    }
  },
)
