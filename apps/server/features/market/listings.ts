import type { ListingView } from '@skystair/contract/market.ts'
import type { BankStatus } from '@skystair/rules/bank/bank-book.ts'
import type { HeroTier } from '@skystair/rules/heroes/hero.ts'
import type { Listing } from '@skystair/rules/market/listing.ts'
import { type Sql, sql } from '../../platform/database/sql.ts'
import { mustTouch, type Step } from '../../platform/database/steps.ts'
import { artifactView } from '../../platform/views/artifact-view.ts'

export interface StoredListing extends Listing {
  readonly sellerName: string | null
  readonly sellerClanId: number | null
  readonly sellerLeague: number | null
  readonly sellerBankStatus: BankStatus | null
  readonly shelf: string
  readonly rarity: HeroTier | null
  readonly rate: number
  /** Of a thing; nothing for a resource. */
  readonly power: number
  readonly listedAt: number
}

/** A listing out of its row, as one jsonb value; the row goes by the name of `listing`. */
export const listingJson: Sql = sql`jsonb_build_object(
  'id', listing.id, 'sellerId', listing.seller_id, 'sellerName', listing.seller_name,
  'sellerClanId', (SELECT person.clan_id FROM person WHERE person.id = listing.seller_id),
  'sellerLeague', (SELECT person.league FROM person WHERE person.id = listing.seller_id),
  'sellerBankStatus', (SELECT person.bank_status FROM person WHERE person.id = listing.seller_id),
  'section', listing.section, 'shelf', listing.shelf, 'subject', listing.subject, 'rarity', listing.rarity,
  'thing', listing.thing, 'amount', listing.amount, 'payment', listing.payment, 'price', listing.price,
  'rate', listing.rate, 'power', listing.power, 'listedAt', (extract(epoch FROM listing.listed_at) * 1000)::bigint,
  'expiresAt', (extract(epoch FROM listing.expires_at) * 1000)::bigint)`

export const listingView = (listing: StoredListing): ListingView => ({
  id: listing.id,
  sellerId: listing.sellerId,
  sellerName: listing.sellerName,
  sellerClanId: listing.sellerClanId,
  sellerLeague: listing.sellerLeague,
  sellerBankStatus: listing.sellerBankStatus,
  section: listing.section,
  subject: listing.subject,
  artifact: listing.thing === null ? [] : [artifactView(listing.thing)],
  amount: listing.amount,
  payment: listing.payment,
  price: listing.price,
  listedAt: listing.listedAt,
  expiresAt: listing.expiresAt,
})

export const insertListing = (listing: StoredListing): Sql => sql`INSERT INTO market_listing
  (id, seller_id, seller_name, section, shelf, subject, rarity, thing, amount, payment, price, rate, power, listed_at, expires_at)
  VALUES (${listing.id}::uuid, ${listing.sellerId}::bigint, ${listing.sellerName}, ${listing.section}, ${listing.shelf},
    ${listing.subject}, ${listing.rarity}, ${listing.thing === null ? null : JSON.stringify(listing.thing)}::jsonb,
    ${listing.amount}::bigint, ${listing.payment}, ${listing.price}::bigint, ${listing.rate}::double precision,
    ${listing.power}::double precision, ${new Date(listing.listedAt)}::timestamptz, ${new Date(listing.expiresAt)}::timestamptz)`

/** The listing is over: of two who reach for one thing at the same moment the second finds it gone. */
export const endListing = (
  { id, sellerId, subject, amount, payment, price }: StoredListing,
  end: { readonly outcome: 'SOLD'; readonly buyerId: number } | { readonly outcome: 'WITHDRAWN' | 'EXPIRED' },
  now: number,
  /** Among those that end in the same statement. */
  place = 0,
): readonly (Sql | Step)[] => [
  mustTouch(`listing_${place}`, sql`DELETE FROM market_listing WHERE id = ${id}::uuid`),
  sql`INSERT INTO market_deal (listing_id, outcome, seller_id, buyer_id, subject, amount, payment, price, at)
    VALUES (${id}::uuid, ${end.outcome}, ${sellerId}::bigint, ${'buyerId' in end ? end.buyerId : null}::bigint,
      ${subject}, ${amount}::bigint, ${payment}, ${price}::bigint, ${new Date(now)}::timestamptz)`,
]

/** The listing a call is about, loaded with the player. */
export const theListing = {
  select: ({ params }: { readonly params: { readonly id: string } }): Sql =>
    sql`SELECT ${listingJson} FROM market_listing AS listing WHERE listing.id = ${params.id}::uuid`,
}
