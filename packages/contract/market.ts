import { HERO_TIERS } from '@skystair/rules/heroes/hero.ts'
import {
  dearest,
  MARKET_ORDERS,
  MARKET_PAYMENTS,
  MARKET_RESOURCES,
  MARKET_SECTIONS,
} from '@skystair/rules/market/listing.ts'
import { ARTIFACT_PLACES } from '@skystair/rules/things/artifact.ts'
import { type Static, Type } from 'typebox'
import { call } from './call.ts'
import { PlayerView } from './player-view.ts'
import { BankStatusView, Count, Fields, Id, Moment, OneOf, OrNull, PageEnd, Uuid } from './shapes.ts'
import { ArtifactView } from './things.ts'

const ListingView = Fields({
  id: Uuid,
  sellerId: Id,
  sellerName: OrNull(Type.String()),
  sellerClanId: OrNull(Id),
  sellerLeague: OrNull(Count),
  sellerBankStatus: BankStatusView,
  section: OneOf(MARKET_SECTIONS),
  /** The kind of artifact, or the currency. */
  subject: Type.String(),
  /** What the thing is like; nothing for a resource. */
  artifact: Type.Array(ArtifactView, { maxItems: 1 }),
  amount: Count,
  payment: OneOf(MARKET_PAYMENTS),
  price: Count,
  listedAt: Moment,
  expiresAt: Moment,
})
export type ListingView = Static<typeof ListingView>

export const browseMarket = call('market.browseMarket', 'GET /api/market/list', {
  summary: 'What is offered, the cheapest, the newest or the strongest first, page by page.',
  who: 'TRIAL',
  changes: false,
  query: Fields({
    section: OneOf(MARKET_SECTIONS),
    /** Left out: whatever it is paid with. */
    payment: Type.Optional(OneOf(MARKET_PAYMENTS)),
    order: OneOf(MARKET_ORDERS),
    shelf: Type.Optional(OneOf([...ARTIFACT_PLACES, ...MARKET_RESOURCES] as const)),
    rarity: Type.Optional(OneOf(HERO_TIERS)),
    /** Only these kinds of things, with `_` between them: what a player searches for in the words of a language. */
    kinds: Type.Optional(Type.String({ maxLength: 2000, pattern: '^[a-z0-9-]+(_[a-z0-9-]+)*$' })),
    /** The `next` of the page before. */
    after: Type.Optional(PageEnd),
  }),
  /** `next` is what to ask for after this page; null: nothing follows. */
  reply: Fields({ listings: Type.Array(ListingView), next: OrNull(Type.String()) }),
})

export const myListings = call('market.myListings', 'GET /api/market/mine', {
  summary: 'What one offers oneself, and what waits to be taken back.',
  who: 'TRIAL',
  changes: false,
  reply: Fields({ listings: Type.Array(ListingView), most: Count }),
})

const offered = {
  who: 'PLAYER',
  changes: true,
  reply: Fields({ player: PlayerView, listing: ListingView }),
} as const
const Price = Type.Integer({ minimum: 1, maximum: dearest })

export const offerArtifact = call('market.offerArtifact', 'POST /api/market/artifact/offer', {
  ...offered,
  summary: 'A thing goes from the backpack to the market.',
  body: Fields({ artifactId: Id, price: Price, payment: OneOf(MARKET_PAYMENTS) }),
})

export const offerResource = call('market.offerResource', 'POST /api/market/resource/offer', {
  ...offered,
  summary: 'Some of a resource goes to the market.',
  body: Fields({
    resource: OneOf(MARKET_RESOURCES),
    amount: Type.Integer({ minimum: 1, maximum: dearest }),
    price: Price,
    payment: OneOf(MARKET_PAYMENTS),
  }),
})

const ended = {
  who: 'TRIAL',
  changes: true,
  params: Fields({ id: Uuid }),
  reply: Fields({ player: PlayerView }),
} as const

export const buyListing = call('market.buyListing', 'POST /api/market/{id}/buy', {
  ...ended,
  who: 'PLAYER',
  summary: 'Buy what another player offers; a twentieth of the price is burnt.',
})

export const withdrawListing = call('market.withdrawListing', 'POST /api/market/{id}/withdraw', {
  ...ended,
  summary: 'Take back what one offers.',
})

export const priceHistory = call('market.priceHistory', 'GET /api/market/price/{subject}', {
  summary: 'For what it was sold lately.',
  who: 'TRIAL',
  changes: false,
  params: Fields({ subject: Type.String({ maxLength: 60, pattern: '^[a-zA-Z0-9-]+$' }) }),
  query: Fields({ payment: OneOf(MARKET_PAYMENTS) }),
  reply: Fields({ deals: Type.Array(Fields({ at: Moment, amount: Count, price: Count })) }),
})
