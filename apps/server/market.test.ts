import { buyListing, offerArtifact, offerResource, withdrawListing } from '@skystair/contract/market.ts'
import { type Cup, cupOf, diceOf } from '@skystair/rules/dice.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import type { Effect } from '@skystair/rules/player/receive-parcels.ts'
import { type Currency, currencies } from '@skystair/rules/wallet/wallet.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { columnOf } from './platform/action/players.ts'
import { named, sql } from './platform/database/sql.ts'
import { findImbalances } from './testing/find-imbalances.ts'
import { aGame, aKey } from './testing/game.ts'
import type { Person } from './testing/people.ts'
import { addArtifacts, aThing } from './testing/samples-of-heroes.ts'
import { aTalker } from './testing/talk.ts'
import { enrich } from './testing/world.ts'

const game = aGame()
const actions = 10_000
const players = 64
const eachHas = 8
const purse = { crystal: 200, sulfur: 100, gold: 5000, mithril: 500 } as const

const people: Person[] = []
/** Every listing there ever was; most are gone when somebody reaches for one. */
const listings: string[] = []
const statuses = new Map<number, number>()

/** Everything in the world, wherever it lies: purses, parcels, the market, and what was burnt. */
async function wealth(): Promise<{ money: Record<string, number>; things: string[] }> {
  const { database } = game.services
  const money: Record<string, number> = {}
  const add = (currency: string, amount: number) => {
    money[currency] = (money[currency] ?? 0) + amount
  }
  for (const currency of currencies) {
    const [held] = await database.query<{ sum: number }>(
      sql`SELECT coalesce(sum(${named(columnOf(currency))}), 0)::bigint AS sum FROM player`,
    )
    add(currency, held?.sum ?? 0)
  }
  const parcels = await database.query<{ effect: Effect }>(sql`SELECT effect FROM inbox`)
  for (const { effect } of parcels) if (effect.kind === 'money') add(effect.currency, effect.amount)
  const escrow = await database.query<{ subject: string; amount: number; stair: number | null }>(
    sql`SELECT subject, amount, (thing->>'stair')::integer AS stair FROM market_listing`,
  )
  for (const { subject, amount, stair } of escrow) if (stair === null) add(subject, amount)
  const burnt = await database.query<{ currency: Currency; sum: number }>(
    sql`SELECT currency, sum(amount)::bigint AS sum FROM ledger WHERE target = 'world:fee' GROUP BY currency`,
  )
  for (const { currency, sum } of burnt) add(currency, sum)
  const rows = await database.query<{ state: Pick<Player, 'climb'> }>(sql`SELECT state FROM player`)
  const owned = rows.flatMap(({ state }) => state.climb.belongings.artifacts.map(({ stair }) => stair))
  const offered = escrow.flatMap(({ stair }) => (stair === null ? [] : [stair]))
  return { money, things: [...owned, ...offered].sort((one, two) => one - two).map(String) }
}

/** One random thing that somebody does at the market. */
function aDeed(cup: Cup) {
  const payment = cup.pick(['gold', 'mithril'] as const)
  const price = cup.between(1, 60)
  const id = listings.length === 0 ? '' : cup.pick(listings.slice(-80))
  const deeds = [
    { call: offerArtifact, body: { artifactId: cup.between(1, 24), price, payment } },
    {
      call: offerResource,
      body: { resource: cup.pick(['crystal', 'sulfur'] as const), amount: cup.between(1, 9), price, payment },
    },
    { call: withdrawListing, params: { id } },
    { call: buyListing, params: { id } },
    { call: buyListing, params: { id } },
    { call: buyListing, params: { id } },
  ]
  return listings.length === 0 ? deeds[cup.between(0, 1)] : cup.pick(deeds)
}

async function work(worker: number, share: number): Promise<void> {
  const cup = cupOf(diceOf(`market ${worker}`))
  for (let turn = 0; turn < share; turn++) {
    const deed = aDeed(cup)
    if (!deed) continue
    const { call, ...question } = deed
    const as = cup.chance(0.9) ? people[worker]?.token : cup.pick(people).token
    const key = aKey()
    const answers = await Promise.all(
      Array.from({ length: cup.chance(0.1) ? 2 : 1 }, () => game.ask(call, { ...question, as, key })),
    )
    for (const { status, body } of answers) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      const { listing } = body as { listing?: { id: string } }
      if (listing) listings.push(listing.id)
    }
  }
}

describe('ten thousand random deeds of 64 players at the market', () => {
  let before: Awaited<ReturnType<typeof wealth>>
  beforeAll(async () => {
    for (let one = 0; one < players; one++) {
      const person = await aTalker(game)
      people.push(person)
      // No two things were found at the same stair: each can be told from all others.
      const things = Array.from({ length: eachHas }, (_, place) => ({
        ...aThing(place + 1),
        stair: one * eachHas + place + 1,
      }))
      await addArtifacts(game, person.id, things)
      for (const [currency, amount] of Object.entries(purse))
        await enrich(game, person.id, currency as Currency, amount)
    }
    before = await wealth()
    await Promise.all(people.map((_, worker) => work(worker, Math.ceil(actions / players))))
  }, 240_000)

  test('are all answered: done, or refused for a reason', () => {
    expect([...statuses.keys()].filter((status) => ![200, 409, 422].includes(status))).toEqual([])
    expect(statuses.get(200)).toBeGreaterThan(actions / 5)
  })

  test('make, double and lose no thing', async () => {
    const { things } = await wealth()
    expect(things).toHaveLength(players * eachHas)
    expect(things).toEqual(before.things)
  })

  test('make and lose no money but the fee, which is counted', async () => {
    expect((await wealth()).money).toEqual(before.money)
  })

  test('leave every balance equal to its ledger', async () => {
    expect(await findImbalances(game.services.database)).toEqual([])
  })
})
