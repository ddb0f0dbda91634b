import { browseMarket } from '@skystair/contract/market.ts'
import { listingLasts } from '@skystair/rules/market/listing.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { beginStandingWork, doDueWork } from '../../platform/due-work/do-due-work.ts'
import { aGame } from '../../testing/game.ts'
import { aTraveller } from '../../testing/people.ts'
import { watchPlans } from '../../testing/plans.ts'
import { closeListingsWork } from './close-listings.ts'

const game = aGame()
let watched: Awaited<ReturnType<typeof watchPlans>>
beforeAll(async () => {
  watched = await watchPlans(game)
  await beginStandingWork(game.services, [closeListingsWork])
})
afterAll(() => watched.close())

const minute = 60_000
const query = { section: 'resource', shelf: 'crystal', payment: 'gold', order: 'cheapest' }

const put = (count: number, price: number, expiresAt: number) =>
  game.services.database.query(sql`INSERT INTO market_listing (id, seller_id, section, shelf, subject, amount, payment,
      price, rate, listed_at, expires_at)
    SELECT gen_random_uuid(), n, 'resource', 'crystal', 'crystal', 1, 'gold', ${price}::bigint, ${price}::bigint,
      ${new Date(expiresAt - listingLasts)}, ${new Date(expiresAt)} FROM generate_series(1, ${count}) AS n`)

test('however much that is out of time was cheap, whoever looks for the cheapest does not walk past it', async () => {
  const { token } = await aTraveller(game)
  const now = game.clock.now()
  await put(5_000, 1, now + minute)
  await put(50, 9, now + listingLasts)
  await game.services.database.query(sql`ANALYZE market_listing`)
  const browse = () => game.ask(browseMarket, { as: token, query })
  expect((await browse()).body.listings).toMatchObject(Array.from({ length: 20 }, () => ({ price: 1 })))
  game.clock.time = now + minute
  // Out of time a moment ago, and nobody has cleared the shelf: it is not shown.
  expect((await browse()).body.listings).toMatchObject(Array.from({ length: 20 }, () => ({ price: 9 })))
  game.clock.time += minute
  await doDueWork(game.services, [closeListingsWork])
  const plans = await watched.plansOf(async () =>
    expect((await browse()).body.listings).toMatchObject(Array.from({ length: 20 }, () => ({ price: 9 }))),
  )
  expect(Math.max(...plans.map(({ inVain }) => inVain))).toBeLessThan(100)
})
