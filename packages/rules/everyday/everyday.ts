import type { Reward } from '../economy/reward.ts'
import { type Measure, rewardAt, type StairReward } from '../economy/stair-reward.ts'
import { waitUntil } from '../format/wait.ts'
import { type Refusal, refused } from '../refusal.ts'

const DAY = 86_400_000

/** The day a moment belongs to; all players share the server's day. */
export const dayOf = (now: number): number => Math.floor(now / DAY)

/** The everyday reward: comes round again, a missed day takes nothing away. */
export interface Everyday {
  /** how often it was taken */
  readonly count: number
  readonly lastDay: number | null
}

export const NEVER_TAKEN: Everyday = { count: 0, lastDay: null }

export interface EverydayTaken {
  readonly everyday: Everyday
  readonly reward: Reward
}

export const canTakeEveryday = (everyday: Everyday, now: number): boolean =>
  everyday.lastDay === null || everyday.lastDay < dayOf(now)

export function takeEveryday(
  everyday: Everyday,
  rewards: readonly StairReward[],
  stair: number,
  measure: Measure,
  now: number,
): EverydayTaken | Refusal {
  if (!canTakeEveryday(everyday, now))
    return refused('everyday.refused.come-tomorrow', waitUntil((dayOf(now) + 1) * DAY, now))
  const reward = rewards[everyday.count % rewards.length]
  if (!reward) throw new Error('no everyday rewards')
  return {
    everyday: { count: everyday.count + 1, lastDay: dayOf(now) },
    reward: rewardAt(reward, stair, measure),
  }
}
