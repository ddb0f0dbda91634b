import { rewardOf } from '@skystair/rules/economy/reward.ts'
import type { GiftDesign } from '@skystair/rules/gifts/gift.ts'

/** What can be given. Inside is always less than it costs: a gift is for joy, not for carrying money across. */
export const GIFTS: readonly GiftDesign[] = [
  { id: 'apple', price: { gold: 500 }, reward: rewardOf({ amounts: { gold: 100 } }) },
  { id: 'tea', price: { gold: 2_000 }, reward: rewardOf({ amounts: { elixir: 3 } }) },
  { id: 'pie', price: { gold: 5_000 }, reward: rewardOf({ amounts: { caviar: 1 } }) },
  { id: 'boots', price: { crystal: 60 }, reward: rewardOf({ amounts: { crystal: 20 } }) },
  { id: 'lantern', price: { mithril: 10 }, reward: rewardOf({ amounts: { gold: 1_000, elixir: 2 } }) },
  { id: 'ring', price: { mithril: 25 }, reward: rewardOf({ amounts: { crystal: 30, caviar: 1 } }) },
  { id: 'star', price: { mithril: 60 }, reward: rewardOf({ amounts: { mithril: 10, caviar: 2 } }) },
  { id: 'crown', price: { mithril: 150 }, reward: rewardOf({ amounts: { mithril: 30, caviar: 4 } }) },
]

export const giftOf = (id: string): GiftDesign | undefined => GIFTS.find((gift) => gift.id === id)
