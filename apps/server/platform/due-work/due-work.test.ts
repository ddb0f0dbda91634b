import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { switchPush } from '@skystair/contract/player.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { appoint, countedWork, happened, mark } from '../../testing/counted-work.ts'
import { testDatabase } from '../../testing/database.ts'
import { aGame } from '../../testing/game.ts'
import { aTraveller } from '../../testing/people.ts'
import { sql } from '../database/sql.ts'
import { readConfig } from '../services/config.ts'
import { openServices } from '../services/open-services.ts'
import { beginStandingWork, doDueWork, leaseLasts, mostAttempts, pauseAfter } from './do-due-work.ts'
import { type WorkKind, workKind } from './due-work.ts'

const game = aGame()
const hour = 3_600_000

const work = async (kind: WorkKind = countedWork) => doDueWork(game.services, [kind])
const stored = async (key: string) => {
  const [row] = await game.services.database.query<{
    outcome: string | null
    attempts: number
    last_error: string | null
    due_at: Date
    next_try_at: Date
  }>(sql`SELECT * FROM due_work WHERE key = ${key}`)
  return row
}

beforeEach(async () => {
  await game.services.database.query(sql`DELETE FROM due_work`)
  await game.services.database.query(sql`DELETE FROM metric_history`)
})

describe('work by the clock', () => {
  test('happens once, when it is due and not before', async () => {
    await appoint(game.services, countedWork, 'prize', game.clock.time + hour)
    await work()
    expect(await happened(game.services)).toEqual({})
    game.clock.time += hour
    await work()
    await work()
    expect(await happened(game.services)).toEqual({ prize: 1 })
    expect(await stored('counted:prize')).toMatchObject({ outcome: 'DONE', attempts: 1 })
  })

  test('is the same work however often it is scheduled, before and after it is done', async () => {
    for (let time = 0; time < 3; time++) {
      await appoint(game.services, countedWork, 'prize', game.clock.time)
      await work()
    }
    expect(await happened(game.services)).toEqual({ prize: 1 })
  })

  test('costs one look when nothing is due', async () => {
    await appoint(game.services, countedWork, 'tomorrow', game.clock.time + 24 * hour)
    const trips = game.services.database.roundTrips()
    await work()
    expect(game.services.database.roundTrips() - trips).toBe(1)
  })

  test('of which the hour passed long ago, while no node ran, still happens once', async () => {
    await appoint(game.services, countedWork, 'old', game.clock.time)
    game.clock.time += 400 * 24 * hour
    await work()
    expect(await happened(game.services)).toEqual({ old: 1 })
  })

  test('that comes again is done once for all the times that nobody was there', async () => {
    const everyHour = workKind<{ readonly name: string }>(
      'hourly',
      async ({ payload, now }) => ({ writes: [mark(payload.name)], again: now + hour }),
      [{ id: 'bell', payload: { name: 'bell' } }],
    )
    await beginStandingWork(game.services, [everyHour])
    await work(everyHour)
    game.clock.time += 50 * hour
    await beginStandingWork(game.services, [everyHour])
    await work(everyHour)
    expect(await happened(game.services)).toEqual({ bell: 2 })
    expect((await stored('hourly:bell'))?.due_at.getTime()).toBe(game.clock.time + hour)
  })

  test('of a kind that this node does not know yet is left to those who do', async () => {
    await appoint(game.services, { kind: 'of tomorrow' }, 'raid', game.clock.time)
    await work()
    expect(await stored('of tomorrow:raid')).toMatchObject({ outcome: null, attempts: 0 })
  })

  test('reaches players through their inboxes', async () => {
    const { id, token } = await aTraveller(game)
    const before = Number((await game.ask(switchPush, { as: token })).body.gold)
    const prize = workKind<object>('prize', async () => ({
      send: [
        {
          to: id,
          sender: ofWorld('raid'),
          effect: { kind: 'money', currency: 'gold', amount: 7, reason: 'PRIZE' },
        },
      ],
    }))
    await appoint(game.services, prize, 'one', game.clock.time)
    await work(prize)
    await work(prize)
    expect((await game.ask(switchPush, { as: token })).body.gold).toBe(before + 7)
  })
})

