import { TRADE_OFFERS } from '@skystair/content/prices.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import { trade as contract } from '@skystair/contract/road.ts'
import { climbed, climberOf } from '@skystair/rules/player/climber-of.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { approach } from '@skystair/rules/road/approach.ts'
import { trade as exchange } from '@skystair/rules/road/trade.ts'
import { hereOf } from '@skystair/rules/road/travel.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { action } from '../../platform/action/action.ts'
import { playerView } from '../../platform/views/player-view.ts'

/** A trader sells only to those who stand before him. */
export const trade = action(contract, ({ player, params, body, now }) => {
  const climber = climberOf(player)
  const trader = approach(REALM, hereOf(climber.travels), params.id, now)
  if (isRefusal(trader)) return trader
  if (trader.placeType !== 'EXCHANGE') return refused('road.refused.not-for-taking')
  const purse = exchange(climber.purse, TRADE_OFFERS, body.offer, body.count)
  if (isRefusal(purse)) return purse
  return {
    ...climbed(player, { ...climber, purse }, { counterparty: ofWorld('trader'), reason: 'EXCHANGE' }),
    reply: playerView,
  }
})
