import { EVERYDAY_REWARDS } from '@skystair/content/everyday.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import type { Cup } from '@skystair/rules/dice.ts'
import { rewardAt, type StairReward } from '@skystair/rules/economy/stair-reward.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { type Currency, currencies } from '@skystair/rules/wallet/wallet.ts'
import type { Deal } from './person.ts'

const hour = 3_600_000

type Line = readonly [currency: Currency, amount: number, account: string, reason: string]

/** A usual day of a climber, from the morning on: what it brings and what it takes. */
function usualDay(stair: number, everyday: StairReward, cup: Cup): readonly (readonly Line[])[] {
  const gold = REALM.goldOf(stair)
  const crystals = REALM.amountOf('CRYSTAL', stair)
  const { amounts } = rewardAt(everyday, stair, REALM)
  return [
    currencies.map((currency) => [currency, amounts[currency] ?? 0, 'everyday', 'OFFER']),
    [['crystal', crystals * cup.between(1, 3), 'road', 'RESOURCE']],
    [['gold', gold * cup.between(1, 3), 'battle', 'BATTLE']],
    [['elixir', -3, 'healer', 'HEALTH']],
    [['gold', gold * 2, 'task', 'TASK']],
    [
      ['crystal', -crystals, 'academy', 'FORCE'],
      ['sulfur', -cup.between(1, 4), 'academy', 'FORCE'],
    ],
  ]
}

/** The money of the last week, the oldest first. */
export const lately = (stair: number, cup: Cup, now: number): readonly Deal[] =>
  EVERYDAY_REWARDS.flatMap((everyday, number) => {
    const morning = now - (EVERYDAY_REWARDS.length - number) * 24 * hour
    return usualDay(stair, everyday, cup).map((lines, place) => ({
      at: morning + (place * 2 + 1) * hour - cup.between(0, 59) * 60_000,
      movements: lines
        .filter(([, amount]) => amount !== 0)
        .map(([currency, amount, account, reason]) => ({
          currency,
          amount,
          counterparty: ofWorld(account),
          reason,
        })),
    }))
  })
