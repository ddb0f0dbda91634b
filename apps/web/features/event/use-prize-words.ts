import { type RewardView, useRewardItems } from '../../platform/goods/use-reward-items.ts'

/** What a prize is, in a line: "15 emeralds, 2 tickets" and so on. */
export function usePrizeWords(): (reward: RewardView) => string {
  const items = useRewardItems()
  return (reward) =>
    items(reward)
      .map(({ said }) => said)
      .join(', ')
}
