import { GROWING, kindOf } from '@skystair/content/beginning.ts'
import { HEROES } from '@skystair/content/heroes.data.ts'
import { HERO_TERMS } from '@skystair/content/prices.data.ts'
import { buyHero as contract } from '@skystair/contract/shop.ts'
import type { Belongings } from '@skystair/rules/climb/belongings.ts'
import { climbed, climberOf } from '@skystair/rules/player/climber-of.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import type { Offer } from '@skystair/rules/shop/offer.ts'
import { recruit } from '@skystair/rules/shop/recruit.ts'
import { type Campaign, saleFor, salesAt } from '@skystair/rules/shop/sale.ts'
import { advance } from '@skystair/rules/tasks/journal.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { actionWith } from '../../platform/action/action.ts'
import { stoppedCampaigns } from '../../platform/campaigns/stopped-campaigns.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { fondnessOf } from './fondness-of.ts'

const used = (belongings: Belongings, offer: Offer): Belongings => ({
  ...belongings,
  offersUsed: [...belongings.offersUsed, offer],
})

export const buyHero = actionWith<typeof contract, readonly Campaign[]>(
  contract,
  stoppedCampaigns,
  ({ player, params, body, extra: stopped, now }) => {
    const { payment, exchangeId = null, offer = null } = body
    if (exchangeId !== null && player.battleId !== null) return refused('battle.refused.fighting')
    const kind = HEROES[params.id]
    if (!kind) return refused('shop.refused.unknown-hero')
    const stair = Math.max(1, player.stair)
    const sale =
      offer === null
        ? null
        : saleFor(
            salesAt(player.createdAt, now, stopped),
            offer,
            kind.tier,
            player.climb.belongings.offersUsed,
            now,
          )
    if (isRefusal(sale)) return sale
    const fondPercent = fondnessOf(kind, player)
    const wish = { kind, payment, exchangeId, percentOff: sale?.percent ?? 0, fondPercent }
    const joined = recruit(climberOf(player), wish, HERO_TERMS, stair, kindOf, now)
    if (isRefusal(joined)) return joined
    const { who, heroId } = joined
    const journal = advance(who.journal, GROWING.tasks, [{ deed: 'hero-joined', amount: 1 }])
    return {
      ...climbed(
        player,
        { ...who, journal, belongings: sale?.once ? used(who.belongings, sale.offer) : who.belongings },
        { counterparty: ofWorld('shop'), reason: 'HERO' },
      ),
      reply: (saved, at) => ({ player: playerView(saved, at), heroId }),
    }
  },
)
