import { createCipheriv } from 'node:crypto'
import type { PaymentView } from '@skystair/contract/bank.ts'
import { purchaseOnPortal } from '@skystair/contract/platforms.ts'
import { describe, expect, test } from 'vitest'
import { aPaymentBy, signedBy, stateOfPayment, sumOf, testWordPath } from '../../testing/bank.ts'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { aGame } from '../../testing/game.ts'
import { answeringOutside } from '../../testing/outside.ts'
import { aTraveller } from '../../testing/people.ts'
import { yandexProof } from '../../testing/platform-proofs.ts'
import { platformsForTests as secrets } from '../../testing/platforms-for-tests.ts'
import { md5Of } from './md5-signature.ts'
import { platformWebhooks, providers } from './platforms.ts'

const { answers, outside } = answeringOutside()
answers.set('/createInvoiceLink', { ok: true, result: 'https://t.me/invoice' })
answers.set('/public/auth', { body: { jwe: 'a token' } })
const game = aGame({ outside })

/** What comes over the wire. */
interface Said {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly body?: Buffer | string
  readonly headers?: Readonly<Record<string, string>>
}

interface Choice {
  /** Whose key it is signed with; absent: the right one. */
  readonly key?: string
  readonly at?: number
  /** What it says was paid. */
  readonly amount?: number
}

interface Speaker {
  readonly provider: string
  readonly money: string
  /** Another game's key; null: its words carry no signature, and are asked back. */
  readonly foreignKey: string | null
  /** Whether its words are good only for a while. */
  readonly expires: boolean
  says(payment: PaymentView, choice?: Choice): Said
  /** The same word with something else in it, signed as before. */
  altered(said: Said): Said
}

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const changed = (said: Said, from: string | RegExp, to: string): Said => ({
  ...said,
  url: said.url.replace(from, to),
  ...(said.body === undefined ? {} : { body: said.body.toString().replace(from, to) }),
})

