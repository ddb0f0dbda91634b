import {
  browseMarket,
  buyListing,
  type ListingView,
  myListings,
  offerArtifact,
  offerResource,
  priceHistory,
  withdrawListing,
} from '@skystair/contract/market.ts'
import { current } from '@skystair/contract/player.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { listArtifacts } from '@skystair/contract/things.ts'
import { listingLasts, mostListings } from '@skystair/rules/market/listing.ts'
import { marketPageSize } from '@skystair/rules/page-sizes.ts'
import { expect, test } from 'vitest'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { aGame, aKey } from '../../testing/game.ts'
import type { Person } from '../../testing/people.ts'
import { addArtifacts, aKeeper, aListing, aThing } from '../../testing/samples-of-heroes.ts'
import { enrich } from '../../testing/world.ts'

const game = aGame()

const look = async ({ token }: Person) =>
  (await game.ask(current, { as: token })).body as unknown as PlayerView
const things = async ({ token }: Person) =>
  (await game.ask(listArtifacts, { as: token })).body.artifacts as { kind: string; id: number }[]
const buy = ({ token }: Person, id: string) =>
  game.ask(buyListing, { as: token, params: { id }, key: aKey() })
const withdraw = ({ token }: Person, id: string) =>
  game.ask(withdrawListing, { as: token, params: { id }, key: aKey() })
const mine = async ({ token }: Person) =>
  (await game.ask(myListings, { as: token })).body.listings as ListingView[]
const sell = ({ token }: Person, amount: number, price: number) =>
  game.ask(offerResource, {
    as: token,
    body: { resource: 'crystal', amount, price, payment: 'gold' },
    key: aKey(),
  })

test('a thing goes to the buyer and its price, less a twentieth, to the seller, who hears of it', async () => {
  const [seller, buyer] = [await aKeeper(game), await aKeeper(game)]
  const id = await aListing(game, seller)
  expect((await things(seller)).map((one) => one.id)).toEqual([2])
  const before = { seller: await look(seller), buyer: await look(buyer) }
  expect((await buy(buyer, id)).status).toBe(200)
  const after = { seller: await look(seller), buyer: await look(buyer) }
  expect(before.buyer.gold - after.buyer.gold).toBe(100)
  expect(after.seller.gold - before.seller.gold).toBe(95)
  expect((await withdraw(seller, id)).body.code).toBe('market.refused.sold-already')
  expect((await things(buyer)).map(({ kind }) => kind)).toEqual(['oak-shield', 'koschei-sword', 'oak-shield'])
  expect(after.seller.notifications.at(-1)).toMatchObject({
    kind: 'market-sale',
    params: { amount: 95, currency: 'gold' },
  })
  const { body } = await game.ask(priceHistory, {
    as: buyer.token,
    params: { subject: 'oak-shield' },
    query: { payment: 'gold' },
  })
  expect(body.deals).toEqual([{ at: game.clock.now(), amount: 1, price: 100 }])
  expect(await findImbalances(game.services.database)).toEqual([])
})

test('of all who reach for one listing at once, its seller among them, exactly one has it', async () => {
  const seller = await aKeeper(game)
  const buyers = await Promise.all(Array.from({ length: 8 }, () => aKeeper(game)))
  for (let round = 1; round <= 56; round++) {
    await addArtifacts(game, seller.id, [aThing(200 + round, 'ring-of-sparks')])
    const offered = await game.ask(offerArtifact, {
      as: seller.token,
      body: { artifactId: 200 + round, price: 10, payment: 'gold' },
      key: aKey(),
    })
    const { id } = offered.body.listing as ListingView
    const [taken, ...bought] = await Promise.all([
      withdraw(seller, id),
      ...buyers.map((buyer) => buy(buyer, id)),
    ])
    expect([taken, ...bought].filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of bought) if (status !== 200) expect(body.code).toBe('market.refused.gone')
    // The seller is told whether the thing was sold before or at the same moment.
    if (taken.status !== 200)
      expect(['market.refused.gone', 'market.refused.sold-already']).toContain(taken.body.code)
  }
  const owned = await Promise.all([seller, ...buyers].map(things))
  expect(owned.flat().filter(({ kind }) => kind === 'ring-of-sparks')).toHaveLength(56)
  expect(await findImbalances(game.services.database)).toEqual([])
})

test('what nobody wanted is out of sight after its time, and comes back whole', async () => {
  const [seller, other] = [await aKeeper(game), await aKeeper(game)]
  await sell(seller, 40, 7)
  const [listing] = await mine(seller)
  const id = listing?.id ?? ''
  expect((await withdraw(other, id)).body.code).toBe('market.refused.not-own')
  expect((await buy(seller, id)).body.code).toBe('market.refused.own')
  game.clock.time += listingLasts
  expect((await buy(other, id)).body.code).toBe('market.refused.gone')
  expect((await look(seller)).crystal).toBe(60)
  expect((await withdraw(seller, id)).status).toBe(200)
  expect((await look(seller)).crystal).toBe(100)
  expect(await mine(seller)).toEqual([])
})

