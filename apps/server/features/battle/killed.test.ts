import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  attackPlace,
  type BattleStatus,
  complete,
  getBattle,
  hit,
  skip,
  watchReplay,
} from '@skystair/contract/battle.ts'
import type { Call } from '@skystair/contract/call.ts'
import { login, register, registerTrial } from '@skystair/contract/security.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../../testing/client.ts'
import { aKey, type Question } from '../../testing/game.ts'
import { type RunningNode, startNode } from '../../testing/node.ts'
import { goodPassword, registration, trialBody } from '../../testing/people.ts'

const name = 'Unbroken Walker'

let dataDir: string
let server: RunningNode
let client: Client
let token: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'skystair-killed-'))
  await start()
}, 120_000)

afterAll(async () => {
  client.close()
  await server.stop()
  await rm(dataDir, { recursive: true })
}, 60_000)

/** The real server with its own database, as `npm start` runs it. */
async function start(): Promise<void> {
  server = await startNode({ DATA_DIR: dataDir })
  client = new Client(Number(new URL(server.address).port), 2)
}

async function killAndStart(): Promise<void> {
  await server.kill()
  client.close()
  await start()
}

async function answered(call: Call, question: Question = {}) {
  const answer = await client.ask(call, { as: token, ...question })
  if (answer.status !== 200) throw new Error(`${call.id}: ${answer.status} ${answer.body.code}`)
  return answer
}

const statusOf = (body: unknown): BattleStatus => body as BattleStatus
const battleNow = async () => statusOf((await answered(getBattle)).body)
const play = async (call: Call, question: Question) => statusOf((await answered(call, question)).body)

/** Our first who may act at their first who stands. */
function blowOf({ creatures }: BattleStatus): Question {
  const attackerId = creatures.find(({ side, canAct }) => side === 'player' && canAct)?.id
  const defenderId = creatures.find(({ side, health }) => side === 'enemy' && health > 0)?.id
  return { body: { attackerId, defenderId }, key: aKey() }
}

/** What stands of a battle, without what has just been told. */
const standing = ({ events: _, ...rest }: BattleStatus) => rest

test('a battle goes on where the last acknowledged move left it, whatever is killed, on whatever device', async () => {
  const newcomer = await client.ask(registerTrial, { body: trialBody, key: aKey() })
  token = String(newcomer.headers.authorization)
  await answered(register, { body: registration(name) })
  const told: BattleStatus['events'] = []

  await play(attackPlace, { body: { placeId: 'main-1-0' }, key: aKey() })
  const first = await play(skip, { body: {}, key: aKey() })
  told.push(...first.events)

  await killAndStart()
  expect(standing(await battleNow())).toEqual(standing(first))

  // Killed while a move is on its way: nobody knows whether it was made, and the key makes it one move.
  const blow = blowOf(first)
  const unheard = client.ask(hit, { as: token, ...blow }).catch(() => null)
  await killAndStart()
  await unheard
  const second = await play(hit, blow)
  told.push(...second.events)
  expect(standing(await battleNow())).toEqual(standing(second))

  const onFirstDevice = token
  const entered = await client.ask(login, { body: { name, password: goodPassword }, key: aKey() })
  token = String(entered.headers.authorization)
  let battle = await battleNow()
  expect(standing(battle)).toEqual(standing(second))
  expect(battle.status).toBe('IN_PROGRESS')
  const late = await client.ask(hit, { as: onFirstDevice, ...blowOf(battle) })
  expect(late.body.code).toBe('errors.newer-session')
  while (battle.status === 'IN_PROGRESS') {
    battle = await play(hit, blowOf(battle))
    told.push(...battle.events)
  }

  await killAndStart()
  expect(standing(await battleNow())).toEqual(standing(battle))
  expect((await answered(complete, { key: aKey() })).body.battle).toBe(null)
  const { body } = await client.ask(watchReplay, { params: { id: battle.id } })
  const ending = statusOf(body.ending)
  expect(standing(ending)).toEqual(standing(battle))
  expect(ending.events).toEqual(told)
}, 120_000)