const speakers: readonly Speaker[] = [
  {
    provider: 'test',
    money: 'RUB',
    foreignKey: 'of another game',
    expires: true,
    says({ id, product, price }, { key, at = game.clock.now(), amount = price.amount } = {}) {
      const word = { id: `w-${id}`, kind: 'paid', reference: id, order: id, product, money: 'RUB', amount }
      const body = JSON.stringify(word)
      return { method: 'POST', url: testWordPath, body, headers: signedBy(body, at, key) }
    },
    altered: (said) => changed(said, '"kind":"paid"', '"kind":"paid" '),
  },
  {
    provider: 'telegram',
    money: 'XTR',
    foreignKey: 'of another bot',
    expires: false,
    says({ id, price }, { key = secrets.TELEGRAM_WEBHOOK_SECRET, amount = price.amount } = {}) {
      const successful_payment = {
        currency: 'XTR',
        total_amount: amount,
        invoice_payload: id,
        telegram_payment_charge_id: `c-${id}`,
      }
      const headers = { ...json, 'x-telegram-bot-api-secret-token': key }
      const body = JSON.stringify({ message: { successful_payment } })
      return { method: 'POST', url: '/api/bank/word/telegram', body, headers }
    },
    // Telegram signs by a word of its own, not the bytes: another word is nobody's.
    altered: (said) => ({ ...said, headers: { ...said.headers, 'x-telegram-bot-api-secret-token': '' } }),
  },
  {
    provider: 'vk',
    money: 'VOTE',
    foreignKey: 'of another game',
    expires: false,
    says({ id, price }, { key = secrets.VK_APP_SECRET, amount = price.amount } = {}) {
      const fields = new URLSearchParams({
        notification_type: 'order_status_change',
        order_id: String(Number.parseInt(id.slice(-8), 16)),
        item: id,
        item_price: String(amount),
        status: 'chargeable',
      })
      fields.set('sig', md5Of(fields, key))
      return { method: 'POST', url: '/api/bank/word/vk', body: fields.toString(), headers: form }
    },
    altered: (said) => changed(said, 'order_id=', 'order_id=1'),
  },
  {
    provider: 'ok',
    money: 'OK',
    foreignKey: 'of another game',
    expires: false,
    says({ id, product, price }, { key = secrets.OK_APP_SECRET, amount = price.amount } = {}) {
      const fields = new URLSearchParams({
        method: 'callbacks.payment',
        application_key: secrets.OK_APP_KEY,
        transaction_id: String(Number.parseInt(id.slice(-8), 16)),
        product_code: product,
        amount: String(amount),
        extra_attributes: JSON.stringify({ payment: id }),
      })
      fields.set('sig', md5Of(fields, key))
      return { method: 'GET', url: `/api/bank/word/ok?${fields}` }
    },
    altered: (said) => changed(said, 'transaction_id=', 'transaction_id=1'),
  },
  {
    provider: 'rustore',
    money: 'RUB',
    foreignKey: Buffer.alloc(32, 9).toString('base64'),
    expires: false,
    says({ id, product, price }, { key = secrets.RUSTORE_CALLBACK_KEY, amount = price.amount } = {}) {
      const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64'), Buffer.alloc(12, 7))
      const data = JSON.stringify({ invoice_id: id, product_code: product, status_new: 'PAID' })
      const said = JSON.stringify({ notification_type: 'INVOICE_STATUS', app_id: 1, data })
      const bytes = [Buffer.alloc(12, 7), cipher.update(said), cipher.final(), cipher.getAuthTag()]
      answers.set(`/public/purchase/${id}`, { body: { amount, currency: 'RUB', order_id: id } })
      const body = JSON.stringify({ id: 'n', payload: Buffer.concat(bytes).toString('base64') })
      return { method: 'POST', url: '/api/bank/word/rustore', body, headers: json }
    },
    altered: (said) => changed(said, /"payload":"BwcH/, '"payload":"BwcI'),
  },
  {
    provider: 'yookassa',
    money: 'RUB',
    foreignKey: null,
    expires: false,
    says({ id }, { amount = 5_900 } = {}) {
      const value = (amount / 100).toFixed(2)
      const object = {
        id: `y-${id}`,
        status: 'succeeded',
        amount: { value, currency: 'RUB' },
        metadata: { reference: id },
      }
      answers.set(`/v3/payments/y-${id}`, object)
      const body = JSON.stringify({ event: 'payment.succeeded', object })
      return { method: 'POST', url: '/api/bank/word/yookassa', body, headers: json }
    },
    altered: (said) => changed(said, '"RUB"', '"USD"'),
  },
]

test('there is no provider whose word is not tried below', () => {
  const tried = speakers.map(({ provider }) => provider)
  // The search portal's comes with its player.
  expect(providers.map(({ name }) => name).toSorted()).toEqual([...tried, 'yandex'].toSorted())
  expect(platformWebhooks.map(({ sender }) => sender).toSorted()).toEqual(tried.toSorted())
})

const hear = ({ method, url, body, headers = {} }: Said) =>
  game.send(method, url, { ...(body === undefined ? {} : { body }), headers })

const withBytes = (said: Said, bytes: Buffer): Said =>
  said.method === 'GET'
    ? { ...said, url: `${said.url}&x=%ff%fe%00` }
    : { ...said, body: Buffer.concat([Buffer.from(said.body ?? ''), bytes]) }

const tooLong = (said: Said): Said =>
  said.method === 'GET'
    ? { ...said, url: `${said.url}&x=${'1'.repeat(70_000)}` }
    : { ...said, body: Buffer.concat([Buffer.from(said.body ?? ''), Buffer.alloc(70_000, ' ')]) }

describe.each(speakers.map((speaker) => [speaker.provider, speaker] as const))(
  'a word of %s',
  (provider, { money, foreignKey, expires, says, altered }) => {
    async function aStory() {
      game.clock.time += 1_000
      answers.set('/v3/payments', { id: 'y', confirmation: { confirmation_url: 'https://pay.example/' } })
      const payer = await aTraveller(game)
      const payment = await aPaymentBy(game, payer, provider, money)
      const became = async () => [
        await stateOfPayment(game, payment),
        await sumOf(game, `provider:${provider}`, payer),
      ]
      return { payment, became }
    }
    const nothing = ['STARTED', 0]
    const once = ['GEMS_GRANTED', 120]

    test('that is right acts, and played again, also at once, it is answered the same and acts no more', async () => {
      const { payment, became } = await aStory()
      const said = says(payment)
      const first = await hear(said)
      const again = await Promise.all([hear(said), hear(said), hear(said)])
      expect([first.status, ...again.map(({ text }) => text)]).toEqual([200, ...Array(3).fill(first.text)])
      expect(await became()).toEqual(once)
    })

    test('that was changed on the way does nothing', async () => {
      const { payment, became } = await aStory()
      const said = says(payment)
      const other = altered(said)
      expect(other).not.toEqual(said)
      await hear(other)
      expect(await became()).toEqual(nothing)
      await hear(said)
      expect(await became()).toEqual(once)
    })

    if (foreignKey !== null)
      test('by another’s key does nothing', async () => {
        const { payment, became } = await aStory()
        await hear(says(payment, { key: foreignKey }))
        expect(await became()).toEqual(nothing)
      })

    if (expires)
      test('that is old, or of tomorrow, does nothing', async () => {
        const { payment, became } = await aStory()
        for (const away of [-3_600_000, 3_600_000]) await hear(says(payment, { at: game.clock.now() + away }))
        expect(await became()).toEqual(nothing)
      })

    test.each([0, -1, 58.5, 1, Number.MAX_SAFE_INTEGER])(
      'of another sum (%d), though signed, does nothing',
      async (amount) => {
        const { payment, became } = await aStory()
        await hear(says(payment, { amount }))
        expect(await became()).toEqual(nothing)
      },
    )

    test('in no encoding there is, or longer than any, does nothing, and is refused without a fault of ours', async () => {
      const { payment, became } = await aStory()
      const said = says(payment)
      for (const bad of [withBytes(said, Buffer.from([0xff, 0xfe, 0x00, 0xc3])), tooLong(said)])
        expect((await hear(bad)).status).toBeLessThan(500)
      expect(await became()).toEqual(nothing)
    })
  },
)

describe('a purchase that a player of the search portal brings', () => {
  const purchase = ({ id, product }: PaymentView, value = '59') => ({
    token: `token-${id}`,
    product: { id: product, price: { code: 'YAN', value } },
    developerPayload: id,
  })

  test.each([
    ['changed on the way', (right: string) => `${right.slice(0, -8)}AAAA${right.slice(-4)}`],
    ['in no encoding there is', (right: string) => `${right}§ÿ`],
    ['longer than any', (right: string) => right + 'A'.repeat(200_000)],
    ['of nobody', () => '.'],
  ])('%s does nothing', async (_, spoil) => {
    const payer = await aTraveller(game)
    const payment = await aPaymentBy(game, payer, 'yandex', 'YAN')
    const bring = (signature: string) => game.ask(purchaseOnPortal, { as: payer.token, body: { signature } })
    const right = yandexProof(purchase(payment), game.clock.now())
    expect((await bring(spoil(right))).status).toBeLessThan(500)
    expect(await stateOfPayment(game, payment)).toBe('STARTED')
    expect((await bring(right)).status).toBe(200)
    expect(await stateOfPayment(game, payment)).toBe('GEMS_GRANTED')
  })

  test.each(['of another game', 'old', 'of another sum'] as const)('%s does nothing', async (how) => {
    const payer = await aTraveller(game)
    const payment = await aPaymentBy(game, payer, 'yandex', 'YAN')
    const now = game.clock.now()
    const signature = {
      'of another game': yandexProof(purchase(payment), now, 'another'),
      old: yandexProof(purchase(payment), now - 3_600_000),
      'of another sum': yandexProof(purchase(payment, '-59'), now),
    }[how]
    await game.ask(purchaseOnPortal, { as: payer.token, body: { signature } })
    expect(await stateOfPayment(game, payment)).toBe('STARTED')
  })
})

test('OK counts its calls: tried again under another number a payment is answered as before, and acts no more', async () => {
  const payment = await aPaymentBy(game, await aTraveller(game), 'ok', 'OK')
  const said = (changes: Record<string, string>) => {
    const fields = new URLSearchParams({
      method: 'callbacks.payment',
      application_key: secrets.OK_APP_KEY,
      transaction_id: String(Number.parseInt(payment.id.slice(-8), 16)),
      product_code: payment.product,
      amount: String(payment.price.amount),
      extra_attributes: JSON.stringify({ payment: payment.id }),
      ...changes,
    })
    fields.set('sig', md5Of(fields, secrets.OK_APP_SECRET))
    return hear({ method: 'GET', url: `/api/bank/word/ok?${fields}` })
  }
  const first = await said({ call_id: '1001' })
  expect(first.text).toContain('true')
  expect((await said({ call_id: '1002' })).text).toBe(first.text)
  expect(await stateOfPayment(game, payment)).toBe('GEMS_GRANTED')
  // Another sum under the same transaction is another word, not another try.
  expect((await said({ call_id: '1003', amount: '1' })).text).toContain('1001')
  expect(await findImbalances(game.services.database)).toEqual([])
})

test('money that went back while YooKassa could not be asked whose it was is not forgotten: it tells again', async () => {
  answers.set('/v3/payments', { id: 'y', confirmation: { confirmation_url: 'https://pay.example/' } })
  const yookassa = speakers.find(({ provider }) => provider === 'yookassa')
  const payment = await aPaymentBy(game, await aTraveller(game), 'yookassa', 'RUB')
  if (yookassa) await hear(yookassa.says(payment))
  const known = answers.get(`/v3/payments/y-${payment.id}`)
  const refund = { id: 'r-2', status: 'succeeded', amount: { value: '59.00', currency: 'RUB' } }
  const object = { ...refund, payment_id: `y-${payment.id}` }
  answers.set('/v3/refunds/r-2', object)
  const body = JSON.stringify({ event: 'refund.succeeded', object })
  const word = () => hear({ method: 'POST', url: '/api/bank/word/yookassa', headers: json, body })
  answers.delete(`/v3/payments/y-${payment.id}`)
  expect((await word()).status).toBe(503)
  expect(await stateOfPayment(game, payment)).toBe('GEMS_GRANTED')
  answers.set(`/v3/payments/y-${payment.id}`, known ?? {})
  expect((await word()).status).toBe(200)
  expect(await stateOfPayment(game, payment)).toBe('REFUNDED')
})

test('YooKassa’s word about a refund is believed as far as YooKassa says the same: not about whose payment it is', async () => {
  answers.set('/v3/payments', { id: 'y', confirmation: { confirmation_url: 'https://pay.example/' } })
  const yookassa = speakers.find(({ provider }) => provider === 'yookassa')
  const [thief, victim] = [await aTraveller(game), await aTraveller(game)]
  const payments: PaymentView[] = []
  for (const payer of [thief, victim]) {
    const payment = await aPaymentBy(game, payer, 'yookassa', 'RUB')
    if (yookassa) await hear(yookassa.says(payment))
    payments.push(payment)
  }
  const [own, others] = payments.map(({ id }) => `y-${id}`)
  const refund = { id: 'r-1', status: 'succeeded', amount: { value: '59.00', currency: 'RUB' } }
  answers.set('/v3/refunds/r-1', { ...refund, payment_id: own })
  const word = (payment_id: string | undefined) => ({
    method: 'POST' as const,
    url: '/api/bank/word/yookassa',
    headers: json,
    body: JSON.stringify({ event: 'refund.succeeded', object: { ...refund, payment_id } }),
  })
  const states = () => Promise.all(payments.map((payment) => stateOfPayment(game, payment)))
  await hear(word(others))
  expect(await states()).toEqual(['GEMS_GRANTED', 'GEMS_GRANTED'])
  await hear(word(own))
  expect(await states()).toEqual(['REFUNDED', 'GEMS_GRANTED'])
  expect(await findImbalances(game.services.database)).toEqual([])
})
