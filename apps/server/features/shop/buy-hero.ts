import { GROWING, kindOf } from '@skystair/content/beginning.ts'
import { HEROES } from '@skystair/content/heroes.data.ts'
import { HERO_TERMS } from '@skystair/content/prices.data.ts'
import { buyHero as contract } from '@skystair/contract/shop.ts'
import type { Belongings } from '@skystair/rules/climb/belongings.ts'
import { climbed, climberOf } from '@skystair/rules/player/climber-of.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import type { Offer } from '@skystair/rules/shop/offer.ts'
import { recruit } from '@skystair/rules/shop/recruit.ts'
import { saleFor } from '@skystair/rules/shop/sale.ts'
import { advance } from '@skystair/rules/tasks/journal.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { actionWith } from '../../platform/action/action.ts'
import { type CalendarChanges, calendarChanges } from '../../platform/calendar/running.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { heroOff, salesOfWeek } from './calendar-prices.ts'
import { fondnessOf } from './fondness-of.ts'

const used = (belongings: Belongings, offer: Offer): Belongings => ({
  ...belongings,
  offersUsed: [...belongings.offersUsed, offer],
})

export const buyHero = actionWith<typeof contract, CalendarChanges>(
  contract,
  calendarChanges,
  ({ player, params, body, extra: changes, now }) => {
    const { payment, exchangeId = null, offer = null } = body
    if (exchangeId !== null && player.battleId !== null) return refused('battle.refused.fighting')
    const kind = HEROES[params.id]
    if (!kind) return refused('shop.refused.unknown-hero')
    const stair = Math.max(1, player.stair)
    const { offersUsed } = player.climb.belongings
    const sale =
      offer === null ? null : saleFor(salesOfWeek(player, changes, now), offer, kind.tier, offersUsed, now)
    if (isRefusal(sale)) return sale
    const percentsOff = [fondnessOf(kind, player), heroOff(player, changes, now)(kind.id), sale?.percent ?? 0]
    const wish = { kind, payment, exchangeId, percentsOff }
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
