import { listDoubts, type PaymentView, start } from '@skystair/contract/bank.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { openServices } from '../../platform/services/open-services.ts'
import {
  aGrantedPayment,
  aPayment,
  paidWord,
  refundWord,
  sayToBank,
  signedBy,
  stateOfPayment,
  sumOf,
  takeAs,
  testWordPath,
} from '../../testing/bank.ts'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { aGame } from '../../testing/game.ts'
import { aTraveller, type Person } from '../../testing/people.ts'
import { aTalker } from '../../testing/talk.ts'

/** A payment service that says it was paid before it has answered who asked for the order. */
const orders: { said: Promise<{ readonly status: number }> | null } = { said: null }
const hasty: typeof fetch = async (url, init) => {
  if (String(url).endsWith('/v3/payments')) {
    const { metadata } = JSON.parse(String(init?.body)) as { metadata: { reference: string } }
    const amount = { value: '59.00', currency: 'RUB' }
    const object = { id: 'hasty', status: 'succeeded', amount, metadata }
    bills.set('hasty', object)
    orders.said = game.send('POST', '/api/bank/word/yookassa', {
      body: { event: 'payment.succeeded', object },
    })
    await orders.said
    return Response.json({ id: 'hasty', confirmation: { confirmation_url: 'https://pay.example/hasty' } })
  }
  return Response.json(bills.get(String(url).split('/').at(-1) ?? '') ?? {})
}
const bills = new Map<string, object>()
const game = aGame({ outside: hasty })

test('a word that comes before the own call has returned grants, and the call then returns as if nothing had been', async () => {
  const payer = await aTraveller(game)
  const body = { product: 'emeralds-60', provider: 'yookassa', money: 'RUB' }
  const answer = await game.ask(start, { as: payer.token, body })
  expect([(await orders.said)?.status, answer.body.url]).toEqual([200, 'https://pay.example/hasty'])
  const payment = answer.body.payment as unknown as PaymentView
  expect(await stateOfPayment(game, payment)).toBe('GEMS_GRANTED')
  expect((await takeAs(game, payer, payment.id)).body.emeralds).toBe(120)
  expect(await sumOf(game, 'provider:yookassa', payer)).toBe(120)
  expect(await findImbalances(game.services.database)).toEqual([])
})

describe('two nodes over one database', () => {
  const second = { close: async () => undefined as unknown }
  afterAll(() => second.close())

  async function anotherNode() {
    const { services, close } = openServices(game.services.config, game.databaseUrl, { clock: game.clock })
    const app = await buildApp(services)
    second.close = async () => {
      await app.close()
      await close()
    }
    return (raw: string) =>
      app.inject({
        method: 'POST',
        url: testWordPath,
        payload: raw,
        headers: signedBy(raw, game.clock.now()),
      })
  }

  test('hear the same words at once, of a grant and of a refund: one effect of each', async () => {
    const say = await anotherNode()
    const payer = await aTraveller(game)
    const payment = await aPayment(game, payer)
    for (const raw of [paidWord(payment), refundWord(payment)]) {
      const answers = await Promise.all(
        Array.from({ length: 40 }, async (_, n) =>
          n % 2 === 0 ? (await sayToBank(game, raw)).text : (await say(raw)).payload,
        ),
      )
      expect(new Set(answers).size).toBe(1)
    }
    expect([await stateOfPayment(game, payment), await sumOf(game, 'provider:test', payer)]).toEqual([
      'REFUNDED',
      0,
    ])
    expect(await findImbalances(game.services.database)).toEqual([])
  })
})

test('grant, refund and taking at once end as one of their orders would', async () => {
  for (let round = 0; round < 6; round++) {
    const payer = await aTraveller(game)
    const payment = await aPayment(game, payer)
    await Promise.all([
      sayToBank(game, paidWord(payment)),
      takeAs(game, payer, payment.id),
      sayToBank(game, refundWord(payment)),
      takeAs(game, payer, payment.id),
    ])
    expect(await stateOfPayment(game, payment)).toBe('REFUNDED')
    expect(await sumOf(game, 'provider:test', payer)).toBe(0)
  }
  expect(await findImbalances(game.services.database)).toEqual([])
})

describe('keepers read of every word that did nothing', () => {
  const doubts = async (keeper: Person) =>
    (
      (await game.ask(listDoubts, { as: keeper.token })).body.doubts as { why: string; provider: string }[]
    ).map(({ provider, why }) => `${provider}: ${why}`)

  test('also of one about nothing that is known, and of one that nobody has signed', async () => {
    const keeper = await aTalker(game, { accessLevel: 'MODERATOR' })
    const payment = await aGrantedPayment(game, await aTraveller(game))
    await sayToBank(game, paidWord(payment, { id: 'nobody knows', reference: 'tea' }))
    expect((await doubts(keeper))[0]).toBe('test: unknown-payment')
    const raw = paidWord(payment)
    const old = signedBy(raw, game.clock.now() - 3_600_000)
    for (let time = 0; time < 3; time++) await sayToBank(game, raw, old)
    const { body } = await game.ask(listDoubts, { as: keeper.token })
    expect(body.unsigned).toEqual([{ provider: 'test', day: expect.any(Number), count: 3 }])
  })
})
