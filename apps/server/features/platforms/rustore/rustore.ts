import { MONIES } from '@skystair/rules/bank/money.ts'
import { type PaymentSpeech, paymentWebhook } from '../../../platform/payments/payment-webhook.ts'
import type { Provider } from '../../../platform/payments/provider.ts'
import type { Services } from '../../../platform/services/services.ts'
import { byStatus } from '../answers.ts'
import { askOutside } from '../ask-outside.ts'
import { asJson, partOf, textOf } from '../read-words.ts'
import { openCallback, signAuth } from './rustore-signature.ts'

const api = 'https://public-api.rustore.ru/public'

export const rustore: Provider = {
  name: 'rustore',
  monies: ['RUB', 'USD', 'EUR'],
  isOn: ({ platformSecrets }) =>
    platformSecrets.RUSTORE_KEY_ID !== null &&
    platformSecrets.RUSTORE_PRIVATE_KEY !== null &&
    platformSecrets.RUSTORE_CALLBACK_KEY !== null,
}

/** The invoice as the store itself knows it: its push says neither the sum nor the money. */
async function findInvoice(invoiceId: string, services: Services) {
  const { RUSTORE_KEY_ID: keyId, RUSTORE_PRIVATE_KEY: key } = services.config.platformSecrets
  if (keyId === null || key === null) return null
  const auth = signAuth(keyId, key, services.clock.now())
  const entered = await askOutside(services, 'rustore', `${api}/auth`, { body: auth })
  const token = textOf(partOf(entered?.body).jwe)
  if (token === null) return null
  const url = `${api}/purchase/${encodeURIComponent(invoiceId)}`
  const found = await askOutside(services, 'rustore', url, { headers: { 'public-token': token } })
  const { amount, currency, order_id: reference } = partOf(found?.body)
  const money = MONIES.find((one) => one === currency)
  const name = textOf(reference)
  return money === undefined || name === null ? null : { reference: name, money, amount: Number(amount) }
}

const paid = ['paid', 'confirmed']
const back = ['refunded', 'reversed']

/** What a push says of an invoice; null: nothing that concerns anybody. */
function statusIn(raw: Buffer, secret: string) {
  const { notification_type: type, data } = openCallback(raw, secret)
  if (type !== 'INVOICE_STATUS') return null
  const said = asJson(String(data))
  const status = String(said.status_new).toLowerCase()
  const [providerId, product] = [textOf(said.invoice_id), textOf(said.product_code)]
  return providerId === null || ![...paid, ...back].includes(status) ? null : { status, providerId, product }
}

const speech: PaymentSpeech = {
  sender: 'rustore',
  method: 'POST',
  path: '/api/bank/word/rustore',
  mostBytes: 16 * 1024,
  secretOf: (config) => (rustore.isOn(config) ? config.platformSecrets.RUSTORE_CALLBACK_KEY : null),
  isSigned: ({ raw }, secret) => openCallback(raw, secret) !== null,
  async read({ raw, services }, secret) {
    const said = statusIn(raw, secret)
    if (said === null) return null
    const { status, providerId, product } = said
    const invoice = await findInvoice(providerId, services)
    if (invoice === null) return null
    const { reference, money, amount } = invoice
    const id = `${status}:${providerId}:${textOf(asJson(raw).id)}`
    return back.includes(status)
      ? { id, word: { kind: 'refunded', reference, providerId } }
      : { id, word: { kind: 'paid', reference, providerId, paid: { product, price: { money, amount } } } }
  },
  /** What could not be looked up now, the store tells again if it is not said to be heard. */
  answer: (hearing, { raw }, secret) =>
    hearing.heard === 'unreadable' && statusIn(raw, secret) !== null
      ? { ...byStatus(hearing), status: 503 }
      : byStatus(hearing),
}

export const rustoreWebhook = paymentWebhook(speech)
