import type { Currency } from '@skystair/rules/wallet/wallet.ts'
import type { IconName } from '../../ui/icons/icon-source.ts'

/** The picture of each currency. */
export const currencyIcons = {
  gold: 'coin',
  crystal: 'red-crystal',
  elixir: 'blue-crystal',
  mithril: 'emerald',
  sulfur: 'sulfur',
  caviar: 'caviar',
  tickets: 'ticket',
  amethyst: 'amethyst',
  gear: 'gears',
  eventCurrency: 'gift',
} as const satisfies Readonly<Record<Currency, IconName>>
