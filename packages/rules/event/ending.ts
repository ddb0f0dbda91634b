import { addAmounts, type Reward, rewardOf } from '../economy/reward.ts'
import { type Measure, rewardAt, type StairReward } from '../economy/stair-reward.ts'
import { type Refusal, refused } from '../refusal.ts'
import type { EventDesign, EventRules } from './design.ts'
import { type EventEnd, type EventLife, type PastEvent, shareIn } from './life.ts'
import { inHand } from './path.ts'

/** So many past events are shown; with nine a year that is three years. */
const REMEMBERED = 27

/** What a place brings; null: nothing. Whoever stands above a line, or among the share of all, is on it. */
export const prizeOfPlace = (
  { prizes }: Pick<EventRules, 'prizes'>,
  { place, of }: Pick<EventEnd, 'place' | 'of'>,
): StairReward | null =>
  prizes.find((line) => place <= Math.max(line.place, Math.floor(line.share * of)))?.reward ?? null

/** The places are counted: they wait with their prizes. Told twice, it is told once. */
export function ended(life: EventLife, run: string, end: EventEnd): EventLife {
  const share = shareIn(life, run)
  if (share === null || share.ended !== null) return life
  return {
    ...life,
    shares: { ...life.shares, [run]: { ...share, ended: end } },
    tasks: life.tasks?.run === run ? null : life.tasks,
  }
}

export interface PrizesTaken {
  readonly life: EventLife
  readonly past: PastEvent
  readonly reward: Reward
  /** so much was never handed in: it goes, and gold for it is in the reward */
  readonly leftover: number
}

const NOTHING: StairReward = { experience: 0, gold: 0, heroWorth: 0, amounts: {}, things: [] }

function times(reward: Reward, count: number): Reward {
  const amounts = Object.fromEntries(
    Object.entries(reward.amounts).map(([currency, amount]) => [currency, amount * count]),
  )
  return rewardOf({
    ...reward,
    amounts,
    experience: reward.experience * count,
    heroExperience: reward.heroExperience * count,
  })
}

/** Gold for what was never handed in. */
export const goldForLeftover = (
  leftover: number,
  rules: Pick<EventRules, 'leftover'>,
  stair: number,
  measure: Measure,
): Reward => rewardAt({ ...NOTHING, gold: rules.leftover * leftover }, stair, measure)

const together = (one: Reward, other: Reward): Reward =>
  rewardOf({
    amounts: addAmounts(one.amounts, other.amounts),
    experience: one.experience + other.experience,
    heroExperience: one.heroExperience + other.heroExperience,
    things: [...one.things, ...other.things],
  })

/** What an event that has ended brings: for the place, for the boss, and gold for what is left. Once: the part in it goes. */
export function takeEndPrizes(
  life: EventLife,
  run: string,
  design: EventDesign,
  rules: EventRules,
  stair: number,
  measure: Measure,
): PrizesTaken | Refusal {
  const share = shareIn(life, run)
  if (share === null) return refused('event.refused.unknown')
  if (share.ended === null) return refused('event.refused.not-counted')
  const leftover = inHand(share, design)
  const forPlace = rewardAt(prizeOfPlace(rules, share.ended) ?? NOTHING, stair, measure)
  const forBoss = times(rewardAt(rules.boss.prize, stair, measure), share.hearts > 0 ? share.ended.falls : 0)
  const forRest = goldForLeftover(leftover, rules, stair, measure)
  const { [run]: _, ...shares } = life.shares
  const { kind, bracket, gathered } = share
  const past = { run, kind, bracket, gathered, ...share.ended }
  return {
    life: { ...life, shares, past: [past, ...life.past].slice(0, REMEMBERED) },
    past,
    reward: together(together(forPlace, forBoss), forRest),
    leftover,
  }
}
