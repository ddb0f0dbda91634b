import {
  browseMarket as browseMarketCall,
  myListings as myListingsCall,
  priceHistory as priceHistoryCall,
} from '@skystair/contract/market.ts'
import {
  MARKET_PAYMENTS,
  type MarketOrder,
  type MarketPayment,
  mostListings,
} from '@skystair/rules/market/listing.ts'
import { marketPageSize } from '@skystair/rules/page-sizes.ts'
import { readWith } from '../../platform/action/action.ts'
import { moment } from '../../platform/database/moment.ts'
import { type Sql, sql } from '../../platform/database/sql.ts'
import { listingJson, listingView, type StoredListing } from './listings.ts'

type Rows = readonly StoredListing[] | null

const orders: Readonly<Record<MarketOrder, Sql>> = {
  cheapest: sql`listing.rate, listing.id`,
  newest: sql`listing.listed_at DESC, listing.id DESC`,
  strongest: sql`listing.power DESC, listing.id DESC`,
}

/** Where the page before ended. Times are compared as times, prices and powers as the numbers they are kept as. */
function following(order: MarketOrder, after: string | undefined): Sql {
  if (after === undefined) return sql``
  const [text = '0', id = ''] = after.split('_')
  const value = Number(text)
  if (order === 'newest')
    return sql`AND (listing.listed_at, listing.id) < (${moment(value)}::timestamptz, ${id}::uuid)`
  return order === 'cheapest'
    ? sql`AND (listing.rate, listing.id) > (${value}::double precision, ${id}::uuid)`
    : sql`AND (listing.power, listing.id) < (${value}::double precision, ${id}::uuid)`
}

/** By what the next page begins. */
const endOf = ({ rate, listedAt, power, id }: StoredListing, order: MarketOrder): string =>
  `${{ cheapest: rate, newest: listedAt, strongest: power }[order]}_${id}`

export const browseMarket = readWith<typeof browseMarketCall, Rows>(
  browseMarketCall,
  {
    // What is out of time waits for its seller, not for buyers.
    select: ({ query: { section, payment, order, shelf, rarity, kinds, after } }, _, now) => {
      const page = sql`ORDER BY ${orders[order]} LIMIT ${marketPageSize + 1}::integer`
      const paidWith = (money: MarketPayment) => sql`(SELECT listing.* FROM market_listing AS listing
        WHERE listing.section = ${section} AND listing.payment = ${money}
          AND NOT listing.is_over AND listing.expires_at > ${new Date(now)}::timestamptz
          ${shelf === undefined ? sql`` : sql`AND listing.shelf = ${shelf}`}
          ${rarity === undefined ? sql`` : sql`AND listing.rarity = ${rarity}`}
          ${kinds === undefined ? sql`` : sql`AND listing.subject = ANY(string_to_array(${kinds}, '_'))`}
          ${following(order, after)} ${page})`
      // Each kind of money along its own index: for both at once the whole market would be sorted.
      const [first, second] = MARKET_PAYMENTS
      return sql`SELECT jsonb_agg(page.one) FROM (SELECT ${listingJson} AS one FROM (
        ${payment === undefined ? sql`${paidWith(first)} UNION ALL ${paidWith(second)}` : paidWith(payment)}
      ) AS listing ${page}) AS page`
    },
  },
  ({ extra, query: { order } }) => {
    const found = extra ?? []
    const page = found.slice(0, marketPageSize)
    const last = page.at(-1)
    const hasMore = last !== undefined && found.length > marketPageSize
    return {
      listings: page.map(listingView),
      next: hasMore ? endOf(last, order) : null,
    }
  },
)

export const myListings = readWith<typeof myListingsCall, Rows>(
  myListingsCall,
  {
    select: (_, callerId) => sql`SELECT jsonb_agg(${listingJson} ORDER BY listing.listed_at DESC)
      FROM market_listing AS listing WHERE listing.seller_id = ${callerId}::bigint`,
  },
  ({ extra }) => ({ listings: (extra ?? []).map(listingView), most: mostListings }),
)

const lately = 20

export const priceHistory = readWith<
  typeof priceHistoryCall,
  readonly { at: number; amount: number; price: number }[] | null
>(
  priceHistoryCall,
  {
    select: ({ params: { subject }, query: { payment } }) => sql`SELECT jsonb_agg(to_jsonb(lately.*)) FROM (
      SELECT (extract(epoch FROM deal.at) * 1000)::bigint AS at, deal.amount, deal.price FROM market_deal AS deal
      WHERE deal.outcome = 'SOLD' AND deal.subject = ${subject} AND deal.payment = ${payment}
      ORDER BY deal.at DESC LIMIT ${lately}::integer) AS lately`,
  },
  ({ extra }) => ({ deals: [...(extra ?? [])] }),
)
