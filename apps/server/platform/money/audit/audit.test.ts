import { listWork, type WorkView } from '@skystair/contract/console.ts'
import { cupOf, diceOf } from '@skystair/rules/dice.ts'
import { ofClan, ofPlayer } from '@skystair/rules/wallet/account.ts'
import { type Movement, mirrored } from '@skystair/rules/wallet/movement.ts'
import { emptyWallet } from '@skystair/rules/wallet/wallet.ts'
import { afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { gameRoutes } from '../../../game-routes.ts'
import { findImbalances } from '../../../testing/find-imbalances.ts'
import { aGame } from '../../../testing/game.ts'
import { aTraveller, type Person } from '../../../testing/people.ts'
import { earn, give, hand, purseRoutes, spend } from '../../../testing/purse.ts'
import { aTalker } from '../../../testing/talk.ts'
import { sql } from '../../database/sql.ts'
import { writeSteps } from '../../database/steps.ts'
import { beginStandingWork, doDueWork } from '../../due-work/do-due-work.ts'
import type { WorkResult } from '../../due-work/due-work.ts'
import { writeLedger } from '../ledger.ts'
import { auditWork } from './audit-work.ts'
import { ownersAtOnce, type Purses, pursesOfPlayers, selectBooks } from './read-books.ts'

const game = aGame({ routes: [...gameRoutes, ...purseRoutes] })
const isOneMachine = inject('postgres').machines.length === 0
const day = 24 * 3_600_000
const audit = auditWork([pursesOfPlayers])
const people: Person[] = []
const database = () => game.services.database

beforeAll(async () => {
  for (let n = 0; n < 2 * ownersAtOnce + 10; n++) people.push(await aTraveller(game))
  for (const { token } of people)
    await game.ask(earn, { as: token, body: { currency: 'gold', amount: 10_000 } })
})

const person = (place: number): Person => {
  // In the order in which the audit comes by.
  const found = people.toSorted((one, other) => one.id - other.id).at(place)
  if (!found) throw new Error('nobody stands there')
  return found
}

/** Goes through all purses, as the clock would let a node do; gives what was logged. */
async function audited(kind = audit): Promise<readonly [fields: Record<string, unknown>, text: string][]> {
  const said: [Record<string, unknown>, string][] = []
  const say = (fields: Record<string, unknown>, text: string) => said.push([fields, text])
  const log = Object.assign(Object.create(game.services.log), { error: say, info: say })
  await beginStandingWork(game.services, [kind])
  await doDueWork({ ...game.services, log }, [kind])
  return said
}

const shown = async (): Promise<WorkView | undefined> => {
  const admin = await aTalker(game, { accessLevel: 'ADMIN' })
  const { body } = await game.ask(listWork, { as: admin.token })
  return (body.work as unknown as WorkView[]).find(({ key }) => key === 'audit-purses:all')
}

const lasting = (result: WorkResult) => result.payload as never

afterEach(() => database().query(sql`DELETE FROM due_work`))

describe('the audit', () => {
  test('goes through every purse, a few at a time, and rests for a day', async () => {
    const [row] = await database().query<{ count: number }>(sql`SELECT count(*) AS count FROM player`)
    const said = await audited()
    expect(said).toMatchObject([[{ owners: row?.count, found: 0 }, 'all purses were audited']])
    expect(row?.count).toBeGreaterThan(2 * ownersAtOnce)
    expect(await shown()).toMatchObject({ dueAt: game.clock.time + day, lastError: null })
    expect(await audited()).toEqual([])
    game.clock.time += day
    expect(await audited()).toHaveLength(1)
  })

  test('goes on where the node before was killed, and finds what lies behind that', async () => {
    const late = person(ownersAtOnce + 5)
    const first = await audit.perform({ payload: {}, now: game.clock.time, services: game.services })
    await database().query(sql`UPDATE player SET gold = gold + 1 WHERE id = ${late.id}`)
    const next = { payload: lasting(first), now: game.clock.time, services: game.services }
    const second = await audit.perform(next)
    expect([first.again, second.again]).toEqual([game.clock.time, game.clock.time])
    expect(second.payload).toMatchObject({ round: { owners: 2 * ownersAtOnce, found: 1 } })
    await database().query(sql`UPDATE player SET gold = gold - 1 WHERE id = ${late.id}`)
  })

  test('finds one forged coin, names whose it is, and shows it till a later round finds none', async () => {
    const forger = person(ownersAtOnce + 1)
    const [held] = await database().query<{ gold: number }>(
      sql`UPDATE player SET gold = gold + 1 WHERE id = ${forger.id} RETURNING gold`,
    )
    const [balance, booked] = [held?.gold ?? 0, (held?.gold ?? 0) - 1]
    const account = `player:${forger.id}`
    expect(await audited()).toEqual([
      [{ account, currency: 'gold', balance, booked, strays: 0 }, 'a balance does not equal its books'],
      [expect.objectContaining({ found: 1 }), 'all purses were audited'],
    ])
    const words = `${account} holds ${balance} gold, the books say ${booked}`
    expect(await shown()).toMatchObject({ lastError: words, failed: false })
    expect(await game.services.metrics.text()).toContain('skystair_due_work{state="troubled"} 1')
    expect(await findImbalances(database())).toMatchObject([{ account, currency: 'gold' }])
    await database().query(sql`UPDATE player SET gold = gold - 1 WHERE id = ${forger.id}`)
    game.clock.time += day
    await audited()
    expect(await shown()).toMatchObject({ lastError: null })
    expect(await game.services.metrics.text()).toContain('skystair_due_work{state="troubled"} 0')
  })

  test('finds a row in the books of somebody whose it is not', async () => {
    const [victim, other] = [person(3), person(4)]
    await database().query(sql`INSERT INTO ledger (owner_id, at, id, currency, source, target, amount, reason)
      VALUES (${victim.id}, ${new Date(game.clock.time)}, gen_random_uuid(), 'gold', 'world:shop',
        ${`player:${other.id}`}, 1, 'TEST')`)
    expect(await findImbalances(database())).toMatchObject([{ account: `player:${victim.id}`, strays: 1 }])
    await database().query(
      sql`DELETE FROM ledger WHERE owner_id = ${victim.id} AND target = ${`player:${other.id}`}`,
    )
  })

  test('finds nothing wrong in an honest world while it is played', async () => {
    const found: unknown[] = []
    for (let round = 0; round < 5; round++) {
      let isOver = false
      const play = async (worker: number) => {
        const cup = cupOf(diceOf(`audit ${round} ${worker}`))
        for (let deeds = 0; !isOver || deeds < 20; deeds++) {
          const { token: as } = cup.pick(people)
          const [to, amount] = [cup.pick(people).id, cup.between(1, 5)]
          const deed = cup.pick([
            { call: earn, body: { currency: 'gold', amount } },
            { call: spend, body: { currency: 'gold', amount } },
            { call: give, body: { currency: 'gold', amount, to } },
            { call: hand, body: { amount, to } },
          ])
          game.clock.time += 1_000
          await game.ask(deed.call, { as, body: deed.body })
        }
      }
      const playing = Promise.all(Array.from({ length: 8 }, (_, worker) => play(worker)))
      found.push(...(await audited()).filter(([{ found: few }]) => few !== 0))
      isOver = true
      // A deed that is under way while the clock is turned would be a day old when it is written.
      await playing
      game.clock.time += day
    }
    expect(found).toEqual([])
    expect(await findImbalances(database())).toEqual([])
  })

  test.runIf(isOneMachine)('touches only the books of its owners, however many there are', async () => {
    const [owners, rows] = [1_500, 20]
    await database().query(sql`INSERT INTO ledger (owner_id, at, id, currency, source, target, amount, reason)
      SELECT owner, ${new Date(game.clock.time)}::timestamptz, gen_random_uuid(), 'gold', 'world:shop',
        'player:' || owner, 1, 'TEST' FROM generate_series(1, ${owners}) AS owner, generate_series(1, ${rows})`)
    await database().query(sql`ANALYZE`)
    const ids = Array.from({ length: ownersAtOnce }, (_, place) => person(place).id)
    type Plan = Readonly<Record<string, unknown>> & { readonly Plans?: readonly Plan[] }
    const [explained] = await database().query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      sql`EXPLAIN (ANALYZE, FORMAT JSON) ${selectBooks(pursesOfPlayers, ids, new Date(game.clock.time))}`,
    )
    const nodes = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]
    const ofLedger = (explained ? nodes(explained['QUERY PLAN'][0].Plan) : []).filter(
      (node) => node.Alias === 'line' || String(node['Relation Name']).startsWith('ledger_default'),
    )
    expect(ofLedger.length).toBeGreaterThan(0)
    for (const node of ofLedger) {
      expect(node['Node Type']).not.toBe('Seq Scan')
      expect(node['Rows Removed by Filter'] ?? 0).toBe(0)
      expect(node['Rows Removed by Index Recheck'] ?? 0).toBe(0)
    }
    await database().query(sql`DELETE FROM ledger WHERE owner_id <= ${owners}`)
  })
})

