import { REALM } from '@skystair/content/realm.ts'
import { usePortal as contract } from '@skystair/contract/road.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { hereOf, usePortal as step, withHere } from '@skystair/rules/road/travel.ts'
import { action } from '../../platform/action/action.ts'
import { playerView } from '../../platform/views/player-view.ts'

export const usePortal = action(contract, ({ player, params, body, now }) => {
  if (player.battleId !== null) return refused('battle.refused.fighting')
  const { travels } = player.climb
  const road = step(REALM, hereOf(travels), params.id, body.toStair, now)
  if (isRefusal(road)) return road
  return {
    player: { ...player, climb: { ...player.climb, travels: withHere(travels, road) } },
    reply: playerView,
  }
})
