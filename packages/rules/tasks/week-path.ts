import type { StairReward } from '../economy/stair-reward.ts'
import { type Refusal, refused } from '../refusal.ts'
import { weekOf } from '../shop/week.ts'
import type { Journal } from './task.ts'

type Week = Journal['week']

/** A prize of the week's path: so many daily tasks, and it can be taken. */
export interface WeekPrize {
  readonly after: number
  readonly reward: StairReward
}

/** The path as it is this week: each begins at its foot. */
export const weekNow = (week: Week, now: number): Week =>
  week.week === weekOf(now) ? week : { week: weekOf(now), done: 0, taken: [] }

/** One more daily task. */
export const dailyDone = (week: Week, now: number): Week => {
  const present = weekNow(week, now)
  return { ...present, done: present.done + 1 }
}

/** Takes the prize of a step, from 1. */
export function takeWeekPrize(
  week: Week,
  path: readonly WeekPrize[],
  step: number,
  now: number,
): { readonly week: Week; readonly reward: StairReward } | Refusal {
  const prize = path[step - 1]
  const { done, taken, ...present } = weekNow(week, now)
  if (prize === undefined) return refused('tasks.refused.unknown')
  if (taken.includes(step)) return refused('tasks.refused.taken')
  if (done < prize.after) return refused('tasks.refused.not-yet', { progress: done, total: prize.after })
  return { week: { ...present, done, taken: [...taken, step] }, reward: prize.reward }
}