describe('work that fails', () => {
  test('leaves nothing behind, is tried again after a pause, and then happens once', async () => {
    let fails = 2
    const unlucky = workKind<object>('unlucky', async () => {
      if (fails-- > 0) throw new Error('the bridge is out')
      return { writes: [mark('crossed')] }
    })
    await appoint(game.services, unlucky, 'it', game.clock.time)
    for (const attempt of [1, 2]) {
      await work(unlucky)
      expect(await stored('unlucky:it')).toMatchObject({ attempts: attempt, last_error: 'the bridge is out' })
      game.clock.time += pauseAfter(attempt) - 1
      await work(unlucky)
      expect((await stored('unlucky:it'))?.attempts).toBe(attempt)
      game.clock.time += 1
    }
    await work(unlucky)
    expect(await happened(game.services)).toEqual({ crossed: 1 })
    expect(await stored('unlucky:it')).toMatchObject({ outcome: 'DONE', last_error: null })
  })

  test('happens not at all when one of its writes is impossible', async () => {
    const torn = workKind<object>('torn', async () => ({
      writes: [mark('half'), sql`INSERT INTO metric_history (name, at, value) VALUES (NULL, now(), 1)`],
    }))
    await appoint(game.services, torn, 'it', game.clock.time)
    await work(torn)
    expect(await happened(game.services)).toEqual({})
    expect(await stored('torn:it')).toMatchObject({ outcome: null, attempts: 1 })
  })

  test('each time is given up in the end, with pauses that grow, and stays to be seen', async () => {
    const hopeless = workKind<object>('hopeless', async () => {
      throw new Error('never')
    })
    await appoint(game.services, hopeless, 'it', game.clock.time)
    const pauses: number[] = []
    for (let attempt = 1; attempt <= mostAttempts; attempt++) {
      await work(hopeless)
      const next = (await stored('hopeless:it'))?.next_try_at.getTime() ?? 0
      pauses.push(next - game.clock.time)
      game.clock.time = next
    }
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
    expect(pauses[1]).toBe(2 * (pauses[0] ?? 0))
    game.clock.time += 400 * 24 * hour
    await work(hopeless)
    expect(await stored('hopeless:it')).toMatchObject({
      outcome: 'FAILED',
      attempts: mostAttempts,
      last_error: 'never',
    })
  })

  test('is never given up if it comes by itself: it is tried at least once an hour, in plain sight, till it works', async () => {
    let isBroken = true
    const bell = workKind<object>(
      'bell',
      async ({ now }) => {
        if (isBroken) throw new Error('cracked')
        return { writes: [mark('rung')], again: now + hour }
      },
      [{ id: 'it', payload: {} }],
    )
    await beginStandingWork(game.services, [bell])
    for (let attempt = 1; attempt <= mostAttempts + 5; attempt++) {
      await work(bell)
      expect(await stored('bell:it')).toMatchObject({
        outcome: null,
        attempts: attempt,
        last_error: 'cracked',
      })
      const pause = ((await stored('bell:it'))?.next_try_at.getTime() ?? 0) - game.clock.time
      expect(pause).toBe(pauseAfter(attempt))
      expect(pause).toBeLessThanOrEqual(hour)
      game.clock.time += pause
    }
    expect(pauseAfter(mostAttempts)).toBe(hour)
    expect(await game.services.metrics.text()).toContain('skystair_due_work{state="late"} 1')
    isBroken = false
    await work(bell)
    expect(await happened(game.services)).toEqual({ rung: 1 })
    expect(await stored('bell:it')).toMatchObject({ outcome: null, attempts: 0, last_error: null })
  })

  test('and was given up by an older game begins anew with the next start, if it comes by itself', async () => {
    const bell = workKind<object>(
      'bell',
      async ({ now }) => ({ writes: [mark('rung')], again: now + hour }),
      [{ id: 'it', payload: {} }],
    )
    await beginStandingWork(game.services, [bell])
    await game.services.database.query(
      sql`UPDATE due_work SET outcome = 'FAILED', attempts = ${mostAttempts}`,
    )
    await beginStandingWork(game.services, [bell])
    await work(bell)
    expect(await happened(game.services)).toEqual({ rung: 1 })
  })

  test('by killing every node that takes it is given up too', async () => {
    await appoint(game.services, countedWork, 'deadly', game.clock.time)
    await game.services.database.query(sql`UPDATE due_work SET attempts = ${mostAttempts}`)
    await work()
    expect(await happened(game.services)).toEqual({})
    expect((await stored('counted:deadly'))?.outcome).toBe('FAILED')
  })

  test('does not hold up other work', async () => {
    const half = workKind<{ readonly name: string }>('half', async ({ payload: { name } }) => {
      if (name.startsWith('bad')) throw new Error('bad')
      return { writes: [mark(name)] }
    })
    for (let n = 0; n < 20; n++)
      await appoint(game.services, half, `${n % 2 ? 'bad' : 'good'} ${n}`, game.clock.time)
    await work(half)
    expect(Object.keys(await happened(game.services))).toHaveLength(10)
  })

  test('is counted for whoever watches: due, late and failed', async () => {
    for (const name of ['due', 'late', 'failed'])
      await appoint(game.services, countedWork, name, game.clock.time)
    await game.services.database.query(
      sql`UPDATE due_work SET outcome = 'FAILED' WHERE key = 'counted:failed'`,
    )
    const overAMinuteAgo = new Date(game.clock.time - 61_000)
    await game.services.database.query(
      sql`UPDATE due_work SET due_at = ${overAMinuteAgo}::timestamptz WHERE key = 'counted:late'`,
    )
    const text = await game.services.metrics.text()
    expect(text).toContain('skystair_due_work{state="due"} 2')
    expect(text).toContain('skystair_due_work{state="late"} 1')
    expect(text).toContain('skystair_due_work{state="failed"} 1')
  })
})

