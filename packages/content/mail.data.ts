import { type Reward, rewardOf } from '@skystair/rules/economy/reward.ts'

/** What lies in the first letter: enough for the first merchant on the road. */
export const WELCOME_GIFT: Reward = rewardOf({ amounts: { gold: 250, elixir: 3 } })
