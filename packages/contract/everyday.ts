import { Type } from 'typebox'
import { call } from './call.ts'
import { Received, RewardView } from './reward.ts'
import { Count, Fields } from './shapes.ts'

export const takeEverydayReward = call(
  'everyday.takeEverydayReward',
  'POST /api/player/everyday/reward/take',
  {
    summary: 'Take the reward of the day.',
    who: 'TRIAL',
    changes: true,
    reply: Received,
  },
)

export const everydayCalendar = call('everyday.everydayCalendar', 'GET /api/player/everyday/reward/list', {
  summary: 'The rewards of a whole round of days, how many are taken, and whether one is ready.',
  who: 'TRIAL',
  changes: false,
  reply: Fields({ rewards: Type.Array(RewardView), taken: Count, ready: Type.Boolean() }),
})
