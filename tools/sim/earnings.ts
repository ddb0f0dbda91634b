import type { Currency } from '@skystair/rules/wallet/wallet.ts'
import type { Lived } from './diary.ts'
import { median } from './pace.ts'

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

/** The worth of all that came in a life, in gold. */
function earnings({ diary }: Lived): number {
  return [...diary.sources].reduce((sum, [key, amount]) => {
    const [currency] = key.split('/')
    return sum + (WORTH[currency as Currency] ?? 0) * amount
  }, 0)
}

/** How much more members get than loners in the same days: 0.2 is a fifth. */
export const membersGetMore = (members: readonly Lived[], loners: readonly Lived[]): number =>
  median(members.map(earnings)) / median(loners.map(earnings)) - 1

/** What clans are meant to be worth. */
const CLAN_WORTH = { least: 0.15, most: 0.25 } as const

export const isClanWorth = (more: number): boolean => more >= CLAN_WORTH.least && more <= CLAN_WORTH.most
