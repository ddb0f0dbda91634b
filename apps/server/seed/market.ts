import { randomUUID } from 'node:crypto'
import { artifactOf } from '@skystair/content/artifacts.data.ts'
import { CHEST_FINDS } from '@skystair/content/chest-finds.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import type { Cup } from '@skystair/rules/dice.ts'
import type { HeroTier } from '@skystair/rules/heroes/hero.ts'
import { listingLasts, type MarketPayment, type MarketResource } from '@skystair/rules/market/listing.ts'
import { artifactPower } from '@skystair/rules/things/artifact.ts'
import { salePrice } from '@skystair/rules/things/forge.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import type { StoredListing } from '../features/market/listings.ts'
import { after, type Settler } from './person.ts'

const stalls = 30
/** Who has come so far has something to spare. */
const fromStair = 8
const hour = 3_600_000

/** For how much one goes, from and to: between what the traders of the road give and what they ask. */
const SUPPLIES: readonly {
  readonly resource: MarketResource
  readonly payment: MarketPayment
  readonly each: readonly [number, number]
  readonly most: number
}[] = [
  { resource: 'crystal', payment: 'gold', each: [24, 52], most: 120 },
  { resource: 'elixir', payment: 'gold', each: [110, 180], most: 30 },
  { resource: 'sulfur', payment: 'gold', each: [45, 75], most: 60 },
  { resource: 'caviar', payment: 'gold', each: [900, 1400], most: 6 },
  { resource: 'caviar', payment: 'mithril', each: [7, 11], most: 6 },
  { resource: 'tickets', payment: 'mithril', each: [6, 12], most: 5 },
]

/** How many emeralds a rare thing goes for; the common ones are sold for gold. */
const EMERALDS: Readonly<Record<HeroTier, number>> = { usual: 0, legendary: 25, mythical: 70, supreme: 160 }

type Goods = Pick<
  StoredListing,
  'section' | 'shelf' | 'subject' | 'rarity' | 'thing' | 'power' | 'amount' | 'payment' | 'price'
>
type Listed = Pick<StoredListing, 'listedAt'>

function supplies(cup: Cup): Goods {
  const { resource, payment, each, most } = cup.pick(SUPPLIES)
  const amount = cup.between(Math.ceil(most / 4), most)
  const price = amount * cup.between(...each)
  return {
    section: 'resource',
    shelf: resource,
    subject: resource,
    rarity: null,
    thing: null,
    power: 0,
    amount,
    payment,
    price,
  }
}

function aThing(cup: Cup, top: number): Goods {
  const design = artifactOf(cup.pick(CHEST_FINDS))
  const stair = cup.between(Math.ceil(top / 2), top)
  const level = cup.chance(0.3) ? cup.between(1, 3) : 0
  const thing = { id: 1, kind: design.id, stair, level, locked: false, heroId: null }
  const { place: shelf, rarity } = design
  const emeralds = EMERALDS[rarity]
  const payment = emeralds > 0 && cup.chance(0.5) ? 'mithril' : 'gold'
  const worth = payment === 'gold' ? salePrice(thing, design, REALM.goldOf) * 3 : emeralds
  const price = Math.max(1, Math.round((worth * cup.between(80, 140)) / 100))
  const power = artifactPower(thing, design)
  return { section: 'artifact', shelf, subject: design.id, rarity, thing, power, amount: 1, payment, price }
}

/** The money that a seller had, and that lies on the market now. */
function outOnSale(settler: Settler, { subject, amount, thing, listedAt }: Goods & Listed): Settler {
  if (thing !== null) return settler
  const currency = subject as MarketResource
  return after(settler, {
    at: listedAt,
    movements: [
      { currency, amount, counterparty: ofWorld('road'), reason: 'RESOURCE' },
      { currency, amount: -amount, counterparty: ofWorld('market'), reason: 'MARKET_LIST' },
    ],
  })
}

/** Some of them have put out goods in the last day and a half. */
export function withStalls(
  settlers: readonly Settler[],
  cup: Cup,
  now: number,
): readonly (Settler & { readonly listings: readonly StoredListing[] })[] {
  const sellers = settlers.filter(({ player }) => player.stair >= fromStair)
  const goods = new Map<number, Goods[]>()
  for (let place = 0; place < stalls; place++) {
    const { player } = cup.pick(sellers)
    const lot = place % 3 === 0 ? supplies(cup) : aThing(cup, player.stair)
    goods.set(player.id, [...(goods.get(player.id) ?? []), lot])
  }
  return settlers.map((settler) => {
    const lots = goods.get(settler.player.id) ?? []
    const { id: sellerId, name: sellerName } = settler.player
    const listings = lots.map((lot) => {
      const listedAt = now - cup.between(0, 36) * hour
      const rate = lot.price / lot.amount
      const expiresAt = listedAt + listingLasts
      return {
        ...lot,
        id: randomUUID(),
        sellerId,
        sellerName,
        sellerClanId: null,
        sellerLeague: null,
        sellerBankStatus: null,
        rate,
        listedAt,
        expiresAt,
      }
    })
    return { ...listings.reduce(outOnSale, settler), listings }
  })
}
