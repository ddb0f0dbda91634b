import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { deleteAccount, exportData, switchPush } from '@skystair/contract/player.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { happened } from '../../testing/counted-work.ts'
import { testDatabase } from '../../testing/database.ts'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { aGame } from '../../testing/game.ts'
import { aTraveller } from '../../testing/people.ts'
import { samovar, samovarPath, signed } from '../../testing/samovar.ts'
import { sql } from '../database/sql.ts'
import { usualLimits } from '../edge/limits.ts'
import { readConfig } from '../services/config.ts'
import { openServices } from '../services/open-services.ts'
import type { Services } from '../services/services.ts'
import type { Webhook } from './webhook.ts'

const webhooks = (...few: readonly unknown[]) => few as unknown as readonly Webhook[]
const game = aGame({ webhooks: webhooks(samovar()) })
const deaf = aGame({ webhooks: webhooks(samovar({}, null)) })
const few = aGame({
  webhooks: webhooks(samovar()),
  limits: { ...usualLimits, webhooks: { points: 3, seconds: 7200 } },
})

const purchase = (id: string, player: number, emeralds = 60): string =>
  JSON.stringify({ id, player, emeralds })

const say = (raw: string, headers = signed(raw), to = game) =>
  to.send('POST', samovarPath, { body: raw, headers })

const kept = ({ database }: Pick<Services, 'database'> = game.services) =>
  database.query<{ id: string; raw: Buffer | null }>(
    sql`SELECT id, sender, about, raw, outcome, contradictions FROM word ORDER BY id`,
  )

const granted = (emeralds: number) => `<heard>{"granted":${emeralds}}</heard>`

beforeEach(async () => {
  await game.services.database.query(sql`DELETE FROM word`)
  await game.services.database.query(sql`DELETE FROM metric_history`)
})

describe('a webhook from outside', () => {
  test('acts for the player it is about, is kept to the byte and answered as its sender demands', async () => {
    const { id, token } = await aTraveller(game)
    const before = await emeraldsOf(id)
    const raw = ` ${purchase('tea 1', id)}\n`
    const answer = await say(raw)
    expect([answer.status, answer.text, answer.headers['content-type']]).toEqual([
      200,
      granted(60),
      expect.stringContaining('application/xml'),
    ])
    expect(await kept()).toEqual([
      {
        id: 'tea 1',
        sender: 'samovar',
        about: id,
        raw: Buffer.from(raw),
        outcome: { granted: 60 },
        contradictions: 0,
      },
    ])
    await game.ask(switchPush, { as: token })
    expect((await emeraldsOf(id)) - before).toBe(60)
    const booked = await game.services.database.query(
      sql`SELECT source, amount FROM ledger WHERE owner_id = ${id} AND source LIKE 'provider:%'`,
    )
    expect(booked).toEqual([{ source: 'provider:samovar', amount: 60 }])
    expect(await findImbalances(game.services.database)).toEqual([])
  })

  test('that comes again is answered the same and does nothing', async () => {
    const { id } = await aTraveller(game)
    const raw = purchase('tea 2', id)
    const answers = [await say(raw), await say(raw), await say(raw)]
    expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(3).fill([200, granted(60)]))
    expect(await happened(game.services)).toEqual({ 'tea 2': 1 })
    expect(await game.services.metrics.text()).toContain(
      'skystair_words_total{sender="samovar",heard="repeated"} 2',
    )
  })

  test('that says something else under a known id is refused and noted', async () => {
    const { id } = await aTraveller(game)
    await say(purchase('tea 3', id))
    const answer = await say(purchase('tea 3', id, 20_000))
    expect([answer.status, answer.text]).toEqual([409, '<error>contradicting</error>'])
    expect(await kept()).toMatchObject([{ outcome: { granted: 60 }, contradictions: 1 }])
    expect(await happened(game.services)).toEqual({ 'tea 3': 1 })
  })

  test('about somebody who is not there is remembered too, and answered the same for ever', async () => {
    const raw = purchase('tea 4', 1)
    const refusal = '<heard>{"refused":"no such player"}</heard>'
    expect([(await say(raw)).text, (await say(raw)).text]).toEqual([refusal, refusal])
    expect(await happened(game.services)).toEqual({})
  })

  test('without a signature, with another’s, or changed on the way leaves nothing but a count', async () => {
    const { id } = await aTraveller(game)
    const raw = purchase('tea 5', id)
    const bad = [{}, signed(raw, 'another key'), signed(purchase('tea 5', id, 61)), { 'x-signature': '' }]
    for (const headers of bad) {
      const answer = await say(raw, { 'content-type': 'application/json', ...headers })
      expect([answer.status, answer.text]).toEqual([401, '<error>unsigned</error>'])
    }
    expect(await kept()).toEqual([])
    expect(await happened(game.services)).toEqual({})
    expect(await game.services.metrics.text()).toContain(
      'skystair_words_total{sender="samovar",heard="unsigned"} 4',
    )
  })

  test.each([
    '',
    'tea',
    '{}',
    '{"id":"","player":1,"emeralds":1}',
    '{"id":"x","player":"x","emeralds":1}',
    purchase('t'.repeat(201), 1),
  ])('that is signed and makes no sense is refused: %s', async (raw) => {
    expect([(await say(raw)).status, await kept()]).toEqual([400, []])
  })

  test('is heard whatever it calls itself: the signature is over bytes', async () => {
    const { id } = await aTraveller(game)
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'image/png', 'application/json']
    for (const [place, type] of types.entries()) {
      const raw = purchase(`tea 6.${place}`, id)
      expect([type, (await say(raw, { ...signed(raw), 'content-type': type })).status]).toEqual([type, 200])
    }
  })

  test('too long is not listened to, and calls of the game are read as before', async () => {
    const { id, token } = await aTraveller(game)
    const raw = purchase('t'.repeat(1_000), id)
    expect([(await say(raw)).status, await kept()]).toEqual([413, []])
    expect((await game.ask(switchPush, { as: token, body: {} })).status).toBe(200)
  })

  test('said too often from one address has to wait', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 4; n++) statuses.push((await say('tea', {} as never, few)).status)
    expect(statuses).toEqual([401, 401, 401, 429])
  })

  test('is not heard where its secret is missing', async () => {
    expect((await say(purchase('tea 7', 1), undefined, deaf)).status).toBe(404)
  })

  test('stands in no description of the calls', async () => {
    const { body } = await game.send('GET', '/api/openapi.json')
    expect(JSON.stringify(body.paths)).not.toContain('samovar')
  })

  test('is shown to the player it is about; its bytes go with the player, and it still acts only once', async () => {
    const { id, token } = await aTraveller(game)
    const raw = purchase('tea 8', id)
    await say(raw)
    const { body } = await game.ask(exportData, { as: token })
    expect(body.words).toMatchObject([
      { sender: 'samovar', id: 'tea 8', said: raw, outcome: { granted: 60 } },
    ])
    expect(body.waiting).toMatchObject([{ kind: 'money', amount: 60, sender: 'provider:samovar' }])
    await game.ask(deleteAccount, { as: token, body: { password: null } })
    expect(await kept()).toMatchObject([{ id: 'tea 8', raw: null }])
    expect((await say(raw)).text).toBe(granted(60))
    expect(await happened(game.services)).toEqual({ 'tea 8': 1 })
    expect(await findImbalances(game.services.database)).toEqual([])
  })
})

