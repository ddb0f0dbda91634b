import { type Reward, rewardOf } from '@skystair/rules/economy/reward.ts'
import type { LevelDesign } from '@skystair/rules/growth/level.ts'

/** Experience from each of the first levels to the next: never less than before, or the bar would look broken. */
const FIRST_LEVELS = [
  24, 150, 350, 350, 350, 350, 350, 350, 440, 620, 820, 1000, 1020, 1040, 1060, 1100, 1150, 1400,
] as const

/** Level by level a little more than before, without end. */
function maxExp(level: number): number {
  const first = FIRST_LEVELS[level - 1]
  return first ?? Math.round(6 * level * level)
}

const EMERALDS_EVERY = 5

/** Health for the squad, gold, an elixir, and emeralds every fifth level. */
const reward = (level: number): Reward =>
  rewardOf({
    amounts: { gold: 20 * level, elixir: 1, ...(level % EMERALDS_EVERY === 0 ? { mithril: 10 } : {}) },
    skills: { health: 2 + level },
  })

export const LEVELS: LevelDesign = { maxExp, reward }
