import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openChest } from '@skystair/contract/bought-chests.ts'
import type { Call } from '@skystair/contract/call.ts'
import { turnCard } from '@skystair/contract/cards.ts'
import { takeChest } from '@skystair/contract/chests.ts'
import { takeFactoryGift } from '@skystair/contract/clan.ts'
import { listDraws } from '@skystair/contract/draws.ts'
import { spinWheel } from '@skystair/contract/wheel.ts'
import { EMPTY_BOOK } from '@skystair/rules/bank/bank-book.ts'
import type { DrawKind } from '@skystair/rules/draw/draw.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { owner, sql } from '../../platform/database/sql.ts'
import { readConfig } from '../../platform/services/config.ts'
import { openServices } from '../../platform/services/open-services.ts'
import { aLeader, clanIdOf, setBuilding } from '../../testing/clans.ts'
import { Client } from '../../testing/client.ts'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { aKey, type Game, type Question } from '../../testing/game.ts'
import type { Person } from '../../testing/people.ts'
import { chestCampaign, layOne } from '../../testing/samples-of-chests.ts'
import { aTalker } from '../../testing/talk.ts'
import { aSpinner } from '../../testing/wheel.ts'

/** Milliseconds after which the power fails: at once, and while the deeds are under way. */
const POWER_FAILS = [0, 6, 25]
const now = Date.UTC(2026, 2, 7, 12)
const began = Date.now()
const program = fileURLToPath(new URL('../../testing/mortal-node.ts', import.meta.url))

let dataDir: string
let node: { readonly child: ChildProcess; readonly client: Client; readonly url: string }

async function startNode(): Promise<typeof node> {
  const child = spawn(process.execPath, [program, dataDir, String(now + Date.now() - began)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'test' },
  })
  if (child.stdout === null) throw new Error('a node without a voice')
  for await (const line of createInterface(child.stdout)) {
    if (!line.startsWith('{')) continue
    const { address, url } = JSON.parse(line)
    child.stdout.resume()
    return { child, url, client: new Client(Number(new URL(address).port), 32) }
  }
  throw new Error('the node did not start')
}

async function end(signal: NodeJS.Signals): Promise<void> {
  const gone = once(node.child, 'exit')
  node.child.kill(signal)
  await gone
  node.client.close()
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'skystair-draws-'))
  node = await startNode()
}, 120_000)

afterAll(async () => {
  await end('SIGTERM')
  await rm(dataDir, { recursive: true })
}, 60_000)

/** Asks until it is answered: whatever dies on the way, the key makes it one deed. */
async function insist(call: Call, question: Question = {}) {
  const keyed = { key: aKey(), ...question }
  for (;;) {
    try {
      const answer = await node.client.ask(call, keyed)
      if (answer.status < 500 && answer.body.code !== 'errors.conflict') return answer
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error)) throw error
    }
    await pause(20)
  }
}

/** The database behind the node, asked past it. */
async function withDatabase<Value>(look: (game: Game) => Promise<Value>): Promise<Value> {
  const { services, close } = openServices(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), node.url)
  const time = () => now + Date.now() - began
  try {
    return await look({ services, clock: { time: time(), now: time }, ask: insist } as unknown as Game)
  } finally {
    await close()
  }
}

interface Draw {
  readonly kind: DrawKind
  readonly call: Call
  readonly question: Question
  /** what a second draw with another key is told */
  readonly refused: string
  readonly by: (game: Game) => Promise<Person>
}

const aPayer = async (game: Game): Promise<Person> => {
  const person = await aTalker(game)
  const bought = [{ payment: 'a', at: game.clock.now(), emeralds: 60 }]
  await game.services.database.query(sql`INSERT INTO bank_book (player_id, state)
    VALUES (${owner(person.id)}, ${JSON.stringify({ ...EMPTY_BOOK, bought, hasBought: true })}::jsonb)`)
  return person
}

const DRAWS: readonly Draw[] = [
  {
    kind: 'wheel',
    call: spinWheel,
    question: {},
    refused: 'wheel.refused.prize-waits',
    by: (game) => aSpinner(game, 1),
  },
  {
    kind: 'delayed-chest',
    call: takeChest,
    question: {},
    refused: 'chests.refused.none',
    by: async (game) => {
      const person = await aTalker(game)
      await layOne(game, person, -1)
      return person
    },
  },
  {
    kind: 'chest',
    call: openChest,
    question: { params: { campaign: 'CHEST', chest: 'SILVER' } },
    refused: 'chests.refused.opened',
    by: aPayer,
  },
  {
    kind: 'factory',
    call: takeFactoryGift,
    question: {},
    refused: 'clan.refused.gift-taken',
    by: async (game) => {
      const leader = await aLeader(game)
      await setBuilding(game, await clanIdOf(game, leader), 'GEAR_FACTORY', 2)
      return leader
    },
  },
  {
    kind: 'card',
    call: turnCard,
    question: { params: { place: 1 } },
    refused: 'cards.refused.come-tomorrow',
    by: (game) => aTalker(game),
  },
]

interface Drawn {
  readonly draws: readonly { readonly kind: string; readonly number: number; readonly seed: string }[]
  readonly seals: readonly { readonly kind: string; readonly number: number }[]
}

test('each draw draws once and gives once, though the server is killed while it draws, and what was told stays true', async () => {
  await withDatabase((game) => chestCampaign(game, 'CHEST', 3_600_000))
  for (const delay of POWER_FAILS) {
    const drawing = await withDatabase((game) =>
      Promise.all(DRAWS.map(async (draw) => ({ draw, person: await draw.by(game), key: aKey() }))),
    )
    const first = drawing.map(({ draw: { call, question }, person, key }) =>
      node.client.ask(call, { ...question, as: person.token, key }).catch(() => null),
    )
    await pause(delay)
    await end('SIGKILL')
    const heard = await Promise.all(first)
    node = await startNode()
    for (const [index, { draw, person, key }] of drawing.entries()) {
      const { kind, call, question, refused } = draw
      const again = await insist(call, { ...question, as: person.token, key })
      expect([kind, again.status]).toEqual([kind, 200])
      // Whoever has heard an answer before the end hears the same one now.
      const before = heard[index]
      if (before?.status === 200) expect(again.body).toEqual(before.body)
      const other = await insist(call, { ...question, as: person.token })
      expect([kind, other.body.code]).toEqual([kind, refused])
      const { draws, seals } = (await insist(listDraws, { as: person.token })).body as unknown as Drawn
      expect(draws.map((one) => [one.kind, one.number])).toEqual([[kind, 0]])
      expect(seals.find((one) => one.kind === kind)?.number).toBe(1)
    }
  }
  expect(await withDatabase(({ services }) => findImbalances(services.database))).toEqual([])
}, 600_000)
