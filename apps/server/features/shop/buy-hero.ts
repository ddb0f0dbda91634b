import { GROWING, kindOf } from '@skystair/content/beginning.ts'
import { HEROES } from '@skystair/content/heroes.data.ts'
import { HERO_TERMS } from '@skystair/content/prices.data.ts'
import { buyHero as contract } from '@skystair/contract/shop.ts'
import type { Camp } from '@skystair/rules/hero/camp.ts'
import { recruit } from '@skystair/rules/hero/recruit.ts'
import type { Offer } from '@skystair/rules/player/choices.ts'
import { climbed, climberOf } from '@skystair/rules/player/climb.ts'
import { advance } from '@skystair/rules/quests/journal.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { type Campaign, saleFor, salesAt } from '@skystair/rules/shop/sale.ts'
import { actionBeside } from '../../platform/action.ts'
import { playerView } from '../../platform/player-view.ts'
import { stoppedCampaigns } from './stopped-campaigns.ts'

const used = (camp: Camp, offer: Offer): Camp => ({ ...camp, offersUsed: [...camp.offersUsed, offer] })

export const buyHero = actionBeside<typeof contract, readonly Campaign[]>(
  contract,
  stoppedCampaigns,
  ({ player, params, body, beside: stopped, now }) => {
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
            player.climb.camp.offersUsed,
            now,
          )
    if (isRefusal(sale)) return sale
    const wish = { kind, payment, exchangeId, percentOff: sale?.percent ?? 0 }
    const joined = recruit(climberOf(player), wish, HERO_TERMS, stair, kindOf, now)
    if (isRefusal(joined)) return joined
    const { who, heroId } = joined
    const journal = advance(who.journal, GROWING.tasks, [{ deed: 'hero-joined', amount: 1 }])
    return {
      ...climbed(
        player,
        { ...who, journal, camp: sale?.once ? used(who.camp, sale.offer) : who.camp },
        { counterparty: 'shop', reason: 'HERO' },
      ),
      reply: (saved, at) => ({ player: playerView(saved, at), heroId }),
    }
  },
)
