import { GROWING } from '@skystair/content/beginning.ts'
import { PORTALS } from '@skystair/content/portals/portals.ts'
import { REALM } from '@skystair/content/realm.ts'
import { leavePortal as leaveCall, usePortal as useCall } from '@skystair/contract/portal.ts'
import { receive } from '@skystair/rules/climb/receive-reward.ts'
import { climbed, climberOf } from '@skystair/rules/player/climber-of.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { comeHome, enterApart, roadBehind, type Wayfarer } from '@skystair/rules/portal/apart.ts'
import { buyKey, keysTo } from '@skystair/rules/portal/keys.ts'
import { isRefusal, type Refusal, refused } from '@skystair/rules/refusal.ts'
import { type PlaceApart, placeApart } from '@skystair/rules/road/place.ts'
import { hereOf, usePortal as step, withHere } from '@skystair/rules/road/travel.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { action, type Decision } from '../../platform/action/action.ts'
import { boostsOf } from '../../platform/views/boosts.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { rewardView } from '../../platform/views/reward-view.ts'
import { paidForKey } from './shop.ts'

const wayfarer = ({ climb, portals }: Player): Wayfarer => ({ travels: climb.travels, life: portals })

const moved = (player: Player, { travels, life }: Wayfarer): Player => ({
  ...player,
  portals: life,
  climb: { ...player.climb, travels },
})

/** Into a place apart. Without a key one is bought on the way, for the price that was shown. */
function goApart(
  player: Player,
  place: PlaceApart,
  discount: number | null,
  now: number,
): Decision<typeof useCall> | Refusal {
  const isLocked = roadBehind(player.climb.travels, place) === null && keysTo(player.portals, place) === 0
  if (!isLocked || discount === null) {
    const inside = enterApart(REALM, wayfarer(player), place)
    return isRefusal(inside) ? inside : { player: moved(player, inside), reply: playerView }
  }
  const bought = buyKey(player.portals, player.wallet, place, discount, PORTALS, now)
  if (isRefusal(bought)) return bought
  const inside = enterApart(REALM, { travels: player.climb.travels, life: bought.life }, place)
  if (isRefusal(inside)) return inside
  return { player: moved(player, inside), movements: paidForKey(bought.price), reply: playerView }
}

export const usePortal = action(useCall, ({ player, params, body, now }) => {
  if (player.battleId !== null) return refused('battle.refused.fighting')
  const place = placeApart(params.id)
  if (place !== null) return goApart(player, place, body.discount ?? null, now)
  const { travels } = player.climb
  const road = step(REALM, hereOf(travels), params.id, body.toStair ?? 0, now)
  if (isRefusal(road)) return road
  return {
    player: { ...player, climb: { ...player.climb, travels: withHere(travels, road) } },
    reply: playerView,
  }
})

/** The prize goes with the door that closes, in one write: whoever asks twice finds the door closed. */
export const leavePortal = action(leaveCall, ({ player, now }) => {
  if (player.battleId !== null) return refused('battle.refused.fighting')
  const home = comeHome(wayfarer(player), PORTALS, REALM)
  if (isRefusal(home)) return home
  const { place, prize } = home
  const back = moved(player, home)
  if (prize === null)
    return {
      player: back,
      reply: (saved) => ({ player: playerView(saved, now), place, prize: null }),
    }
  const received = receive(climberOf(back), prize, GROWING, boostsOf(back, now))
  if (isRefusal(received)) return received
  const why = { counterparty: ofWorld('portal'), reason: 'PORTAL_PRIZE' }
  return {
    ...climbed(back, received.climber, why, received.reached),
    reply: (saved) => ({
      player: playerView(saved, now),
      place,
      prize: rewardView(received.reward, received.reached),
    }),
  }
})
