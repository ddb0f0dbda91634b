import { TASK_KINDS } from '@skystair/rules/tasks/task.ts'
import { Type } from 'typebox'
import { call } from './call.ts'
import { Received, RewardView } from './reward.ts'
import { Count, Fields, OneOf, OrNull, WordId } from './shapes.ts'

export const listTasks = call('tasks.listTasks', 'GET /api/task/list', {
  summary: 'The tasks in hand: of the story, aside, and of the day.',
  who: 'TRIAL',
  changes: false,
  reply: Fields({
    tasks: Type.Array(
      Fields({
        id: Type.String(),
        kind: OneOf(TASK_KINDS),
        taskNumber: Count,
        /** The part of the tale whose texts tell of it; 0: none. */
        part: Count,
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

export const takeTaskReward = call('tasks.takeTaskReward', 'POST /api/task/{id}/reward/take', {
  summary: 'Take what a finished task gives.',
  who: 'TRIAL',
  changes: true,
  params: WordId,
  reply: Received,
})
