import { kindOf } from '@skystair/content/beginning.ts'
import { PACKS } from '@skystair/content/packs.data.ts'
import { HERO_TERMS } from '@skystair/content/prices.data.ts'
import { buyBooster as buyBoosterCall, takePack as takePackCall } from '@skystair/contract/shop.ts'
import { buyBooster as buyBoosterRule } from '@skystair/rules/booster/booster.ts'
import { climbed, climberOf } from '@skystair/rules/player/climber-of.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { takePack as takePackRule } from '@skystair/rules/shop/pack.ts'
import { joinPower } from '@skystair/rules/shop/recruit.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { actionWith } from '../../platform/action/action.ts'
import { type CalendarChanges, calendarChanges } from '../../platform/calendar/running.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { boostersAt } from './calendar-prices.ts'
import { itemsOf } from './item-shop.ts'

export const buyBooster = actionWith<typeof buyBoosterCall, CalendarChanges>(
  buyBoosterCall,
  calendarChanges,
  ({ player, params, body, extra: changes, now }) => {
    const wish = { id: params.id, replaces: body.replace ?? false }
    const boosted = buyBoosterRule(climberOf(player), boostersAt(player, changes, now).boosters, wish, now)
    if (isRefusal(boosted)) return boosted
    return {
      ...climbed(player, boosted, { counterparty: ofWorld('shop'), reason: 'BOOSTER' }),
      reply: playerView,
    }
  },
)

export const takePack = actionWith<typeof takePackCall, CalendarChanges>(
  takePackCall,
  calendarChanges,
  ({ player, params, extra: changes, now }) => {
    const stair = Math.max(1, player.stair)
    const taken = takePackRule(
      climberOf(player),
      PACKS,
      params.id,
      kindOf,
      (kind) => joinPower(kind, HERO_TERMS, stair),
      now,
    )
    if (isRefusal(taken)) return taken
    return {
      ...climbed(player, taken, { counterparty: ofWorld('shop'), reason: 'PACK' }),
      reply: (saved, at) => ({ player: playerView(saved, at), shop: itemsOf(saved, changes, at) }),
    }
  },
)