describe('many nodes over one database', async () => {
  const { url, drop } = await testDatabase()
  const now = game.clock.time
  let time = now
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
  const nodes = [0, 1].map(() => openServices(config, url, { clock: { now: () => time } }))
  const [one, other] = nodes.map(({ services }) => services)
  if (!one || !other) throw new Error('two nodes')
  afterAll(async () => {
    for (const { close } of nodes) await close()
    await drop()
  })
  beforeEach(async () => {
    time = now
    await one.database.query(sql`DELETE FROM due_work`)
    await one.database.query(sql`DELETE FROM metric_history`)
  })
  const once200 = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`work ${n}`, 1]))
  const appoint200 = () =>
    Promise.all(Object.keys(once200).map((name) => appoint(one, countedWork, name, now)))

  /** A node of its own process; killed without a warning once it has begun so many pieces of work. */
  async function killedAfter(begun: number): Promise<string[]> {
    const program = fileURLToPath(new URL('../../testing/mortal-worker.ts', import.meta.url))
    const child = spawn(process.execPath, [program, url, String(time)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const gone = once(child, 'exit')
    const names: string[] = []
    for await (const name of createInterface(child.stdout)) {
      names.push(name)
      if (names.length === begun) child.kill('SIGKILL')
    }
    await gone
    return names
  }

  test('take 200 pieces of work at once, and each happens once', async () => {
    await appoint200()
    await Promise.all([doDueWork(one, [countedWork]), doDueWork(other, [countedWork])])
    expect(await happened(one)).toEqual(once200)
  })

  test('one killed in the middle leaves its work to another, when its time is up and not before', async () => {
    await appoint(one, countedWork, 'hangs', now)
    expect(await killedAfter(1)).toEqual(['hangs'])
    await doDueWork(other, [countedWork])
    expect(await happened(one)).toEqual({})
    time += leaseLasts
    await doDueWork(other, [countedWork])
    expect(await happened(one)).toEqual({ hangs: 1 })
  })

  test('however often they are killed, all work happens, and none twice', async () => {
    await appoint200()
    for (const begun of [1, 7, 40]) {
      await killedAfter(begun)
      time += leaseLasts
    }
    await doDueWork(other, [countedWork])
    expect(await happened(one)).toEqual(once200)
  })

  test('one that comes back after its time was up changes nothing any more', async () => {
    await appoint(one, countedWork, 'slow', now)
    const slow = workKind<{ readonly name: string }>('counted', async ({ payload }) => {
      time += leaseLasts
      await doDueWork(other, [countedWork])
      return { writes: [mark(payload.name)] }
    })
    await doDueWork(one, [slow])
    expect(await happened(one)).toEqual({ slow: 1 })
  })
})
