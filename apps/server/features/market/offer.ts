import { randomUUID } from 'node:crypto'
import { artifactOf } from '@skystair/content/artifacts.data.ts'
import type { Call } from '@skystair/contract/call.ts'
import {
  offerArtifact as offerArtifactCall,
  offerResource as offerResourceCall,
} from '@skystair/contract/market.ts'
import {
  listingLasts,
  type MarketPayment,
  mostListings,
  offerArtifact as offerArtifactRule,
} from '@skystair/rules/market/listing.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { artifactPower } from '@skystair/rules/things/artifact.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { actionWith } from '../../platform/action/action.ts'
import type { Extra } from '../../platform/action/enter.ts'
import { sql } from '../../platform/database/sql.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { insertListing, listingView, type StoredListing } from './listings.ts'

/** How much the player offers already; the player's version keeps the count true. */
const listed: Extra<Call, number> = {
  select: (_: unknown, callerId: number) =>
    sql`SELECT to_jsonb(count(*)) FROM market_listing AS own WHERE own.seller_id = ${callerId}::bigint`,
}

type Wish = Pick<StoredListing, 'section' | 'shelf' | 'subject' | 'rarity' | 'thing' | 'power' | 'amount'>

const listingOf = (
  player: Player,
  wish: Wish,
  { price, payment }: { readonly price: number; readonly payment: MarketPayment },
  now: number,
): StoredListing => ({
  ...wish,
  id: randomUUID(),
  sellerId: player.id,
  sellerName: player.name,
  sellerClanId: player.clanId,
  sellerLeague: player.league,
  sellerBankStatus: player.bankStatus,
  payment,
  price,
  rate: price / wish.amount,
  listedAt: now,
  expiresAt: now + listingLasts,
})

export const offerArtifact = actionWith<typeof offerArtifactCall, number>(
  offerArtifactCall,
  listed,
  ({ player, body, extra, now }) => {
    const offered = offerArtifactRule(player.climb.belongings, body.artifactId, extra)
    if (isRefusal(offered)) return offered
    const { artifact, belongings } = offered
    const design = artifactOf(artifact.kind)
    const { place, rarity } = design
    const power = artifactPower(artifact, design)
    const wish = { shelf: place, subject: artifact.kind, rarity, thing: artifact, power, amount: 1 }
    const listing = listingOf(player, { section: 'artifact', ...wish }, body, now)
    return {
      player: { ...player, climb: { ...player.climb, belongings } },
      writes: [insertListing(listing)],
      reply: (saved, at) => ({ player: playerView(saved, at), listing: listingView(listing) }),
    }
  },
)

export const offerResource = actionWith<typeof offerResourceCall, number>(
  offerResourceCall,
  listed,
  ({ player, body, extra, now }) => {
    if (extra >= mostListings) return refused('market.refused.too-many', { most: mostListings })
    const { resource, amount } = body
    const wish = { shelf: resource, subject: resource, rarity: null, thing: null, power: 0, amount }
    const listing = listingOf(player, { section: 'resource', ...wish }, body, now)
    return {
      player,
      movements: [
        { currency: resource, amount: -amount, counterparty: ofWorld('market'), reason: 'MARKET_LIST' },
      ],
      writes: [insertListing(listing)],
      reply: (saved, at) => ({ player: playerView(saved, at), listing: listingView(listing) }),
    }
  },
)
