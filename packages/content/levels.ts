import { type Reward, rewardOf } from '@skystair/rules/economy/reward.ts'
import type { LevelDesign } from '@skystair/rules/growth/level.ts'

/** Experience from each of the first levels to the next. */
const FIRST_LEVELS = [
  24, 120, 270, 200, 130, 140, 180, 280, 420, 600, 800, 980, 1000, 1020, 1050, 1080, 1150, 1400,
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
