import { kindOf } from '@skystair/content/beginning.ts'
import { DUEL_PRIZE, DUELS } from '@skystair/content/calendar/uses.data.ts'
import { HERO_TERMS } from '@skystair/content/prices.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import { duelHero as contract } from '@skystair/contract/calendar.ts'
import type { Battle } from '@skystair/rules/battle/battle.ts'
import { campaignOf } from '@skystair/rules/calendar/campaign.ts'
import { seen, used } from '@skystair/rules/calendar/use.ts'
import { duel } from '@skystair/rules/duel/duel.ts'
import type { Reward } from '@skystair/rules/economy/reward.ts'
import { rewardAt } from '@skystair/rules/economy/stair-reward.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { joinPower } from '@skystair/rules/shop/recruit.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { actionWith } from '../../platform/action/action.ts'
import type { BattleEnding } from '../../platform/battle/battle-ending.ts'
import { newBattle } from '../../platform/battle/new-battle.ts'
import { statusOf } from '../../platform/battle/status.ts'
import { insertBattle } from '../../platform/battle/stored-battle.ts'
import { type CalendarChanges, calendarChanges, runningFor } from '../../platform/calendar/running.ts'
import { rewardView } from '../../platform/views/reward-view.ts'

const heightOf = ({ stair }: Player): number => Math.max(1, stair)

/** Once a run: the first time that he is beaten. */
const beaten = (run: string): string => `${run}/beaten`

export const duelHero = actionWith<typeof contract, CalendarChanges>(
  contract,
  calendarChanges,
  ({ player, extra: changes, now }) => {
    if (player.battleId !== null) return refused('battle.refused.fighting')
    const running = runningFor(player, changes, now)
    const week = campaignOf(running, 'HERO')
    if (week === null) return refused('calendar.refused.not-running')
    const campaigns = used(player.campaigns, week.id, DUELS, running, now)
    if (isRefusal(campaigns)) return campaigns
    const kind = kindOf(String(week.contents.hero))
    const height = Math.max(heightOf(player), HERO_TERMS[kind.tier].fromStair)
    const challenger = { kind, power: joinPower(kind, HERO_TERMS, height), run: week.id }
    const battle = duel(player.climb.heroes, kindOf, challenger, newBattle(player, '', now), now)
    if (isRefusal(battle)) return battle
    return {
      player: { ...player, battleId: battle.id, campaigns },
      writes: [insertBattle(player.id, battle, new Date(now))],
      reply: () => statusOf(battle, [], duelEnding.reward(battle, { player, now })),
    }
  },
)

function prizeOf({ winner, opponent }: Battle, player: Player): Reward | null {
  if (winner !== 'player' || opponent?.kind !== 'hero-of-week') return null
  if (player.campaigns.seen.includes(beaten(opponent.run))) return null
  return rewardAt(DUEL_PRIZE, heightOf(player), REALM)
}

/** A duel among friends: nobody comes home wounded, and the first victory over each is paid. */
export const duelEnding: BattleEnding = {
  comeHome({ player, battle }) {
    if (battle.status !== 'COMPLETED') return refused('battle.refused.not-over')
    const prize = prizeOf(battle, player)
    if (prize === null || battle.opponent?.kind !== 'hero-of-week') return { player }
    return {
      player: { ...player, campaigns: seen(player.campaigns, beaten(battle.opponent.run)) },
      movements: [
        {
          currency: 'gold',
          amount: prize.amounts.gold ?? 0,
          counterparty: ofWorld('battle'),
          reason: 'DUEL',
        },
      ],
    }
  },
  reward(battle, to) {
    const prize = to === null ? null : prizeOf(battle, to.player)
    return prize && rewardView(prize)
  },
}
