import { stairWorth } from './guardian-power.ts'
import type { Amounts } from './purse.ts'
import { addAmounts, type Reward, rewardOf, type Thing } from './reward.ts'

/** A reward that keeps its meaning at every height: told in battles and in stairs' worth. */
export interface StairReward {
  /** player's experience of this many guardians */
  readonly experience: number
  /** gold of this many guardians */
  readonly gold: number
  /** heroes' experience in stairs' worth */
  readonly heroWorth: number
  readonly amounts: Amounts
  readonly things: readonly Omit<Thing, 'stair'>[]
}

/** What a guardian of a stair brings. */
export interface Measure {
  readonly experienceOf: (stair: number, share: number) => number
  readonly goldOf: (stair: number) => number
}

export function rewardAt(reward: StairReward, stair: number, measure: Measure): Reward {
  const height = Math.max(1, stair)
  return rewardOf({
    amounts: addAmounts(reward.amounts, { gold: Math.round(measure.goldOf(height) * reward.gold) }),
    experience: measure.experienceOf(height, reward.experience),
    heroExperience: stairWorth(height) * reward.heroWorth,
    things: reward.things.map((thing) => ({ ...thing, stair: height })),
  })
}
