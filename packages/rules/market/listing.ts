import { isRefusal, type Refusal, refused } from '../refusal.ts'
import type { Artifact } from '../things/artifact.ts'
import { type Backpack, mostArtifacts, takeOut } from '../things/backpack.ts'
import type { Currency } from '../wallet/wallet.ts'

export const MARKET_SECTIONS = ['artifact', 'resource'] as const
export type MarketSection = (typeof MARKET_SECTIONS)[number]

/** What players pay each other with. */
export const MARKET_PAYMENTS = ['gold', 'mithril'] as const
export type MarketPayment = (typeof MARKET_PAYMENTS)[number]

/** Resources that may be sold. */
export const MARKET_RESOURCES = [
  'crystal',
  'elixir',
  'sulfur',
  'caviar',
  'tickets',
  'amethyst',
] as const satisfies readonly Currency[]
export type MarketResource = (typeof MARKET_RESOURCES)[number]

export const MARKET_ORDERS = ['cheapest', 'newest', 'strongest'] as const
export type MarketOrder = (typeof MARKET_ORDERS)[number]

/** How many things one player may offer at once, and for how long each lies there. */
export const mostListings = 20
export const listingLasts = 48 * 3_600_000
export const dearest = 1_000_000_000

const FEE = 0.05

/** What is burnt of a price; the rest is the seller's. */
export const marketFee = (price: number): number => Math.ceil(price * FEE)

/** An offer as it lies on the market. */
export interface Listing {
  readonly id: string
  readonly sellerId: number
  readonly section: MarketSection
  readonly subject: string
  readonly thing: Artifact | null
  readonly amount: number
  readonly payment: MarketPayment
  readonly price: number
  readonly expiresAt: number
}

/** The thing leaves the backpack for the market. */
export function offerArtifact<Kept extends Backpack>(
  belongings: Kept,
  id: number,
  listed: number,
): { readonly belongings: Kept; readonly artifact: Artifact } | Refusal {
  if (listed >= mostListings) return refused('market.refused.too-many', { most: mostListings })
  const out = takeOut(belongings.artifacts, [id])
  if (isRefusal(out)) return out
  const [artifact] = out.taken
  if (!artifact) return refused('things.refused.unknown')
  return { belongings: { ...belongings, artifacts: out.kept }, artifact }
}

/** The thing comes into a backpack, under a number of its new owner. */
export function packArtifact<Kept extends Backpack>(belongings: Kept, artifact: Artifact): Kept | Refusal {
  return belongings.artifacts.length >= mostArtifacts
    ? refused('things.refused.no-space')
    : putInto(belongings, artifact)
}

/** The same, however full the backpack is. */
export function putInto<Kept extends Backpack>(belongings: Kept, artifact: Artifact): Kept {
  const id = belongings.lastArtifact + 1
  return {
    ...belongings,
    artifacts: [...belongings.artifacts, { ...artifact, id, heroId: null, locked: false }],
    lastArtifact: id,
  }
}

/** Whether somebody may buy it now. */
export function whyNotBuy(listing: Listing | null, buyerId: number, now: number): Refusal | null {
  if (listing === null || listing.expiresAt <= now) return refused('market.refused.gone')
  return listing.sellerId === buyerId ? refused('market.refused.own') : null
}
