import type { SkillType } from '../skill/skills.ts'
import { type Currency, currencies } from '../wallet/wallet.ts'
import type { Amounts } from './purse.ts'

export const THING_KINDS = ['artifact', 'consumable', 'rune', 'hero'] as const
export type ThingKind = (typeof THING_KINDS)[number]

/** A thing found at a stair; its power follows the stair. */
export interface Thing {
  readonly kind: ThingKind
  readonly id: string
  readonly stair: number
}

/** What a player gets: money, experience, skills for the squad, things. */
export interface Reward {
  readonly amounts: Amounts
  /** to the player's level */
  readonly experience: number
  /** to the heroes who earned it, in points of power */
  readonly heroExperience: number
  readonly skills: Readonly<Partial<Record<SkillType, number>>>
  readonly things: readonly Thing[]
}

export const NO_REWARD: Reward = { amounts: {}, experience: 0, heroExperience: 0, skills: {}, things: [] }

export const rewardOf = (some: Partial<Reward>): Reward => ({ ...NO_REWARD, ...some })

/** Boosters multiply experience only. */
export const boosted = (reward: Reward, times: number): Reward => ({
  ...reward,
  experience: Math.round(reward.experience * times),
  heroExperience: reward.heroExperience * times,
})

/** More of the money, nothing else. */
export const richer = (reward: Reward, times: number): Reward =>
  times === 1
    ? reward
    : {
        ...reward,
        amounts: Object.fromEntries(
          Object.entries(reward.amounts).map(([currency, amount]) => [currency, Math.round(amount * times)]),
        ),
      }

export function addAmounts(one: Amounts, two: Amounts): Amounts {
  const sum: Partial<Record<Currency, number>> = {}
  for (const currency of currencies) {
    const amount = (one[currency] ?? 0) + (two[currency] ?? 0)
    if (amount > 0) sum[currency] = amount
  }
  return sum
}
