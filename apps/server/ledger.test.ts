import { START_PURSE } from '@skystair/content/prices.data.ts'
import { switchPush, updateVersion } from '@skystair/contract/player.ts'
import { type Cup, cupOf, diceOf } from '@skystair/rules/dice.ts'
import { type Currency, currencies, emptyWallet } from '@skystair/rules/wallet/wallet.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { gameRoutes } from './game-routes.ts'
import { named, sql } from './platform/database/sql.ts'
import { Client } from './testing/client.ts'
import { findImbalances } from './testing/find-imbalances.ts'
import { aGame, aKey } from './testing/game.ts'
import { aTraveller, type Person } from './testing/people.ts'
import { earn, give, purseRoutes, spend } from './testing/purse.ts'

const game = aGame({ routes: [...gameRoutes, ...purseRoutes] })

const actions = 10_000
const connections = 64
const people: Person[] = []

beforeAll(async () => {
  for (let n = 0; n < 100; n++) people.push(await aTraveller(game))
})

/** One random thing that a player does. */
function aDeed(cup: Cup) {
  const currency = cup.pick(currencies)
  const amount = cup.between(1, 100)
  const deeds = [
    { call: earn, body: { currency, amount }, total: amount },
    { call: earn, body: { currency, amount: amount * 3 }, total: amount * 3 },
    { call: spend, body: { currency, amount }, total: -amount },
    { call: give, body: { currency, amount, to: cup.pick(people).id }, total: 0 },
    { call: switchPush, body: {}, total: 0 },
    { call: updateVersion, body: { version: amount }, total: 0 },
  ]
  return { currency, as: cup.pick(people).token, twice: cup.chance(0.1), ...cup.pick(deeds) }
}

describe('ten thousand random actions on 64 connections', () => {
  /** What all of them had in the pocket when they set out. */
  const given: Record<Currency, number> = { ...emptyWallet }
  for (const [currency, amount] of Object.entries(START_PURSE)) given[currency as Currency] = amount * 100
  const made = Object.fromEntries(currencies.map((currency) => [currency, 0])) as Record<Currency, number>
  const statuses = new Map<number, number>()

  beforeAll(async () => {
    const client = new Client(Number(new URL(await game.listen()).port), connections)
    let left = actions
    const work = async (worker: number) => {
      const cup = cupOf(diceOf(`ledger ${worker}`))
      while (left > 0) {
        left -= 1
        const { call, currency, as, body, total, twice } = aDeed(cup)
        const question = { as, body, key: aKey() }
        const answers = await Promise.all(
          Array.from({ length: twice ? 2 : 1 }, () => client.ask(call, question)),
        )
        for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
        // A refusal has changed nothing and is not remembered: its double may come later, and find the money there.
        if (answers.some(({ status }) => status === 200)) made[currency] += total
      }
    }
    await Promise.all(Array.from({ length: connections }, (_, worker) => work(worker)))
    client.close()
  }, 600_000)

  test('are all answered: done, or refused for lack of money', () => {
    expect([...statuses.keys()].sort()).toEqual([200, 422])
    expect(statuses.get(200)).toBeGreaterThan(actions / 2)
  })

  test('leave every balance equal to its ledger', async () => {
    expect(await findImbalances(game.services.database)).toEqual([])
  })

  test('make and lose no money but what was earned and spent', async () => {
    for (const currency of currencies) {
      const column = currency.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
      const [sum] = await game.services.database.query<{ held: number; waiting: number }>(sql`SELECT
        (SELECT sum(${named(column)}) FROM player)::bigint AS held,
        (SELECT coalesce(sum((effect->>'amount')::bigint), 0) FROM inbox
          WHERE effect->>'currency' = ${currency})::bigint AS waiting`)
      expect([currency, (sum?.held ?? 0) + (sum?.waiting ?? 0)]).toEqual([
        currency,
        given[currency] + made[currency],
      ])
    }
  })

  test('leave on the way exactly what waits in the inboxes', async () => {
    const onTheWay = await game.services.database.query(sql`
      SELECT currency, sum(CASE WHEN target = 'world:inbox' THEN amount ELSE -amount END)::bigint AS amount
      FROM ledger WHERE 'world:inbox' IN (source, target) GROUP BY currency
      HAVING sum(CASE WHEN target = 'world:inbox' THEN amount ELSE -amount END) <> 0 ORDER BY currency`)
    const waiting = await game.services.database.query(sql`
      SELECT effect->>'currency' AS currency, sum((effect->>'amount')::bigint)::bigint AS amount
      FROM inbox WHERE effect->>'kind' = 'money' GROUP BY 1 ORDER BY 1`)
    expect(waiting).toEqual(onTheWay)
  })
})

