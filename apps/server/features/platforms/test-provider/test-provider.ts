import { MONIES, type Money } from '@skystair/rules/bank/money.ts'
import { type PaymentSpeech, paymentWebhook } from '../../../platform/payments/payment-webhook.ts'
import type { Provider } from '../../../platform/payments/provider.ts'
import { asJson, textOf } from '../read-words.ts'
import { isTestWord, signTestWord } from './test-signature.ts'

/** A payment service for machines without a network: a page of its own that pays nothing. Off in production. */
export const testProvider: Provider = {
  name: 'test',
  monies: ['RUB', 'USD', 'EUR'],
  isOn: ({ platformSecrets, production }) => !production && platformSecrets.TEST_PROVIDER_SECRET !== null,
  async order({ reference, price, title, method, back }, { config }) {
    const { TEST_PROVIDER_URL: url, TEST_PROVIDER_SECRET: secret } = config.platformSecrets
    if (url === null || secret === null) return { providerId: null, url: null }
    const order = JSON.stringify({ reference, ...price, title, method, back })
    const signature = signTestWord(order, 0, secret)
    return { providerId: null, url: `${url}/?${new URLSearchParams({ order, signature })}` }
  },
}

const speech: PaymentSpeech = {
  sender: 'test',
  method: 'POST',
  path: '/api/bank/word/test',
  mostBytes: 4_096,
  secretOf: ({ platformSecrets, production }) => (production ? null : platformSecrets.TEST_PROVIDER_SECRET),
  isSigned: ({ headers, raw, now }, secret) => isTestWord(raw, headers['x-test-signature'], secret, now),
  read({ raw }) {
    const said = asJson(raw)
    const [id, reference] = [textOf(said.id), textOf(said.reference)]
    const providerId = textOf(said.order)
    if (id === null || reference === null || providerId === null) return null
    if (said.kind === 'refunded') return { id, word: { kind: 'refunded', reference, providerId } }
    const money = MONIES.find((one): one is Money => one === said.money)
    if (said.kind !== 'paid' || money === undefined || !Number.isSafeInteger(said.amount)) return null
    const paid = { product: textOf(said.product), price: { money, amount: Number(said.amount) } }
    return { id, word: { kind: 'paid', reference, providerId, payer: textOf(said.payer), paid } }
  },
  answer(hearing) {
    const status = { acted: 200, repeated: 200, unsigned: 401, unreadable: 400, contradicting: 409 }[
      hearing.heard
    ]
    return {
      status,
      type: 'application/json',
      body: JSON.stringify('outcome' in hearing ? hearing.outcome : { heard: hearing.heard }),
    }
  },
}

export const testWebhook = paymentWebhook(speech)
