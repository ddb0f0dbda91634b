import { randomUUID } from 'node:crypto'
import { type PaymentView, start, take } from '@skystair/contract/bank.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import type { Database } from '../../platform/database/database.ts'
import { sql } from '../../platform/database/sql.ts'
import {
  emeraldsOf,
  paidWord,
  refundWord,
  signedBy,
  stateOfPayment,
  sumOf,
  testWordPath,
} from '../../testing/bank.ts'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { aGame } from '../../testing/game.ts'
import { aTraveller } from '../../testing/people.ts'

const game = aGame()

/** A node that is killed before its next question to the database, or when that is answered and nobody hears it any more. */
const life = { questions: Number.POSITIVE_INFINITY, dies: 'before' as 'before' | 'after' }
let mortal: FastifyInstance
let living: FastifyInstance

beforeAll(async () => {
  const { database } = game.services
  const killed = new Error('the node was killed')
  const dying: Database = {
    ...database,
    async query<Row extends object>(statement: Parameters<Database['query']>[0]) {
      life.questions -= 1
      if (life.questions < 0 && life.dies === 'before') throw killed
      const answer = await database.query<Row>(statement)
      if (life.questions < 0) throw killed
      return answer
    },
  }
  mortal = await buildApp({ ...game.services, database: dying })
  living = await buildApp(game.services)
})
afterAll(() => Promise.all([mortal.close(), living.close()]))

interface Deed {
  readonly url: string
  readonly payload: string | object
  readonly headers: Readonly<Record<string, string>>
}

const isDone = (status: number) => status === 200

/** At a node that dies after so many questions, and then at one that lives: whoever heard no answer asks again. */
async function doneTwice(deed: Deed, questions: number | null) {
  const at = (app: FastifyInstance) => app.inject({ method: 'POST', ...deed })
  let wasKilled = false
  if (questions !== null) {
    life.questions = questions
    wasKilled = !isDone((await at(mortal)).statusCode)
    life.questions = Number.POSITIVE_INFINITY
  }
  const answer = await at(living)
  expect(answer.statusCode).toBe(200)
  return { wasKilled, body: answer.json() }
}

const steps = ['start', 'paid', 'take', 'refunded'] as const

test.each(steps.flatMap((step) => (['before', 'after'] as const).map((dies) => [step, dies] as const)))(
  'a node killed at any moment of “%s” (%s the database has done it) leaves one effect or none, and the repeat the other',
  async (mortalStep, dies) => {
    life.dies = dies
    let deaths = 0
    for (let questions = 0; ; questions++) {
      const payer = await aTraveller(game)
      const before = await emeraldsOf(game, payer)
      game.clock.time += 1_000
      const once = { authorization: payer.token, 'idempotency-key': randomUUID() }
      const asked = { product: 'emeralds-60', provider: 'test', money: 'RUB' }
      let wasKilled = false
      const does = async (step: (typeof steps)[number], deed: Deed) => {
        const done = await doneTwice(deed, step === mortalStep ? questions : null)
        wasKilled ||= done.wasKilled
        return done.body
      }
      const word = (raw: string): Deed => ({
        url: testWordPath,
        payload: raw,
        headers: signedBy(raw, game.clock.now()),
      })

      const { payment } = await does('start', { url: start.path, payload: asked, headers: once })
      const { id } = payment as PaymentView
      const rows = await game.services.database.query(
        sql`SELECT id FROM payment WHERE payer_id = ${payer.id}`,
      )
      expect(rows).toHaveLength(1)
      await does('paid', word(paidWord(payment)))
      expect([await stateOfPayment(game, payment), await sumOf(game, 'provider:test', payer)]).toEqual([
        'GEMS_GRANTED',
        120,
      ])
      const taking = { authorization: payer.token, 'idempotency-key': randomUUID() }
      await does('take', { url: take.path.replace('{id}', id), payload: {}, headers: taking })
      expect(await emeraldsOf(game, payer)).toBe(before + 120)
      await does('refunded', word(refundWord(payment)))
      expect([
        await stateOfPayment(game, payment),
        await sumOf(game, 'provider:test', payer),
        await emeraldsOf(game, payer),
      ]).toEqual(['REFUNDED', 0, before])
      if (!wasKilled) break
      deaths += 1
    }
    // Two round trips each: before the first, between them, and at the end.
    expect(deaths).toBeGreaterThanOrEqual(2)
    expect(await findImbalances(game.services.database)).toEqual([])
  },
)
