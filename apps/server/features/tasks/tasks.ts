import { GROWING } from '@skystair/content/beginning.ts'
import { REALM } from '@skystair/content/realm.ts'
import { TALE } from '@skystair/content/story/tale.ts'
import { TASKS } from '@skystair/content/tasks.data.ts'
import { listTasks as listTasksCall, takeTaskReward as takeTaskRewardCall } from '@skystair/contract/tasks.ts'
import { takeTask } from '@skystair/rules/climb/take-gifts.ts'
import { rewardAt } from '@skystair/rules/economy/stair-reward.ts'
import { climberOf } from '@skystair/rules/player/climber-of.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { hereOf } from '@skystair/rules/road/travel.ts'
import { scenesOf } from '@skystair/rules/story/scene.ts'
import { whereTo } from '@skystair/rules/tasks/where-to.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { action, read } from '../../platform/action/action.ts'
import { boostsOf } from '../../platform/views/boosts.ts'
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

export const takeTaskReward = action(takeTaskRewardCall, ({ player, params, now }) => {
  const taken = takeTask(GROWING, climberOf(player), params.id, REALM, boostsOf(player, now), now)
  return isRefusal(taken) ? taken : rewarded(player, taken, { counterparty: ofWorld('task'), reason: 'TASK' })
})
