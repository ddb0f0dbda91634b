import { CLANS } from '@skystair/content/clans/clans.ts'
import { factoryGift as giftCall, takeFactoryGift as takeCall } from '@skystair/contract/clan.ts'
import { type Clan, memberOf } from '@skystair/rules/clan/clan.ts'
import { drawGift, giftThrow, whyNoGift } from '@skystair/rules/clan/factory-gift.ts'
import { givenBy } from '@skystair/rules/clan/support.ts'
import { drawn } from '@skystair/rules/draw/draw.ts'
import { rewardOf } from '@skystair/rules/economy/reward.ts'
import { dayOf } from '@skystair/rules/everyday/everyday.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, type Refusal } from '@skystair/rules/refusal.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { actionWith, readWith } from '../../platform/action/action.ts'
import { nextSeal, nextSeed, writeDraw } from '../../platform/draws/draws.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { amountsView, rewardView } from '../../platform/views/reward-view.ts'
import { clanOf } from './change-clan.ts'
import { type FoundClan, ownClan } from './load-clan.ts'

function whyNot(clan: Clan, player: Player, now: number): Refusal | null {
  const member = memberOf(clan, player.id)
  return member === null ? null : whyNoGift(clan, member, player.clan, CLANS, now)
}

export const factoryGift = readWith<typeof giftCall, FoundClan | null>(giftCall, ownClan, (context) => {
  const { player, now, services } = context
  const clan = clanOf(context)
  if (isRefusal(clan)) return clan
  const level = givenBy(clan, 'gift', CLANS)
  const worth = CLANS.giftWorth(level)
  const gears = Math.round(worth * CLANS.giftGearShare)
  const weights = CLANS.giftOdds.reduce((sum, { weight }) => sum + weight, 0)
  const refusal = whyNot(clan, player, now)
  const wait = refusal?.params.wait
  return {
    level,
    ready: refusal === null,
    readyAt: typeof wait === 'number' ? now + wait * 1000 : null,
    worth,
    seal: nextSeal(services.config, player, 'factory'),
    gears,
    draws: CLANS.giftDraws,
    odds: CLANS.giftOdds.map(({ currency, weight, perGear }) => ({
      currency,
      share: weight / weights,
      amount: Math.max(1, Math.round(((worth - gears) / CLANS.giftDraws) * perGear)),
    })),
  }
})

export const takeFactoryGift = actionWith<typeof takeCall, FoundClan | null>(takeCall, ownClan, (context) => {
  const { player, now, services } = context
  const clan = clanOf(context)
  if (isRefusal(clan)) return clan
  const refusal = whyNot(clan, player, now)
  if (refusal) return refusal
  const seed = nextSeed(services.config, player, 'factory')
  const amounts = drawGift(givenBy(clan, 'gift', CLANS), seed, CLANS)
  return {
    player: {
      ...player,
      clan: { ...player.clan, giftDay: dayOf(now) },
      draws: drawn(player.draws, 'factory'),
    },
    writes: [writeDraw(player, 'factory', seed, [giftThrow(CLANS)], now)],
    movements: amountsView(amounts).map(({ currency, amount }) => ({
      currency,
      amount,
      counterparty: ofWorld('clan'),
      reason: 'CLAN_FACTORY',
    })),
    reply: (saved) => ({ player: playerView(saved, now), reward: rewardView(rewardOf({ amounts })), seed }),
  }
})