async function emeraldsOf(id: number): Promise<number> {
  const [row] = await game.services.database.query<{ mithril: number }>(
    sql`SELECT mithril FROM player WHERE id = ${id}`,
  )
  return row?.mithril ?? 0
}

describe('many nodes over one database', async () => {
  const { url, drop } = await testDatabase()
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
  const nodes = [openServices(config, url), openServices(config, url)]
  const doors = await Promise.all(
    nodes.map(({ services }) => buildApp(services, { webhooks: webhooks(samovar()) })),
  )
  const [one] = nodes.map(({ services }) => services)
  if (!one) throw new Error('two nodes')
  const player = 77
  await one.database.query(sql`INSERT INTO player (id, access_level, language, level, stair, best_victory_stair, gold,
      crystal, elixir, mithril, sulfur, caviar, tickets, amethyst, gear, event_currency, state)
    VALUES (${player}, 'PLAYER', 'EN', 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, '{}')`)
  afterAll(async () => {
    for (const door of doors) await door.close()
    for (const { close } of nodes) await close()
    await drop()
  })

  const deliver = async (raw: string, node: number) => {
    const payload = { method: 'POST', url: samovarPath, payload: raw, headers: signed(raw) } as const
    const answer = await doors[node]?.inject(payload)
    return [answer?.statusCode, answer?.payload]
  }
  const parcels = () => one.database.query(sql`SELECT sender, effect ->> 'amount' AS amount FROM inbox`)
  const parcel = { sender: 'provider:samovar', amount: '60' }

  /** A node of its own process that hears the webhook and dies at that moment. */
  async function diesWhile(moment: 'deciding' | 'answering', raw: string): Promise<void> {
    const program = fileURLToPath(new URL('../../testing/mortal-listener.ts', import.meta.url))
    const child = spawn(process.execPath, [program, url, moment, raw], { stdio: 'inherit' })
    const [, signal] = await once(child, 'exit')
    expect(signal).toBe('SIGKILL')
  }

  beforeEach(async () => {
    for (const table of [sql`word`, sql`metric_history`, sql`inbox`])
      await one.database.query(sql`DELETE FROM ${table}`)
  })

  test('hear one webhook a hundred times at once, and it acts once', async () => {
    const raw = purchase('a hundred', player)
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => deliver(raw, n % 2)))
    expect(new Set(answers.map(String))).toEqual(new Set([String([200, granted(60)])]))
    expect([await happened(one), await parcels()]).toEqual([{ 'a hundred': 1 }, [parcel]])
  })

  test('one killed before it wrote has done nothing; said again, the webhook acts', async () => {
    const raw = purchase('early death', player)
    await diesWhile('deciding', raw)
    expect([await kept(one), await parcels()]).toEqual([[], []])
    expect(await deliver(raw, 0)).toEqual([200, granted(60)])
    expect([await happened(one), await parcels()]).toEqual([{ 'early death': 1 }, [parcel]])
  })

  test('one killed after it wrote has done all; said again, the webhook is answered and does nothing', async () => {
    const raw = purchase('late death', player)
    await diesWhile('answering', raw)
    expect([await happened(one), await parcels()]).toEqual([{ 'late death': 1 }, [parcel]])
    expect(await deliver(raw, 1)).toEqual([200, granted(60)])
    expect([await happened(one), await parcels()]).toEqual([{ 'late death': 1 }, [parcel]])
  })
})
