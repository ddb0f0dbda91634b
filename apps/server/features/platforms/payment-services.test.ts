import { createCipheriv } from 'node:crypto'
import { type PaymentView, refundPayment, start } from '@skystair/contract/bank.ts'
import { setPaymentMethod } from '@skystair/contract/player.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { aPaymentBy, stateOfPayment, uuidOf } from '../../testing/bank.ts'
import { aGame } from '../../testing/game.ts'
import { answeringOutside } from '../../testing/outside.ts'
import { aTraveller, type Person } from '../../testing/people.ts'
import { platformsForTests as secrets } from '../../testing/platforms-for-tests.ts'
import { aTalker } from '../../testing/talk.ts'

const { answers, asked, outside } = answeringOutside()
const game = aGame({ outside })
const asking = (payer: Person, provider: string, money: string) => aPaymentBy(game, payer, provider, money)
const stateOf = (payment: PaymentView) => stateOfPayment(game, payment)

describe('the payment service of the own site', () => {
  test('is given an order once, and believed only as far as it says the same when asked', async () => {
    answers.set('/v3/payments', { id: 'y-1', confirmation: { confirmation_url: 'https://pay.example/y-1' } })
    const payer = await aTraveller(game)
    await game.ask(setPaymentMethod, { as: payer.token, body: { paymentMethod: 'PHONE' } })
    const body = { product: 'emeralds-60', provider: 'yookassa', money: 'RUB' }
    const answer = await game.ask(start, { as: payer.token, body })
    const payment = answer.body.payment as unknown as PaymentView
    expect(answer.body.url).toBe('https://pay.example/y-1')
    expect(asked.at(-1)?.headers.get('idempotence-key')).toBe(payment.id)
    expect(JSON.parse(asked.at(-1)?.body ?? '{}')).toMatchObject({
      amount: { value: '59.00', currency: 'RUB' },
      payment_method_data: { type: 'sbp' },
    })

    const object = {
      id: 'y-1',
      status: 'succeeded',
      amount: { value: '59.00', currency: 'RUB' },
      metadata: { reference: payment.id },
    }
    const say = () =>
      game.send('POST', '/api/bank/word/yookassa', { body: { event: 'payment.succeeded', object } })
    expect((await say()).status).toBe(401)
    answers.set('/v3/payments/y-1', { ...object, status: 'pending' })
    expect((await say()).status).toBe(401)
    answers.set('/v3/payments/y-1', object)
    expect([(await say()).status, (await say()).status]).toEqual([200, 200])
    expect(await stateOf(payment)).toBe('GEMS_GRANTED')
  })

  const refunded = async (amount: string) => {
    const payer = await aTraveller(game)
    const name = `y-${amount}`
    answers.set('/v3/payments', {
      id: name,
      confirmation: { confirmation_url: `https://pay.example/${name}` },
    })
    const payment = await asking(payer, 'yookassa', 'RUB')
    const metadata = { reference: payment.id }
    const object = { id: name, status: 'succeeded', amount: { value: '59.00', currency: 'RUB' }, metadata }
    answers.set(`/v3/payments/${name}`, object)
    const say = (event: string, said: object) =>
      game.send('POST', '/api/bank/word/yookassa', { body: { event, object: said } })
    await say('payment.succeeded', object)
    const back = {
      id: `r-${name}`,
      status: 'succeeded',
      amount: { value: amount, currency: 'RUB' },
      payment_id: name,
    }
    answers.set(`/v3/refunds/r-${name}`, back)
    expect((await say('refund.succeeded', back)).status).toBe(200)
    return stateOf(payment)
  }

  test('gives money back by the name of the payment alone; a part of it is for keepers to look at', async () => {
    expect([await refunded('59.00'), await refunded('1.00')]).toEqual(['REFUNDED', 'GEMS_GRANTED'])
  })
})

