import { TASKS } from '@skystair/content/tasks.data.ts'
import type { takeResource } from '@skystair/contract/road.ts'
import { rewardOf } from '@skystair/rules/economy/reward.ts'
import { isFind, takeFind as take } from '@skystair/rules/event/finds.ts'
import { did } from '@skystair/rules/player/did.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, type Refusal, refused } from '@skystair/rules/refusal.ts'
import { parsePlaceId } from '@skystair/rules/road/place.ts'
import { hereOf } from '@skystair/rules/road/travel.ts'
import type { Decision } from '../../platform/action/action.ts'
import type { CalendarChanges } from '../../platform/calendar/running.ts'
import { gatheredIn, withEventTasks } from '../../platform/event/gathering.ts'
import { runningEvents } from '../../platform/event/running-events.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { rewardView } from '../../platform/views/reward-view.ts'

/** Whether such a place can only be of an event. */
export const isOfEvent = (placeId: string): boolean => isFind(parsePlaceId(placeId)?.slot ?? 0)

/** What lies on the road during an event is taken: it counts for the event, for tasks and for places. */
export function takeFind(
  player: Player,
  placeId: string,
  changes: CalendarChanges,
  now: number,
): Decision<typeof takeResource> | Refusal {
  if (player.battleId !== null) return refused('battle.refused.fighting')
  const running = runningEvents(player, changes, now)
  const ready = withEventTasks(player, running, now)
  const road = hereOf(player.climb.travels)
  let refusal = refused('road.refused.unknown')
  for (const event of running) {
    const found = take(event, event.design, event.share, road, player.campaigns.clocks, placeId, now)
    if (isRefusal(found)) {
      if (found.refused !== refusal.refused) refusal = found
      continue
    }
    const { share, amount } = found
    const counted = did(ready, TASKS, [{ deed: 'event-found', amount: 1 }])
    return {
      ...gatheredIn(counted, event, share, amount, now),
      reply: (saved, at) => ({
        player: playerView(saved, at),
        reward: rewardView(rewardOf({ amounts: { eventCurrency: amount } })),
      }),
    }
  }
  return refusal
}
