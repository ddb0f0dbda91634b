import { create } from 'zustand'
import type { RewardView } from '../goods/use-reward-items.ts'

export type LevelUp = NonNullable<RewardView['levelUp']>

/** The level that was just reached and waits to be celebrated; null: none. */
export const useLevelUp = create<{ readonly reached: LevelUp | null }>(() => ({ reached: null }))

/** A talk is not broken off: who rises while somebody speaks hears the trumpets after the last word. */
export const mayCelebrate = (overlays: readonly string[]): boolean =>
  overlays.every((overlay) => !overlay.startsWith('talk/'))

/** However a level was reached, it is told of in one way: nothing of what it brought comes silently. */
export const celebrateLevel = (reached: LevelUp | null): void => {
  if (reached !== null) useLevelUp.setState({ reached })
}
