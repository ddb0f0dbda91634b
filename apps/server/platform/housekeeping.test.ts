import { switchPush } from '@skystair/contract/player.ts'
import { listSessions, logout } from '@skystair/contract/security.ts'
import { describe, expect, test } from 'vitest'
import { aGame, aKey } from '../testing/game.ts'
import { aPlayer, aTraveller } from '../testing/people.ts'
import { keepHouse } from './housekeeping.ts'
import { findImbalances } from './ledger.ts'
import { sql } from './sql.ts'

const game = aGame()
const day = 24 * 60 * 60_000

const count = async (table: string, owner: string, id: number) =>
  (
    await game.services.database.query({
      strings: [`SELECT FROM ${table} WHERE ${owner} = `, ''],
      values: [id],
    })
  ).length

const months = async () =>
  (
    await game.services.database.query<{
      name: string
    }>(sql`SELECT inhrelid::regclass::text AS name FROM pg_inherits
      WHERE inhparent = 'ledger'::regclass ORDER BY 1`)
  ).map(({ name }) => name)

describe('keeping house', () => {
  test('makes a part of the ledger for this month and the three to come, and moves in what was there', async () => {
    const player = await aPlayer(game)
    const booked = await count('ledger', 'owner_id', player.id)
    expect(booked).toBeGreaterThan(0)
    await keepHouse(game.services)
    expect(await months()).toEqual([
      'ledger_2026_03',
      'ledger_2026_04',
      'ledger_2026_05',
      'ledger_2026_06',
      'ledger_default',
    ])
    expect(await count('ledger_2026_03', 'owner_id', player.id)).toBe(booked)
    expect(await game.services.database.query(sql`SELECT FROM ledger_default`)).toEqual([])
    expect(await findImbalances(game.services.database)).toEqual([])
  })

  test('goes on as months pass, over the end of a year', async () => {
    game.clock.time = Date.parse('2026-11-30T23:59:59Z')
    await keepHouse(game.services)
    expect((await months()).filter((name) => name > 'ledger_2026_06')).toEqual([
      'ledger_2026_11',
      'ledger_2026_12',
      'ledger_2027_01',
      'ledger_2027_02',
      'ledger_default',
    ])
  })

  test('forgets a stored reply after seven days and not before', async () => {
    const { id, token } = await aTraveller(game)
    await game.ask(switchPush, { as: token, key: aKey() })
    const stored = await count('idempotency', 'owner_id', id)
    game.clock.time += 7 * day
    await keepHouse(game.services)
    expect(await count('idempotency', 'owner_id', id)).toBe(stored)
    game.clock.time += 1
    await keepHouse(game.services)
    expect(await count('idempotency', 'owner_id', id)).toBe(0)
  })

  test('forgets more than fits into one step', async () => {
    await game.services.database.query(sql`INSERT INTO idempotency (owner_id, key, request_hash, status, at)
      SELECT 77, n::text, '', 200, ${new Date(game.clock.time - 8 * day)} FROM generate_series(1, 2500) AS n`)
    await keepHouse(game.services)
    expect(await count('idempotency', 'owner_id', 77)).toBe(0)
  })

  test('forgets a session thirty days after its end; an open one stays', async () => {
    const gone = await aTraveller(game)
    const here = await aTraveller(game)
    await game.ask(logout, { as: gone.token })
    game.clock.time += 30 * day
    await keepHouse(game.services)
    expect(await count('session', 'player_id', gone.id)).toBe(1)
    game.clock.time += 1
    await keepHouse(game.services)
    expect(await count('session', 'player_id', gone.id)).toBe(0)
    expect(await count('session', 'player_id', here.id)).toBe(1)
  })

  test('is done by one node at a time and harms nobody when all try at once', async () => {
    game.clock.time += 60 * day
    await Promise.all(Array.from({ length: 8 }, () => keepHouse(game.services)))
    expect(await months()).toContain('ledger_2027_03')
  })
})

describe('a session', () => {
  test('is seen to have been used, to the nearest five minutes, at the price of no round trip', async () => {
    const { token } = await aTraveller(game)
    const { database, sightings } = game.services
    const seenAt = async () => {
      const { body } = await game.ask(listSessions, { as: token })
      return (body.sessions as { seenAt: number }[])[0]?.seenAt
    }
    const began = game.clock.time
    game.clock.time += 5 * 60_000 - 1
    await game.ask(switchPush, { as: token })
    await sightings.flush()
    expect(await seenAt()).toBe(began)
    game.clock.time += 1
    const trips = database.roundTrips()
    await game.ask(switchPush, { as: token })
    expect(database.roundTrips() - trips).toBe(2)
    await sightings.flush()
    expect(await seenAt()).toBe(began + 5 * 60_000)
  })
})