describe('what moves between two owners', () => {
  const booksOf = (id: number) =>
    database().query(sql`SELECT source, target, amount FROM ledger WHERE owner_id = ${id} AND amount = 77`)

  test('stands in the books of both, and both balances are proven', async () => {
    const [giver, taker] = [person(0), person(1)]
    const { status } = await game.ask(hand, { as: giver.token, body: { amount: 77, to: taker.id } })
    expect(status).toBe(200)
    const row = { source: `player:${giver.id}`, target: `player:${taker.id}`, amount: 77 }
    expect([await booksOf(giver.id), await booksOf(taker.id)]).toEqual([[row], [row]])
    expect(await findImbalances(database())).toEqual([])
  })

  test('is found when it stands in the books of one only, though every balance equals its books', async () => {
    const [giver, taker] = [person(5), person(6)]
    game.clock.time += 1
    await game.ask(hand, { as: giver.token, body: { amount: 11, to: taker.id } })
    await database().query(
      sql`DELETE FROM ledger WHERE owner_id = ${taker.id} AND source = ${`player:${giver.id}`}`,
    )
    await database().query(sql`UPDATE player SET gold = gold - 11 WHERE id = ${taker.id}`)
    const half = { between: 'player and player', currency: 'gold', missing: '11' }
    expect(await findImbalances(database())).toEqual([half])
    game.clock.time += day
    expect(await audited()).toContainEqual([half, 'money between owners stands in the books of one only'])
    expect((await shown())?.lastError).toBe('between player and player: 11 gold is missing')
    await database().query(
      sql`DELETE FROM ledger WHERE owner_id = ${giver.id} AND target = ${`player:${taker.id}`}`,
    )
    await database().query(sql`UPDATE player SET gold = gold + 11 WHERE id = ${giver.id}`)
  })

  test('is no trouble when it moves in the middle of a round, from a purse seen to one not seen yet', async () => {
    const { services } = game
    const [early, late] = [person(0), person(-1)]
    let result = await audit.perform({ payload: {}, now: game.clock.time, services })
    game.clock.time += 1
    await game.ask(hand, { as: early.token, body: { amount: 9, to: late.id } })
    for (let pieces = 0; result.again === game.clock.time || pieces === 0; pieces++)
      result = await audit.perform({ payload: lasting(result), now: game.clock.time, services })
    expect(result.trouble).toBe(null)
  })

  test.runIf(isOneMachine)('may move between kinds: a clan is an owner like any other', async () => {
    await database().query(sql`CREATE TABLE a_clan (id bigint PRIMARY KEY, gold bigint NOT NULL)`)
    const pursesOfClans: Purses = { kind: 'clan', table: 'a_clan', currencies: ['gold'] }
    const all = [pursesOfPlayers, pursesOfClans]
    const [{ id }, clan] = [person(2), 3]
    const [row] = await database().query<{ gold: number }>(sql`SELECT gold FROM player WHERE id = ${id}`)
    const left = (row?.gold ?? 0) - 50
    const at = new Date(game.clock.time)
    const given: Movement = { currency: 'gold', amount: -50, counterparty: ofClan(clan), reason: 'DONATION' }
    await writeSteps(database(), id, [
      sql`UPDATE player SET gold = ${left}::bigint WHERE id = ${id}::bigint`,
      sql`INSERT INTO a_clan (id, gold) VALUES (${clan}::bigint, 50)`,
      writeLedger(ofPlayer(id), [given], at, { ...emptyWallet, gold: left }, 'together'),
      writeLedger(
        ofClan(clan),
        [mirrored(given, ofPlayer(id))],
        at,
        { ...emptyWallet, gold: 50 },
        'together',
      ),
    ])
    expect(await findImbalances(database(), all)).toEqual([])
    await database().query(sql`UPDATE a_clan SET gold = gold + 1`)
    expect(await findImbalances(database(), all)).toMatchObject([
      { account: 'clan:3', balance: 51, booked: 50 },
    ])
    await database().query(sql`UPDATE a_clan SET gold = gold - 1`)
    game.clock.time += day
    expect(await audited(auditWork(all))).toMatchObject([[{ found: 0 }, 'all purses were audited']])
  })
})
