import type { Boosts } from '../booster/booster.ts'
import { type Measure, rewardAt, type StairReward } from '../economy/stair-reward.ts'
import { dayOf, takeEveryday } from '../everyday/everyday.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { advance, openTasks, takeTaskReward } from '../tasks/journal.ts'
import { takeWeekPrize, type WeekPrize } from '../tasks/week-path.ts'
import { type Climber, stairOf } from './climber.ts'
import { type Growing, type Received, receive } from './receive-reward.ts'

/** The journal as it is today: call it whenever tasks are shown or counted. */
export function openJournal(climber: Climber, growing: Growing, now: number, inClan = false): Climber {
  const { playerId, story } = climber
  const who = { playerId, stair: stairOf(climber), level: climber.level.level, told: story.told, inClan }
  const journal = openTasks(climber.journal, growing.tasks, who, dayOf(now))
  return journal === climber.journal ? climber : { ...climber, journal }
}

export function takeTask(
  growing: Growing,
  climber: Climber,
  taskId: string,
  measure: Measure,
  boosts: Boosts,
  now: number,
): Received | Refusal {
  const taken = takeTaskReward(climber.journal, growing.tasks, taskId, stairOf(climber), measure, now)
  if (isRefusal(taken)) return taken
  return receive({ ...climber, journal: taken.journal }, taken.reward, growing, boosts)
}

/** A prize of the path that daily tasks lead along. */
export function takeWeekGift(
  growing: Growing,
  climber: Climber,
  path: readonly WeekPrize[],
  step: number,
  measure: Measure,
  boosts: Boosts,
  now: number,
): Received | Refusal {
  const taken = takeWeekPrize(climber.journal.week, path, step, now)
  if (isRefusal(taken)) return taken
  const reward = rewardAt(taken.reward, stairOf(climber), measure)
  return receive({ ...climber, journal: { ...climber.journal, week: taken.week } }, reward, growing, boosts)
}

export function takeEverydayGift(
  growing: Growing,
  climber: Climber,
  rewards: readonly StairReward[],
  measure: Measure,
  boosts: Boosts,
  now: number,
): Received | Refusal {
  const taken = takeEveryday(climber.everyday, rewards, stairOf(climber), measure, now)
  if (isRefusal(taken)) return taken
  const journal = advance(climber.journal, growing.tasks, [{ deed: 'everyday-taken', amount: 1 }])
  return receive({ ...climber, everyday: taken.everyday, journal }, taken.reward, growing, boosts)
}
