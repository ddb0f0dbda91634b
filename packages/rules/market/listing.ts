import type { Camp } from '../hero/camp.ts'
import { isRefusal, type Refusal, refused } from '../refusal.ts'
import type { Artifact } from '../things/artifact.ts'
import { mostArtifacts, takeOut } from '../things/backpack.ts'
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

export const MARKET_ORDERS = ['cheapest', 'newest'] as const

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
export function offerArtifact(
  camp: Camp,
  id: number,
  listed: number,
): { readonly camp: Camp; readonly artifact: Artifact } | Refusal {
  if (listed >= mostListings) return refused('market.refused.too-many', { most: mostListings })
  const out = takeOut(camp.artifacts, [id])
  if (isRefusal(out)) return out
  const [artifact] = out.taken
  if (!artifact) return refused('things.refused.unknown')
  return { camp: { ...camp, artifacts: out.kept }, artifact }
}

/** The thing comes into a backpack, under a number of its new owner. */
export function packArtifact(camp: Camp, artifact: Artifact): Camp | Refusal {
  return camp.artifacts.length >= mostArtifacts ? refused('things.refused.no-space') : putInto(camp, artifact)
}

/** The same, however full the backpack is. */
export function putInto(camp: Camp, artifact: Artifact): Camp {
  const id = camp.lastArtifact + 1
  return {
    ...camp,
    artifacts: [...camp.artifacts, { ...artifact, id, heroId: null, locked: false }],
    lastArtifact: id,
  }
}

/** Whether somebody may buy it now. */
export function whyNotBuy(listing: Listing | null, buyerId: number, now: number): Refusal | null {
  if (listing === null || listing.expiresAt <= now) return refused('market.refused.gone')
  return listing.sellerId === buyerId ? refused('market.refused.own') : null
}
