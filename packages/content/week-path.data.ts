import type { StairReward } from '@skystair/rules/economy/stair-reward.ts'
import type { WeekPrize } from '@skystair/rules/tasks/week-path.ts'

const prize = (after: number, reward: Partial<StairReward>): WeekPrize => ({
  after,
  reward: { experience: 0, gold: 0, heroWorth: 0, amounts: {}, things: [], ...reward },
})

/** Three daily tasks a day lead along it; whoever misses a day still reaches the end. */
export const WEEK_PATH: readonly WeekPrize[] = [
  prize(3, { gold: 2 }),
  prize(6, { amounts: { elixir: 2 } }),
  prize(9, { amounts: { sulfur: 4 } }),
  prize(12, { gold: 3, amounts: { crystal: 6 } }),
  prize(15, { amounts: { mithril: 4 } }),
  prize(18, { amounts: { mithril: 8 }, things: [{ kind: 'consumable', id: 'elixir-of-strength' }] }),
]
