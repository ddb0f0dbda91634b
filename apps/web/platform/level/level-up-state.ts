import { create } from 'zustand'
import type { RewardView } from '../goods/use-reward-items.ts'

export type LevelUp = NonNullable<RewardView['levelUp']>

/** The level that was just reached and waits to be celebrated; null: none. */
export const useLevelUp = create<{ readonly reached: LevelUp | null }>(() => ({ reached: null }))

/** However a level was reached, it is told of in one way: nothing of what it brought comes silently. */
export const celebrateLevel = (reached: LevelUp | null): void => {
  if (reached !== null) useLevelUp.setState({ reached })
}
