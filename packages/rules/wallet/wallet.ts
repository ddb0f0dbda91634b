/**
 * The currencies a player may own, under their names on the wire.
 * What the screen calls them: crystal = red crystals, elixir = blue crystals, mithril = emeralds.
 */
export const currencies = [
  'gold',
  'crystal',
  'elixir',
  'mithril',
  'sulfur',
  'caviar',
  'tickets',
  'amethyst',
  'gear',
  'eventCurrency',
] as const
export type Currency = (typeof currencies)[number]

export type Wallet = Readonly<Record<Currency, number>>

/** The most of one currency anybody may hold: the last whole number that a float64 keeps exact. */
export const fullPurse = Number.MAX_SAFE_INTEGER

export const emptyWallet: Wallet = {
  gold: 0,
  crystal: 0,
  elixir: 0,
  mithril: 0,
  sulfur: 0,
  caviar: 0,
  tickets: 0,
  amethyst: 0,
  gear: 0,
  eventCurrency: 0,
}
