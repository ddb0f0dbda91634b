import { randomUUID } from 'node:crypto'
import { LISTINGS_GO_HOME } from '@skystair/content/retention.data.ts'
import type { Effect } from '@skystair/rules/player/receive-parcels.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { currencies } from '@skystair/rules/wallet/wallet.ts'
import { sql } from '../../platform/database/sql.ts'
import { workKind } from '../../platform/due-work/due-work.ts'
import { endListing, listingJson, type StoredListing } from './listings.ts'

const hour = 3_600_000
const waits = LISTINGS_GO_HOME.days * 24 * hour
const atOnce = 10

/** What nobody bought and nobody took back goes home to its seller. */
export const returnListingsWork = workKind(
  'return-listings',
  async ({ services: { database }, now }) => {
    const found = await database.query<{ one: StoredListing }>(sql`SELECT ${listingJson} AS one
      FROM market_listing AS listing WHERE listing.expires_at < ${new Date(now - waits)}::timestamptz
      ORDER BY listing.expires_at LIMIT ${atOnce}`)
    const listings = found.map(({ one }) => one)
    return {
      // Whoever takes a thing back at the same moment breaks this statement: it is tried again without that thing.
      writes: listings.flatMap((listing, place) => endListing(listing, { outcome: 'EXPIRED' }, now, place)),
      send: listings.flatMap((listing) =>
        [goods(listing), notice(now)].map((effect) => ({
          to: listing.sellerId,
          sender: ofWorld('market'),
          effect,
        })),
      ),
      again: listings.length === atOnce ? now : now + hour,
    }
  },
  [{ id: 'market', payload: {} }],
)

function goods({ thing, subject, amount }: StoredListing): Effect {
  if (thing !== null) return { kind: 'artifact', artifact: thing }
  const currency = currencies.find((one) => one === subject)
  if (!currency) throw new Error(`nobody sells ${subject}`)
  return { kind: 'money', currency, amount, reason: 'MARKET_BACK', from: 'market' }
}

const notice = (now: number): Effect => ({
  kind: 'notification',
  notification: { id: randomUUID(), kind: 'market-back', params: {}, at: now },
})
