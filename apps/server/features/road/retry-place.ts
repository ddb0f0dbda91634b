import { retryPlace as contract } from '@skystair/contract/road.ts'
import { climbed, climberOf } from '@skystair/rules/player/climber-of.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { retryAtOnce } from '@skystair/rules/road/attack-place.ts'
import { hereOf, withHere } from '@skystair/rules/road/travel.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { action } from '../../platform/action/action.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { realmOf } from '../../platform/views/realm-of.ts'
import { standingPower } from '../../platform/views/squad-power.ts'

export const retryPlace = action(contract, ({ player, params }) => {
  const climber = climberOf(player)
  const canFight = standingPower(player) > 0
  const again = retryAtOnce(realmOf(player), hereOf(climber.travels), climber.purse, params.id, canFight)
  if (isRefusal(again)) return again
  const after = { ...climber, purse: again.purse, travels: withHere(climber.travels, again.road) }
  return { ...climbed(player, after, { counterparty: ofWorld('road'), reason: 'RETRY' }), reply: playerView }
})
