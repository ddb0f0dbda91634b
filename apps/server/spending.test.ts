import { contract } from '@skystair/contract/contract.ts'
import type { Climb } from '@skystair/rules/climb/climber.ts'
import type { Effect } from '@skystair/rules/player/receive-parcels.ts'
import { currencies } from '@skystair/rules/wallet/wallet.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { columnOf } from './platform/action/players.ts'
import { join, named, sql } from './platform/database/sql.ts'
import { copiesOf } from './testing/copies.ts'
import { findImbalances } from './testing/find-imbalances.ts'
import { aGame, aKey } from './testing/game.ts'
import { aTraveller, type Person } from './testing/people.ts'
import { ready, sampleOf } from './testing/samples.ts'
import { SITUATIONS, type Situation, spendersIn } from './testing/spender.ts'
import type { Spending } from './testing/spending.ts'
import { movesNothing, spendings, stockStalls } from './testing/spendings.ts'

const game = aGame()
const balances = join(
  currencies.map((currency) => named(columnOf(currency))),
  ', ',
)

describe('every call that changes anything', () => {
  test('is raced below, or is known to move neither money nor things', () => {
    const changing = contract.filter(({ changes }) => changes).map(({ id }) => id)
    const raced = new Set(spendings.map(({ call }) => call.id))
    expect([...raced, ...Object.keys(movesNothing)].sort()).toEqual(changing.sort())
  })

  /** Whatever can be spent, sold or used up, with what is still on its way to the purse. */
  async function fortune({ id }: Person) {
    const { database } = game.services
    const [row] = await database.query<{ money: number[]; climb: Climb; offered: number }>(
      sql`SELECT jsonb_build_array(${balances}) AS money, state->'climb' AS climb,
        (SELECT count(*)::integer FROM market_listing WHERE seller_id = ${id}) AS offered
      FROM player WHERE id = ${id}`,
    )
    if (!row) throw new Error(`no player ${id}`)
    const parcels = await database.query<{ effect: Effect }>(
      sql`SELECT effect FROM inbox WHERE owner_id = ${id}`,
    )
    const { heroes, things, belongings } = row.climb
    return {
      money: currencies.map((currency, place) =>
        parcels.reduce(
          (sum, { effect }) =>
            effect.kind === 'money' && effect.currency === currency ? sum + effect.amount : sum,
          row.money[place] ?? 0,
        ),
      ),
      heroes: heroes
        .map(({ combative: _, worn: _worn, ...hero }) => hero)
        .sort((one, two) => one.id - two.id),
      things,
      belongings: { ...belongings, sets: [], slots: null },
      offered: row.offered,
    }
  }

  test.each(contract.filter(({ id }) => id in movesNothing).map((call) => [call.id, call] as const))(
    '%s leaves money and things as they were',
    async (_, call) => {
      const { person, question } = await ready(game, sampleOf(call))
      const before = await fortune(person)
      await game.ask(call, { ...question, key: aKey() })
      expect(await fortune(person)).toEqual(before)
    },
  )
})

describe('two at once', () => {
  /** So many pairs are raced side by side. */
  const atOnce = 12
  const partnersOf = (one: Spending) =>
    spendings.slice(spendings.indexOf(one)).filter((two) => two === one || !(one.alone || two.alone))
  const situationOf = (one: Spending, two: Spending): Situation =>
    SITUATIONS.findLast((situation) => [one.when, two.when].includes(situation)) ?? 'camp'
  /** One pair is raced by one, and played one after the other by two more. */
  const needed = 3
  const spenders = new Map<Situation, Person[]>()
  let neighbour: Person

  beforeAll(async () => {
    neighbour = await aTraveller(game)
    const originals = await spendersIn(game)
    const situations = spendings.flatMap((one) => partnersOf(one).map((two) => situationOf(one, two)))
    for (const situation of SITUATIONS) {
      const pairs = situations.filter((each) => each === situation).length
      const copies = await copiesOf(game, originals[situation], pairs * needed)
      await stockStalls(game, copies, neighbour)
      spenders.set(situation, [...copies])
    }
  }, 60_000)

  const spend = (person: Person, { call, ask }: Spending) =>
    game.ask(call, { ...ask(person, neighbour), as: person.token, key: aKey() })

  /** What is left of somebody: money, heroes, things, stalls, bags, and all that grows. */
  async function left({ id }: Person, isByLuck: boolean): Promise<string> {
    if (isByLuck) return deedsOf(id)
    const [row] = await game.services.database.query<{ kept: string }>(sql`SELECT
      jsonb_build_array(${balances}, level, deleted_at, CASE WHEN deleted_at IS NULL THEN state->'climb' END,
        (SELECT count(*) FROM market_listing WHERE seller_id = ${id}),
        (SELECT state->'consumables' FROM battle WHERE player_id = ${id}))::text AS kept
      FROM player WHERE id = ${id}`)
    return row?.kept ?? ''
  }

  /** How often money of somebody was moved, and why. */
  async function deedsOf(id: number): Promise<string> {
    const deeds =
      await game.services.database.query(sql`SELECT reason, count(DISTINCT reference) AS times FROM ledger
      WHERE owner_id = ${id} GROUP BY reason ORDER BY reason`)
    return JSON.stringify(deeds)
  }

  /** Why the pair did not end as it should; null: it did. */
  async function race(one: Spending, two: Spending): Promise<string | null> {
    const [racer, first, second] = spenders.get(situationOf(one, two))?.splice(0, needed) ?? []
    if (!racer || !first || !second) throw new Error('too few spenders')
    const answers = await Promise.all([spend(racer, one), spend(racer, two)])
    const honest = [one, two].some(({ call }) => call.id === 'player.deleteAccount')
      ? [200, 204, 401, 422]
      : [200, 422]
    const odd = answers.find(({ status }) => !honest.includes(status))
    if (odd) return `${one.name} and ${two.name}: ${odd.status} ${odd.text}`
    const isByLuck = [one, two].some(({ ownLuck }) => ownLuck)
    const end = await left(racer, isByLuck)
    const alone = await spend(first, one)
    if (one === two && !one.second && alone.status >= 300)
      return `${one.name} cannot even be done once: ${alone.text}`
    await spend(first, two)
    if (end === (await left(first, isByLuck))) return null
    await spend(second, two)
    await spend(second, one)
    return end === (await left(second, isByLuck))
      ? null
      : `${one.name} and ${two.name} end as neither before the other`
  }

  test.each(spendings.map((one) => [one.name, one] as const))(
    '%s and anything else end as if one had come after the other',
    async (_, one) => {
      const partners = partnersOf(one)
      const wrong: string[] = []
      for (let from = 0; from < partners.length; from += atOnce) {
        const few = partners.slice(from, from + atOnce)
        const outcomes = await Promise.all(few.map((two) => race(one, two)))
        wrong.push(...outcomes.filter((outcome) => outcome !== null))
      }
      expect(wrong).toEqual([])
    },
  )

  test('and every coin of it is in the books', async () => {
    expect(await findImbalances(game.services.database)).toEqual([])
  })
})
