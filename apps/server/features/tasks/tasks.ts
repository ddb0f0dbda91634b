import { GROWING } from '@skystair/content/beginning.ts'
import { REALM } from '@skystair/content/realm.ts'
import { TALE } from '@skystair/content/story/tale.ts'
import { TASKS } from '@skystair/content/tasks.data.ts'
import { listTasks as listTasksCall, takeTaskReward as takeTaskRewardCall } from '@skystair/contract/tasks.ts'
import { takeTask } from '@skystair/rules/climb/take-gifts.ts'
import { rewardAt } from '@skystair/rules/economy/stair-reward.ts'
import { findsOn } from '@skystair/rules/event/finds.ts'
import { climberOf } from '@skystair/rules/player/climber-of.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, type Refusal, refused } from '@skystair/rules/refusal.ts'
import { STAIR_HEIGHT } from '@skystair/rules/road/place.ts'
import { hereOf } from '@skystair/rules/road/travel.ts'
import { scenesOf } from '@skystair/rules/story/scene.ts'
import { takeTaskReward as takeReward } from '@skystair/rules/tasks/journal.ts'
import { whereTo } from '@skystair/rules/tasks/where-to.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { actionWith, type Decision, readWith } from '../../platform/action/action.ts'
import { type CalendarChanges, calendarChanges } from '../../platform/calendar/running.ts'
import { gatheredIn } from '../../platform/event/gathering.ts'
import { runningEvents } from '../../platform/event/running-events.ts'
import { boostsOf } from '../../platform/views/boosts.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { rewardView } from '../../platform/views/reward-view.ts'
import { rewarded } from '../../platform/views/rewarded.ts'

/** Where the nearest thing of the event lies, or else whoever may wear one bars the way. */
function nearestFind(player: Player, changes: CalendarChanges, now: number): number | null {
  const event = runningEvents(player, changes, now).find((one) => one.id === player.events.tasks?.run)
  if (event === undefined) return null
  const road = hereOf(player.climb.travels)
  const stairs = findsOn(event, event.design, event.share, road, player.campaigns.clocks, now)
    .filter(({ reason }) => reason === null || reason === 'DISTANCE')
    .map(({ place }) => place.stair)
  const here = road.coordinate / STAIR_HEIGHT
  const [nearest] = stairs.toSorted((one, other) => Math.abs(one - here) - Math.abs(other - here))
  return nearest ?? (event.design.worn === null ? null : road.top + 1)
}

export const listTasks = readWith<typeof listTasksCall, CalendarChanges>(
  listTasksCall,
  calendarChanges,
  ({ player, extra: changes, now }) => ({
    tasks: player.climb.journal.tasks.flatMap(({ id, progress }) => {
      const design = TASKS.find((task) => task.id === id)
      if (!design) return []
      const { kind, taskNumber, part, total, reward, leadsTo, deed } = design
      return [
        {
          id,
          kind,
          taskNumber,
          part,
          progress,
          total,
          reward: rewardView(rewardAt(reward, player.stair, REALM)),
          leadsTo,
          stair:
            deed === 'event-found'
              ? nearestFind(player, changes, now)
              : whereTo(REALM, scenesOf(TALE), hereOf(player.climb.travels), design, now),
        },
      ]
    }),
  }),
)

const isOfEvent = (id: string): boolean => TASKS.some((task) => task.id === id && task.kind === 'EVENT')

/** What a task of an event brings is gathered in that event, as long as it lasts. */
function takeEventTask(
  player: Player,
  id: string,
  changes: CalendarChanges,
  now: number,
): Decision<typeof takeTaskRewardCall> | Refusal {
  const event = runningEvents(player, changes, now).find((one) => one.id === player.events.tasks?.run)
  if (event === undefined) return refused('event.refused.over')
  const { journal } = player.climb
  const taken = takeReward(journal, TASKS, id, player.stair, REALM, now)
  if (isRefusal(taken)) return taken
  const amount = taken.reward.amounts.eventCurrency ?? 0
  const after = { ...player, climb: { ...player.climb, journal: taken.journal } }
  return {
    ...gatheredIn(after, event, event.share, amount, now),
    reply: (saved, at) => ({ player: playerView(saved, at), reward: rewardView(taken.reward) }),
  }
}

export const takeTaskReward = actionWith<typeof takeTaskRewardCall, CalendarChanges>(
  takeTaskRewardCall,
  calendarChanges,
  ({ player, params, extra: changes, now }) => {
    if (isOfEvent(params.id)) return takeEventTask(player, params.id, changes, now)
    const taken = takeTask(GROWING, climberOf(player), params.id, REALM, boostsOf(player, now), now)
    return isRefusal(taken)
      ? taken
      : rewarded(player, taken, { counterparty: ofWorld('task'), reason: 'TASK' })
  },
)
