import type { ReplyOf } from '@skystair/contract/call.ts'
import type { takeEverydayReward } from '@skystair/contract/everyday.ts'
import type { Amounts } from '@skystair/rules/economy/purse.ts'
import type { Reward } from '@skystair/rules/economy/reward.ts'
import type { LevelUp } from '@skystair/rules/growth/level.ts'
import { SKILL_TYPES } from '@skystair/rules/skill/skills.ts'
import { currencies } from '@skystair/rules/wallet/wallet.ts'

type RewardView = ReplyOf<typeof takeEverydayReward>['reward']

/** A reward as the contract shows it: lists, without what is nothing, and beside it the level it led to. */
export const rewardView = (reward: Reward, reached: LevelUp | null = null): RewardView => ({
  ...gainsView(reward),
  levelUp: reached && { level: reached.level, reward: gainsView(reached.reward) },
})

export const amountsView = (amounts: Amounts): RewardView['amounts'] =>
  currencies.flatMap((currency) => {
    const amount = amounts[currency] ?? 0
    return amount > 0 ? [{ currency, amount }] : []
  })

const gainsView = ({
  amounts,
  experience,
  heroExperience,
  skills,
  things,
}: Reward): Omit<RewardView, 'levelUp'> => ({
  amounts: amountsView(amounts),
  experience: Math.round(experience),
  heroExperience,
  skills: SKILL_TYPES.flatMap((skillType) => {
    const amount = skills[skillType] ?? 0
    return amount > 0 ? [{ skillType, amount }] : []
  }),
  things: things.map((thing) => ({ ...thing })),
})