test('an imbalance would be found', async () => {
  const victim = people[0]?.id ?? 0
  await game.services.database.query(sql`UPDATE player SET gold = gold + 1 WHERE id = ${victim}`)
  expect(await findImbalances(game.services.database)).toMatchObject([
    { account: `player:${victim}`, currency: 'gold', strays: 0 },
  ])
})

test('a purse too full for a gift leaves it waiting and its owner free to play', async () => {
  const [rich, friend] = [await aTraveller(game), await aTraveller(game)]
  const { database } = game.services
  await database.query(sql`UPDATE player SET caviar = ${Number.MAX_SAFE_INTEGER} WHERE id = ${rich.id}`)
  await game.ask(earn, { as: friend.token, body: { currency: 'caviar', amount: 5 } })
  await game.ask(give, { as: friend.token, body: { currency: 'caviar', amount: 5, to: rich.id } })
  expect((await game.ask(switchPush, { as: rich.token })).status).toBe(200)
  expect(await database.query(sql`SELECT FROM inbox WHERE owner_id = ${rich.id}`)).toHaveLength(1)
})

test('a parcel too big for the purse waits alone: what came before and after it arrives', async () => {
  const [rich, friend] = [await aTraveller(game), await aTraveller(game)]
  const { database } = game.services
  await database.query(sql`UPDATE player SET caviar = ${Number.MAX_SAFE_INTEGER - 10} WHERE id = ${rich.id}`)
  for (const currency of ['caviar', 'sulfur'] as const)
    await game.ask(earn, { as: friend.token, body: { currency, amount: 100 } })
  const presents = [
    ['caviar', 5],
    ['caviar', 90],
    ['sulfur', 7],
    ['caviar', 4],
  ] as const
  for (const [currency, amount] of presents) {
    game.clock.time += 1
    await game.ask(give, { as: friend.token, body: { currency, amount, to: rich.id } })
  }
  const sulfur = async () =>
    (await database.query<{ sulfur: number }>(sql`SELECT sulfur FROM player WHERE id = ${rich.id}`))[0]
      ?.sulfur ?? 0
  const before = await sulfur()
  await game.ask(switchPush, { as: rich.token })
  const waiting = await database.query(
    sql`SELECT effect -> 'amount' AS amount FROM inbox WHERE owner_id = ${rich.id}`,
  )
  expect([waiting, (await sulfur()) - before]).toEqual([[{ amount: 90 }], 7])
  const [row] = await database.query(sql`SELECT caviar FROM player WHERE id = ${rich.id}`)
  expect(row).toEqual({ caviar: Number.MAX_SAFE_INTEGER - 1 })
})

test('what was refused for lack of money is done when asked again with its key after the money has come, and only once', async () => {
  const { id, token: as } = await aTraveller(game)
  const key = aKey()
  const buy = () => game.ask(spend, { as, key, body: { currency: 'caviar', amount: 5 } })
  expect((await buy()).status).toBe(422)
  await game.ask(earn, { as, body: { currency: 'caviar', amount: 9 } })
  expect([(await buy()).status, (await buy()).status]).toEqual([200, 200])
  const left = await game.services.database.query(sql`SELECT caviar FROM player WHERE id = ${id}`)
  expect(left).toEqual([{ caviar: 4 }])
})
