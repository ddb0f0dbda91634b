import { GROWING } from '@skystair/content/beginning.ts'
import { REALM } from '@skystair/content/realm.ts'
import { TALE } from '@skystair/content/story/tale.ts'
import { TASKS } from '@skystair/content/tasks.data.ts'
import { listTasks as listTasksCall, takeTaskReward as takeTaskRewardCall } from '@skystair/contract/tasks.ts'
import { takeTask } from '@skystair/rules/climb/take-gifts.ts'
import { rewardAt } from '@skystair/rules/economy/stair-reward.ts'
import { climberOf } from '@skystair/rules/player/climber-of.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, type Refusal, refused } from '@skystair/rules/refusal.ts'
import { hereOf } from '@skystair/rules/road/travel.ts'
import { scenesOf } from '@skystair/rules/story/scene.ts'
import { takeTaskReward as takeReward } from '@skystair/rules/tasks/journal.ts'
import { whereTo } from '@skystair/rules/tasks/where-to.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { actionWith, type Decision, read } from '../../platform/action/action.ts'
import { type CalendarChanges, calendarChanges } from '../../platform/calendar/running.ts'
import { gatheredIn } from '../../platform/event/gathering.ts'
import { runningEvents } from '../../platform/event/running-events.ts'
import { boostsOf } from '../../platform/views/boosts.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { rewardView } from '../../platform/views/reward-view.ts'
import { rewarded } from '../../platform/views/rewarded.ts'

export const listTasks = read(listTasksCall, ({ player, now }) => ({
  tasks: player.climb.journal.tasks.flatMap(({ id, progress }) => {
    const design = TASKS.find((task) => task.id === id)
    if (!design) return []
    const { kind, taskNumber, part, total, reward, leadsTo } = design
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
        stair: whereTo(REALM, scenesOf(TALE), hereOf(player.climb.travels), design, now),
      },
    ]
  }),
}))

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
