import { PACKS } from '@skystair/content/packs.data.ts'
import { itemShop as contract, type ItemShop } from '@skystair/contract/shop.ts'
import type { Amounts } from '@skystair/rules/economy/purse.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { packsTaken } from '@skystair/rules/shop/pack.ts'
import { mondayOf, weekOf } from '@skystair/rules/shop/week.ts'
import { currencies } from '@skystair/rules/wallet/wallet.ts'
import { readWith } from '../../platform/action/action.ts'
import { type CalendarChanges, calendarChanges } from '../../platform/calendar/running.ts'
import { boostersAt } from './calendar-prices.ts'

const amountsView = (amounts: Amounts) =>
  currencies.flatMap((currency) => {
    const amount = amounts[currency] ?? 0
    return amount > 0 ? [{ currency, amount }] : []
  })

export function itemsOf(player: Player, changes: CalendarChanges, now: number): ItemShop {
  const { boosters, percentOff } = boostersAt(player, changes, now)
  const taken = packsTaken(player.climb.belongings.packs, now)
  return {
    boosters: boosters.map(({ id, lasts, boosts, price }) => ({
      id,
      lasts,
      ...boosts,
      price: amountsView(price),
      percentOff,
    })),
    packs: PACKS.map(({ id, price, gives, guest }, place) => ({
      id,
      state: place < taken ? 'TAKEN' : place === taken ? 'NEXT' : 'LATER',
      price: amountsView(price),
      gives: amountsView(gives),
      guest: guest?.kind ?? null,
      guestStays: guest?.lasts ?? 0,
    })),
    renewsAt: mondayOf(weekOf(now) + 1),
  }
}

export const itemShop = readWith<typeof contract, CalendarChanges>(
  contract,
  calendarChanges,
  ({ player, extra: changes, now }) => itemsOf(player, changes, now),
)
