import { MONIES, readAmount, writeAmount } from '@skystair/rules/bank/money.ts'
import type { Paid } from '@skystair/rules/bank/payment.ts'
import { type PaymentSpeech, paymentWebhook } from '../../../platform/payments/payment-webhook.ts'
import type { Provider } from '../../../platform/payments/provider.ts'
import { writeReference } from '../../../platform/payments/reference.ts'
import type { Config } from '../../../platform/services/config.ts'
import type { Services } from '../../../platform/services/services.ts'
import { byStatus } from '../answers.ts'
import { askOutside } from '../ask-outside.ts'
import { asJson, partOf, textOf } from '../read-words.ts'

const api = 'https://api.yookassa.ru/v3'

/** The shop's name and password, as they are sent. */
function credentialsOf({ platformSecrets }: Config): string | null {
  const { YOOKASSA_SHOP_ID: shop, YOOKASSA_SECRET_KEY: key } = platformSecrets
  return shop === null || key === null ? null : Buffer.from(`${shop}:${key}`).toString('base64')
}

const basic = (credentials: string) => ({ authorization: `Basic ${credentials}` })

const find = (kind: 'payments' | 'refunds', id: string, services: Services) =>
  askOutside(services, 'yookassa', `${api}/${kind}/${encodeURIComponent(id)}`, {
    headers: basic(credentialsOf(services.config) ?? ''),
  })

function paidOf(object: Readonly<Record<string, unknown>>): Omit<Paid, 'provider'> | null {
  const { value, currency } = partOf(object.amount)
  const money = MONIES.find((one) => one === currency)
  const amount = money === undefined ? null : readAmount(money, String(value))
  return money === undefined || amount === null ? null : { product: null, price: { money, amount } }
}

/** What the settings call a card, a phone and a purse. */
const ways = { CARD: 'bank_card', PHONE: 'sbp', WALLET: 'yoo_money' } as const

export const yookassa: Provider = {
  name: 'yookassa',
  monies: ['RUB'],
  isOn: (config) => credentialsOf(config) !== null,
  async order({ reference, price, title, method, back }, services) {
    const made = await askOutside(services, 'yookassa', `${api}/payments`, {
      headers: { ...basic(credentialsOf(services.config) ?? ''), 'idempotence-key': reference },
      body: {
        amount: { value: writeAmount(price), currency: price.money },
        capture: true,
        payment_method_data: { type: ways[method] },
        confirmation: { type: 'redirect', return_url: back },
        description: title,
        metadata: { reference },
      },
    })
    const [providerId, url] = [textOf(made?.id), textOf(partOf(made?.confirmation).confirmation_url)]
    return providerId === null || url === null ? null : { providerId, url }
  },
  async refund({ providerId, price, receiverId, id }, services) {
    const made = await askOutside(services, 'yookassa', `${api}/refunds`, {
      headers: {
        ...basic(credentialsOf(services.config) ?? ''),
        'idempotence-key': `refund-${writeReference({ receiverId, id })}`,
      },
      body: { payment_id: providerId, amount: { value: writeAmount(price), currency: price.money } },
    })
    return made?.status === 'succeeded' || made?.status === 'pending'
  },
  async ask(providerId, services) {
    const found = await find('payments', providerId, services)
    const paid = found?.status === 'succeeded' ? paidOf(found) : null
    return paid && { ...paid, provider: 'yookassa' }
  },
}

/** The card or the purse that has paid, as far as it is shown. */
function purseOf({ payment_method }: Readonly<Record<string, unknown>>): string | null {
  const { type, card, account_number } = partOf(payment_method)
  const { first6, last4, expiry_year, expiry_month } = partOf(card)
  const shown =
    textOf(account_number) ?? (textOf(last4) && [first6, last4, expiry_month, expiry_year].join(' '))
  return shown === null ? null : `${type} ${shown}`
}

const kinds = { 'payment.succeeded': 'payments', 'refund.succeeded': 'refunds' } as const

function kindOf(event: unknown): (typeof kinds)[keyof typeof kinds] | null {
  return event === 'payment.succeeded' || event === 'refund.succeeded' ? kinds[event] : null
}

/** Its words carry no signature: each is believed only as far as YooKassa itself, asked, says the same. */
const speech: PaymentSpeech = {
  sender: 'yookassa',
  method: 'POST',
  path: '/api/bank/word/yookassa',
  mostBytes: 32 * 1024,
  secretOf: credentialsOf,
  async isSigned({ raw, services }) {
    const { event, object } = asJson(raw)
    const [kind, said] = [kindOf(event), partOf(object)]
    const id = textOf(said.id)
    if (kind === null || id === null) return false
    const found = await find(kind, id, services)
    return (
      found !== null &&
      found.id === id &&
      found.status === 'succeeded' &&
      JSON.stringify(found.amount) === JSON.stringify(said.amount) &&
      partOf(found.metadata).reference === partOf(said.metadata).reference &&
      // Of a refund: whose money it was. Anybody could say so of somebody else's.
      found.payment_id === said.payment_id &&
      purseOf(found) === purseOf(said)
    )
  },
  async read({ raw, services }) {
    const { event, object } = asJson(raw)
    const said = partOf(object)
    const [providerId, paid] = [textOf(said.id), paidOf(said)]
    if (providerId === null || paid === null) return null
    const id = `${event}:${providerId}`
    // A refund names only its payment; whose that is, the payment says.
    const paidId = textOf(said.payment_id) ?? ''
    const named = event === 'refund.succeeded' ? await find('payments', paidId, services) : said
    // Away just now: it is not known whose money went back.
    if (named === null) return null
    const reference = textOf(partOf(named.metadata).reference) ?? ''
    return event === 'refund.succeeded'
      ? { id, word: { kind: 'refunded', reference, providerId: paidId, price: paid.price } }
      : { id, word: { kind: 'paid', reference, providerId, payer: purseOf(said), paid } }
  },
  /** What could not be looked up now, YooKassa tells again if it is not said to be heard. */
  answer: (hearing) =>
    hearing.heard === 'unreadable' ? { ...byStatus(hearing), status: 503 } : byStatus(hearing),
}

export const yookassaWebhook = paymentWebhook(speech)
