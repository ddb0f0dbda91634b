import { randomUUID } from 'node:crypto'
import { gameRoutes } from '@skystair/server/game-routes.ts'
import { written } from '@skystair/server/platform/database/sql.ts'
import { readConfig } from '@skystair/server/platform/services/config.ts'
import { openServices } from '@skystair/server/platform/services/open-services.ts'
import type { Services } from '@skystair/server/platform/services/services.ts'
import pg from 'pg'
import { obey } from '../child.ts'
import { type BareDeedName, deedOf } from '../deeds.ts'
import { somePlayer, tokenOf } from '../world.ts'

// The two statements of an action, as the server itself makes them, and nothing but them.
const [, , databaseUrl = '', connections = '20', name = ''] = process.argv
const { call, bodyOf } = deedOf(name as BareDeedName)
const pool = new pg.Pool({ connectionString: databaseUrl, max: Number(connections) })

interface Statement {
  readonly text: string
  readonly values: unknown[]
}

// The statements name the player, the key and the version in many places, also inside the list of steps.
const marks = { player: 4001, key: randomUUID(), version: 918_273_645 }

/** Runs one action of the real server and writes down what it asks of the database. */
async function record(): Promise<[Statement, Statement]> {
  await pool.query('UPDATE player SET version = $1 WHERE id = $2', [marks.version, marks.player])
  const { services, close } = openServices(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), databaseUrl)
  const statements: Statement[] = []
  const listening: Services = {
    ...services,
    database: {
      ...services.database,
      query(statement) {
        statements.push(written(statement))
        return services.database.query(statement)
      },
    },
  }
  const question = {
    params: {},
    query: {},
    proof: null,
    address: '',
    device: { name: '', traces: [] },
    language: 'EN',
  } as const
  const token = tokenOf(marks.player)
  const body = bodyOf(0) ?? {}
  const handler = gameRoutes.find((route) => route.call === call)
  await handler?.handle(listening, { ...question, body, token, key: marks.key })
  await close()
  const [load, save, ...more] = statements
  if (load === undefined || save === undefined || more.length > 0) {
    throw new Error(`${call.id} is no longer made of two statements`)
  }
  return [load, save]
}

/** The values of a statement with these in the places of the marks. */
function filler({ values }: Statement) {
  const written = (value: unknown): value is string | number =>
    typeof value === 'string' || typeof value === 'number'
  return (player: number, key: string, version: number): unknown[] =>
    values.map((value) =>
      written(value)
        ? String(value)
            .replaceAll(marks.key, key)
            .replaceAll(String(marks.version), String(version))
            .replace(new RegExp(`\\b${marks.player}\\b`, 'g'), String(player))
        : value,
    )
}

const [load, save] = await record()
const loadValues = filler(load)
const saveValues = filler(save)
const session = load.values.indexOf(tokenOf(marks.player).sessionId)
const visit = randomUUID()
let asked = 0

async function act({ players, connections: workers }: Order, worker: number): Promise<boolean> {
  asked += 1
  const player = somePlayer(worker, workers, players)
  const key = `${visit}-${asked}`
  const values = loadValues(player, key, 0)
  values[session] = tokenOf(player).sessionId
  const loaded = await pool.query({ name: 'load', text: load.text, values })
  const [row] = loaded.rows
  const saving = pool.query({
    name: 'save',
    text: save.text,
    values: saveValues(player, key, row.player.version),
  })
  return saving.then(
    () => true,
    () => false,
  )
}

interface Order {
  readonly players: number
  readonly connections: number
  readonly milliseconds: number
}

obey(
  async (order: Order) => {
    const count = { done: 0, failed: 0 }
    const started = performance.now()
    const until = started + order.milliseconds
    const work = async (_: unknown, worker: number) => {
      while (performance.now() < until) {
        if (await act(order, worker)) count.done += 1
        else count.failed += 1
      }
    }
    await Promise.all(Array.from({ length: order.connections }, work))
    return { ...count, perSecond: count.done / ((performance.now() - started) / 1000) }
  },
  () => pool.end(),
)
