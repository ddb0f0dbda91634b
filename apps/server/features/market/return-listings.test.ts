import { LISTINGS_GO_HOME } from '@skystair/content/retention.data.ts'
import {
  type ListingView,
  myListings,
  offerArtifact,
  offerResource,
  withdrawListing,
} from '@skystair/contract/market.ts'
import { current, switchPush } from '@skystair/contract/player.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { listArtifacts } from '@skystair/contract/things.ts'
import { listingLasts } from '@skystair/rules/market/listing.ts'
import { mostArtifacts } from '@skystair/rules/things/backpack.ts'
import { beforeEach, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { beginStandingWork, doDueWork } from '../../platform/due-work/do-due-work.ts'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { aGame, aKey } from '../../testing/game.ts'
import type { Person } from '../../testing/people.ts'
import { addArtifacts, aKeeper, aThing } from '../../testing/samples-of-heroes.ts'
import { returnListingsWork } from './return-listings.ts'

const game = aGame()
const waits = listingLasts + LISTINGS_GO_HOME.days * 24 * 3_600_000

const look = async ({ token }: Person) =>
  (await game.ask(current, { as: token })).body as unknown as PlayerView
const rings = async ({ token }: Person) =>
  ((await game.ask(listArtifacts, { as: token })).body.artifacts as { kind: string; id: number }[]).filter(
    ({ kind }) => kind === 'ring-of-sparks',
  )
const listed = async ({ token }: Person) =>
  (await game.ask(myListings, { as: token })).body.listings as ListingView[]

async function offerRing(seller: Person, artifactId: number): Promise<void> {
  await addArtifacts(game, seller.id, [aThing(artifactId, 'ring-of-sparks')])
  const body = { artifactId, price: 10, payment: 'gold' }
  expect((await game.ask(offerArtifact, { as: seller.token, body, key: aKey() })).status).toBe(200)
}

const sendHome = () => doDueWork(game.services, [returnListingsWork])

beforeEach(() => beginStandingWork(game.services, [returnListingsWork]))

test('what nobody bought waits a week for its seller, then comes home by itself and is told of', async () => {
  const seller = await aKeeper(game)
  const before = await look(seller)
  const body = { resource: 'crystal', amount: 40, price: 7, payment: 'gold' }
  await game.ask(offerResource, { as: seller.token, body, key: aKey() })
  await offerRing(seller, 300)
  game.clock.time += waits
  await sendHome()
  expect(await listed(seller)).toHaveLength(2)
  game.clock.time += 3_600_000
  await sendHome()
  expect(await listed(seller)).toEqual([])
  await game.ask(switchPush, { as: seller.token })
  const after = await look(seller)
  expect(after.crystal).toBe(before.crystal)
  expect(after.notifications.filter(({ kind }) => kind === 'market-back')).toHaveLength(2)
  expect(await rings(seller)).toHaveLength(1)
  expect(await findImbalances(game.services.database)).toEqual([])
  const market = await game.services.database.query(sql`SELECT currency FROM ledger
    WHERE 'world:market' IN (source, target) GROUP BY currency
    HAVING sum(CASE WHEN target = 'world:market' THEN amount ELSE -amount END) <> 0`)
  expect(market).toEqual([])
})

test('a full backpack loses nothing that comes home', async () => {
  const seller = await aKeeper(game)
  await offerRing(seller, 301)
  await addArtifacts(
    game,
    seller.id,
    Array.from({ length: mostArtifacts }, (_, place) => aThing(1000 + place, 'oak-shield')),
  )
  game.clock.time += waits + 1
  await sendHome()
  await game.ask(switchPush, { as: seller.token })
  expect(await rings(seller)).toHaveLength(1)
})

test('a seller who reaches for things on their way home has each of them once', async () => {
  const seller = await aKeeper(game)
  for (let n = 0; n < 20; n++) await offerRing(seller, 400 + n)
  game.clock.time += waits + 3_600_000
  const wanted = await listed(seller)
  await Promise.all([
    sendHome(),
    ...wanted.map(({ id }) => game.ask(withdrawListing, { as: seller.token, params: { id }, key: aKey() })),
  ])
  game.clock.time += 3_600_000
  await sendHome()
  await game.ask(switchPush, { as: seller.token })
  expect(await listed(seller)).toEqual([])
  expect(await rings(seller)).toHaveLength(20)
})
