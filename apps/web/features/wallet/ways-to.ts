import type { Currency } from '@skystair/rules/wallet/wallet.ts'
import type { OverlayName } from '../../platform/pages/overlays.ts'

/** Pages on which something of it can be had; the road has a little of everything. */
const ways: Readonly<Record<Currency, readonly OverlayName[]>> = {
  gold: ['tasks', 'market'],
  crystal: ['market', 'tasks'],
  elixir: ['market'],
  mithril: ['tasks', 'everyday'],
  sulfur: ['market'],
  caviar: ['market'],
  tickets: ['market'],
  amethyst: ['market'],
  gear: [],
  eventCurrency: ['tasks'],
}

export const waysTo = (lacking: readonly Currency[]): readonly OverlayName[] =>
  lacking.flatMap((one) => ways[one])
