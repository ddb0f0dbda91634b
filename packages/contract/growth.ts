import { TASK_KINDS } from '@skystair/rules/tasks/task.ts'
import { currencies } from '@skystair/rules/wallet/wallet.ts'
import { Type } from 'typebox'
import { call } from './call.ts'
import { PlayerView } from './player-view.ts'
import { RewardView } from './reward.ts'
import { Count, Fields, OneOf, OrNull } from './shapes.ts'

export const healthOptions = call('growth.healthOptions', 'GET /api/player/health/options', {
  summary: 'Ways to be well again at once, and what they cost.',
  who: 'TRIAL',
  changes: false,
  reply: Fields({
    options: Type.Array(
      Fields({
        id: Type.String(),
        share: Type.Number(),
        price: Type.Array(Fields({ currency: OneOf(currencies), amount: Count })),
      }),
    ),
  }),
})

const Name = Fields({ id: Type.String({ maxLength: 60, pattern: '^[a-z0-9-]+$' }) })
const Received = Fields({ player: PlayerView, reward: RewardView })

export const restoreHealth = call('growth.restoreHealth', 'POST /api/player/health/{id}/restore', {
  summary: 'Heal the whole squad in one of those ways.',
  who: 'TRIAL',
  changes: true,
  params: Name,
  reply: PlayerView,
})

export const takeEverydayReward = call('growth.takeEverydayReward', 'POST /api/player/everyday/reward/take', {
  summary: 'Take the reward of the day.',
  who: 'TRIAL',
  changes: true,
  reply: Received,
})

export const everydayCalendar = call('growth.everydayCalendar', 'GET /api/player/everyday/reward/list', {
  summary: 'The rewards of a whole round of days, how many are taken, and whether one is ready.',
  who: 'TRIAL',
  changes: false,
  reply: Fields({ rewards: Type.Array(RewardView), taken: Count, ready: Type.Boolean() }),
})

export const listTasks = call('growth.listTasks', 'GET /api/task/list', {
  summary: 'The tasks in hand: of the story, aside, and of the day.',
  who: 'TRIAL',
  changes: false,
  reply: Fields({
    tasks: Type.Array(
      Fields({
        id: Type.String(),
        kind: OneOf(TASK_KINDS),
        taskNumber: Count,
        progress: Count,
        total: Count,
        reward: RewardView,
        leadsTo: Type.String(),
        /** Where on the road it can be worked at now. */
        stair: OrNull(Count),
      }),
    ),
  }),
})

export const takeTaskReward = call('growth.takeTaskReward', 'POST /api/task/{id}/reward/take', {
  summary: 'Take what a finished task gives.',
  who: 'TRIAL',
  changes: true,
  params: Name,
  reply: Received,
})
