import type { Reward } from '../economy/reward.ts'

/** A player's place on the ladder of levels. */
export interface Level {
  readonly level: number
  readonly currentExp: number
  readonly maxExp: number
}

export interface LevelDesign {
  /** experience from this level to the next */
  readonly maxExp: (level: number) => number
  /** what reaching this level brings */
  readonly reward: (level: number) => Reward
}

export const firstLevel = (design: LevelDesign): Level => ({
  level: 1,
  currentExp: 0,
  maxExp: design.maxExp(1),
})

/** A level that was reached, and what it brought. */
export interface LevelUp {
  readonly level: number
  readonly reward: Reward
}

export interface LevelGain {
  readonly level: Level
  /** null if the level did not rise */
  readonly reached: LevelUp | null
}

/** Experience is capped at maxExp; when it is full the level rises, by one at a time. */
export function gainExperience(level: Level, amount: number, design: LevelDesign): LevelGain {
  const currentExp = Math.min(level.maxExp, level.currentExp + Math.max(0, amount))
  if (currentExp < level.maxExp) return { level: { ...level, currentExp }, reached: null }
  const next = level.level + 1
  return {
    level: { level: next, currentExp: 0, maxExp: design.maxExp(next) },
    reached: { level: next, reward: design.reward(next) },
  }
}
