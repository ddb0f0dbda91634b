import { TASK_KINDS } from '@skystair/rules/tasks/task.ts'
import { Type } from 'typebox'
import { call } from './call.ts'
import { Received, RewardView } from './reward.ts'
import { Count, Fields, Moment, OneOf, OrNull, WordId } from './shapes.ts'

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

export const weekPath = call('tasks.week', 'GET /api/task/week', {
  summary: 'The path of the week: how many daily tasks were done, and the prizes they lead to.',
  who: 'TRIAL',
  changes: false,
  reply: Fields({
    done: Count,
    endsAt: Moment,
    prizes: Type.Array(Fields({ after: Count, reward: RewardView, taken: Type.Boolean() })),
  }),
})

export const takeWeekPrize = call('tasks.takeWeekPrize', 'POST /api/task/week/{step}/take', {
  summary: 'Take a prize of the path of the week; its steps are counted from 1.',
  who: 'TRIAL',
  changes: true,
  params: Fields({ step: Type.Integer({ minimum: 1, maximum: 100 }) }),
  reply: Received,
})

export const takeTaskReward = call('tasks.takeTaskReward', 'POST /api/task/{id}/reward/take', {
  summary: 'Take what a finished task gives.',
  who: 'TRIAL',
  changes: true,
  params: WordId,
  reply: Received,
})