test('a page of goods is a full page, however much beside it is out of time', async () => {
  const [late, early, buyer] = [await aKeeper(game), await aKeeper(game), await aKeeper(game)]
  const put = ({ token }: Person, price: number) =>
    game.ask(offerResource, {
      as: token,
      body: { resource: 'sulfur', amount: 1, price, payment: 'gold' },
      key: aKey(),
    })
  for (let place = 0; place < mostListings; place++) await put(late, 1)
  game.clock.time += listingLasts
  await put(early, 9)
  const { body } = await game.ask(browseMarket, {
    as: buyer.token,
    query: { section: 'resource', shelf: 'sulfur', payment: 'gold', order: 'cheapest' },
  })
  expect(body).toMatchObject({ listings: [{ price: 9, sellerId: early.id }], next: null })
})

test('a stall has so many places and no more', async () => {
  const seller = await aKeeper(game)
  const answers = await Promise.all(Array.from({ length: mostListings + 2 }, () => sell(seller, 1, 5)))
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(mostListings)
  for (let place = (await mine(seller)).length; place < mostListings; place++) await sell(seller, 1, 5)
  expect((await sell(seller, 1, 5)).body.code).toBe('market.refused.too-many')
  expect(await mine(seller)).toHaveLength(mostListings)
})

test('pages follow each other by price or by time, filtered, without a gap and without a repeat', async () => {
  const [one, two] = [await aKeeper(game), await aKeeper(game)]
  await enrich(game, one.id, 'tickets', 100)
  await enrich(game, two.id, 'tickets', 100)
  for (const { token } of [one, two])
    for (let price = 1; price <= 15; price++) {
      game.clock.time += 1
      const body = { resource: 'tickets', amount: 2, price: price * 3, payment: 'mithril' }
      await game.ask(offerResource, { as: token, body, key: aKey() })
    }
  for (const order of ['cheapest', 'newest'] as const) {
    const found: ListingView[] = []
    let after: string | null = ''
    while (after !== null) {
      const query: Record<string, string> = {
        section: 'resource',
        shelf: 'tickets',
        payment: 'mithril',
        order,
        ...(after === '' ? {} : { after }),
      }
      const { body } = await game.ask(browseMarket, { as: one.token, query })
      const page = body as unknown as { listings: ListingView[]; next: string | null }
      expect(page.listings.length).toBeLessThanOrEqual(marketPageSize)
      found.push(...page.listings)
      after = page.next
    }
    expect(new Set(found.map(({ id }) => id)).size).toBe(30)
    const values = found.map(({ price, listedAt }) => (order === 'cheapest' ? price : -listedAt))
    expect(values).toEqual(values.toSorted((first, second) => first - second))
  }
  const { body: both } = await game.ask(browseMarket, {
    as: one.token,
    query: { section: 'resource', shelf: 'tickets', order: 'newest', kinds: 'sulfur_tickets' },
  })
  expect(both).toMatchObject({ listings: { length: marketPageSize } })
  const none = await game.ask(browseMarket, {
    as: one.token,
    query: { section: 'resource', shelf: 'tickets', payment: 'gold', order: 'newest' },
  })
  expect(none.body).toEqual({ listings: [], next: null })
})

test('the strongest things come first, for whatever money, page after page', async () => {
  const sellers = [await aKeeper(game), await aKeeper(game)]
  for (const [place, { id, token }] of sellers.entries())
    for (let number = 0; number < 15; number++) {
      const artifactId = 300 + number
      // Each was found on a stair of its own, and in no order.
      const stair = 180 * (1 + ((number * 7) % 15) * 2 + place)
      await addArtifacts(game, id, [{ ...aThing(artifactId, 'forest-watch-bow'), stair }])
      const payment = number % 2 === 0 ? 'gold' : 'mithril'
      await game.ask(offerArtifact, { as: token, body: { artifactId, price: 9, payment }, key: aKey() })
    }
  const stairs: number[] = []
  let after: string | null = ''
  while (after !== null) {
    const query = {
      section: 'artifact',
      kinds: 'forest-watch-bow',
      order: 'strongest',
      ...(after !== '' && { after }),
    }
    const { body } = await game.ask(browseMarket, { as: sellers[0]?.token, query })
    const page = body as unknown as { listings: ListingView[]; next: string | null }
    stairs.push(...page.listings.flatMap(({ artifact }) => artifact.map(({ stair }) => stair)))
    after = page.next
  }
  expect(stairs).toEqual(Array.from({ length: 30 }, (_, place) => 180 * (30 - place)))
})

test('goods for gold and for emeralds lie side by side, the newest first, and only of the kinds that are sought', async () => {
  const seller = await aKeeper(game)
  await enrich(game, seller.id, 'caviar', 100)
  await enrich(game, seller.id, 'amethyst', 100)
  const put = async (resource: string, payment: string) => {
    game.clock.time += 1
    const body = { resource, amount: 1, price: 5, payment }
    await game.ask(offerResource, { as: seller.token, body, key: aKey() })
  }
  await put('caviar', 'gold')
  await put('amethyst', 'mithril')
  await put('caviar', 'mithril')
  const seen = async (query: Record<string, string>) => {
    const { body } = await game.ask(browseMarket, {
      as: seller.token,
      query: { section: 'resource', order: 'newest', ...query },
    })
    const { listings } = body as unknown as { listings: ListingView[] }
    return listings
      .filter(({ sellerId }) => sellerId === seller.id)
      .map(({ subject, payment }) => `${subject} ${payment}`)
  }
  expect(await seen({})).toEqual(['caviar mithril', 'amethyst mithril', 'caviar gold'])
  expect(await seen({ kinds: 'caviar_oak-shield' })).toEqual(['caviar mithril', 'caviar gold'])
  expect(await seen({ payment: 'gold' })).toEqual(['caviar gold'])
})
