import type { Amounts } from '@skystair/rules/economy/purse.ts'
import { type Currency, currencies } from '@skystair/rules/wallet/wallet.ts'
import type { Lived } from './diary.ts'

/** What one of each goes for on the market, in gold; what is not sold there, by what the factory gives instead. */
const WORTH: Readonly<Partial<Record<Currency, number>>> = {
  gold: 1,
  crystal: 38,
  elixir: 145,
  mithril: 128,
  sulfur: 60,
  caviar: 1150,
  tickets: 1150,
  gear: 150,
}

/** In gold. */
export const worthOf = (amounts: Amounts): number =>
  currencies.reduce((sum, currency) => sum + (WORTH[currency] ?? 0) * (amounts[currency] ?? 0), 0)

/** The worth of all that came in a life. */
const earnings = ({ diary }: Lived): number =>
  [...diary.sources].reduce((sum, [key, amount]) => {
    const [currency = ''] = key.split('/')
    return sum + worthOf({ [currency]: amount })
  }, 0)

/** On average: a median would jump from one of few lives to the next. */
const gotBy = (lives: readonly Lived[]): number =>
  lives.reduce((sum, life) => sum + earnings(life), 0) / lives.length

/** How much more members get than loners in the same days: 0.2 is a fifth. */
export const membersGetMore = (members: readonly Lived[], loners: readonly Lived[]): number =>
  gotBy(members) / gotBy(loners) - 1

/** What clans are meant to be worth. */
const CLAN_WORTH = { least: 0.15, most: 0.25 } as const

export const isClanWorth = (more: number): boolean => more >= CLAN_WORTH.least && more <= CLAN_WORTH.most
