import { randomUUID } from 'node:crypto'
import {
  buyListing as buyListingCall,
  withdrawListing as withdrawListingCall,
} from '@skystair/contract/market.ts'
import { marketFee, packArtifact, whyNotBuy } from '@skystair/rules/market/listing.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import type { Effect } from '@skystair/rules/player/receive-parcels.ts'
import { isRefusal, type Refusal, refused } from '@skystair/rules/refusal.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import type { Movement } from '@skystair/rules/wallet/movement.ts'
import { type Currency, currencies } from '@skystair/rules/wallet/wallet.ts'
import { actionWith } from '../../platform/action/action.ts'
import type { Incoming } from '../../platform/action/handler.ts'
import { sql } from '../../platform/database/sql.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { endListing, type StoredListing, theListing } from './listings.ts'

/** What lay on the market comes to the player: the thing into the backpack, the resource into the purse. */
function handOver(
  player: Player,
  { thing, subject, amount }: StoredListing,
  reason: string,
): { readonly player: Player; readonly movements: readonly Movement[] } | Refusal {
  if (thing === null) {
    const currency = currencies.find((one) => one === subject)
    if (!currency) throw new Error(`nobody sells ${subject}`)
    return { player, movements: [{ currency, amount, counterparty: ofWorld('market'), reason }] }
  }
  const belongings = packArtifact(player.climb.belongings, thing)
  if (isRefusal(belongings)) return belongings
  return { player: { ...player, climb: { ...player.climb, belongings } }, movements: [] }
}

/** What the seller hears and gets. */
function proceeds(currency: Currency, amount: number, now: number): readonly Effect[] {
  const params = { amount, currency }
  return [
    ...(amount > 0 ? [{ kind: 'money', currency, amount, reason: 'MARKET_SALE' } as const] : []),
    { kind: 'notification', notification: { id: randomUUID(), kind: 'market-sale', params, at: now } },
  ]
}

export const buyListing = actionWith<typeof buyListingCall, StoredListing | null>(
  buyListingCall,
  theListing,
  ({ player, extra: listing, now }) => {
    const refusal = whyNotBuy(listing, player.id, now)
    if (refusal || listing === null) return refusal ?? refused('market.refused.gone')
    const bought = handOver(player, listing, 'MARKET_BUY')
    if (isRefusal(bought)) return bought
    const { payment: currency, price, sellerId } = listing
    const fee = marketFee(price)
    return {
      player: bought.player,
      movements: [
        {
          currency,
          amount: -(price - fee),
          counterparty: ofWorld('inbox'),
          ...(listing.thing === null ? { reason: 'MARKET_BUY' } : { reason: 'ARTIFACT_BUY' }),
        },
        { currency, amount: -fee, counterparty: ofWorld('fee'), reason: 'MARKET_FEE' },
        ...bought.movements,
      ],
      send: proceeds(currency, price - fee, now).map((effect) => ({
        to: sellerId,
        sender: ofWorld('market'),
        effect,
      })),
      writes: endListing(listing, { outcome: 'SOLD', buyerId: player.id }, now),
      reply: (saved, at) => ({ player: playerView(saved, at) }),
    }
  },
)

interface Own {
  readonly listing: StoredListing | null
  /** it was the player's, and somebody has bought it */
  readonly sold: boolean
}

const withItsEnd = {
  select: (incoming: Incoming<typeof withdrawListingCall>, callerId: number) => ({
    listing: theListing.select(incoming),
    sold: sql`SELECT to_jsonb(EXISTS (SELECT 1 FROM market_deal WHERE listing_id = ${incoming.params.id}::uuid
      AND outcome = 'SOLD' AND seller_id = ${callerId}::bigint))`,
  }),
}

export const withdrawListing = actionWith<typeof withdrawListingCall, Own>(
  withdrawListingCall,
  withItsEnd,
  ({ player, extra: { listing, sold }, now }) => {
    if (listing === null) return refused(sold ? 'market.refused.sold-already' : 'market.refused.gone')
    if (listing.sellerId !== player.id) return refused('market.refused.not-own')
    const back = handOver(player, listing, 'MARKET_BACK')
    if (isRefusal(back)) return back
    return {
      ...back,
      writes: endListing(listing, { outcome: 'WITHDRAWN' }, now),
      reply: (saved, at) => ({ player: playerView(saved, at) }),
    }
  },
)