describe('a keeper’s refund', () => {
  const back = async (payment: PaymentView, body: object = {}) => {
    const { token } = await aTalker(game, { accessLevel: 'ADMIN' })
    const params = { id: payment.receiverId, payment: uuidOf(payment) }
    return (await game.ask(refundPayment, { as: token, params, body: { note: 'asked for', ...body } })).body
  }

  test('tells the messenger to give the stars back, and takes nothing while it does not', async () => {
    answers.set('/createInvoiceLink', { ok: true, result: 'https://t.me/invoice/1' })
    const payment = await asking(await aTraveller(game), 'telegram', 'XTR')
    const paid = {
      currency: 'XTR',
      total_amount: 50,
      invoice_payload: payment.id,
      telegram_payment_charge_id: 'charge',
    }
    await game.send('POST', '/api/bank/word/telegram', {
      body: { message: { from: { id: 4242 }, successful_payment: paid } },
      headers: { 'x-telegram-bot-api-secret-token': secrets.TELEGRAM_WEBHOOK_SECRET },
    })
    expect((await back(payment)).code).toBe('bank.refused.not-returned')
    expect(await stateOf(payment)).toBe('GEMS_GRANTED')
    answers.set('/refundStarPayment', { ok: true, result: true })
    expect(await back(payment)).toEqual({ done: true, waits: false })
    expect(JSON.parse(asked.at(-1)?.body ?? '{}')).toEqual({
      user_id: 4242,
      telegram_payment_charge_id: 'charge',
    })
    expect(await stateOf(payment)).toBe('REFUNDED')
  })

  test('tells the payment service once under one name, and not at all when the money went back already', async () => {
    answers.set('/v3/payments', { id: 'y-3', confirmation: { confirmation_url: 'https://pay.example/y-3' } })
    const granted = async () => {
      const payment = await asking(await aTraveller(game), 'yookassa', 'RUB')
      const metadata = { reference: payment.id }
      const object = { id: 'y-3', status: 'succeeded', amount: { value: '59.00', currency: 'RUB' }, metadata }
      answers.set('/v3/payments/y-3', object)
      // Each payment has a name of its own there; in this small world the last one has it.
      await game.services.database.query(sql`DELETE FROM word WHERE id LIKE '%y-3'`)
      await game.send('POST', '/api/bank/word/yookassa', { body: { event: 'payment.succeeded', object } })
      return payment
    }
    const [one, other] = [await granted(), await granted()]
    answers.set('/v3/refunds', { id: 'r-3', status: 'succeeded' })
    expect(await back(one)).toEqual({ done: true, waits: false })
    expect(asked.at(-1)?.headers.get('idempotence-key')).toBe(`refund-${one.id}`)
    expect(JSON.parse(asked.at(-1)?.body ?? '{}')).toEqual({
      payment_id: 'y-3',
      amount: { value: '59.00', currency: 'RUB' },
    })
    const before = asked.length
    expect(await back(other, { returned: true })).toEqual({ done: true, waits: false })
    expect([asked.length, await stateOf(other)]).toEqual([before, 'REFUNDED'])
  })
})

describe('the store', () => {
  const push = (data: object) => {
    const iv = Buffer.alloc(12, 7)
    const cipher = createCipheriv('aes-256-gcm', Buffer.from(secrets.RUSTORE_CALLBACK_KEY, 'base64'), iv)
    const said = JSON.stringify({
      notification_type: 'INVOICE_STATUS',
      app_id: 1,
      data: JSON.stringify(data),
    })
    const bytes = Buffer.concat([iv, cipher.update(said), cipher.final(), cipher.getAuthTag()])
    return game.send('POST', '/api/bank/word/rustore', {
      body: { id: 'n1', timestamp: '2026-03-01T12:00:00Z', payload: bytes.toString('base64') },
    })
  }

  test('pushes a state, and is asked for the sum', async () => {
    const payment = await asking(await aTraveller(game), 'rustore', 'USD')
    answers.set('/public/auth', { body: { jwe: 'a token' } })
    answers.set('/public/purchase/500', { body: { amount: 99, currency: 'USD', order_id: payment.id } })
    const data = { invoice_id: '500', product_code: 'emeralds-60' }
    expect((await push({ ...data, status_new: 'EXECUTED' })).status).toBe(200)
    expect(await stateOf(payment)).toBe('STARTED')
    expect((await push({ ...data, status_new: 'CONFIRMED' })).status).toBe(200)
    expect(await stateOf(payment)).toBe('GEMS_GRANTED')
    expect(asked.at(-1)?.headers.get('public-token')).toBe('a token')
  })
})
