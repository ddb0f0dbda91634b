import { type PaymentSpeech, paymentWebhook } from '../../../platform/payments/payment-webhook.ts'
import type { Provider } from '../../../platform/payments/provider.ts'
import type { WebhookAnswer } from '../../../platform/webhooks/webhook.ts'
import { isMd5Signed } from '../md5-signature.ts'
import type { Platform } from '../platform.ts'
import { readLaunchParams } from './launch-params.ts'

export const vk: Platform = {
  name: 'vk',
  source: 'GAMES1',
  isOn: ({ platformSecrets }) => platformSecrets.VK_APP_SECRET !== null,
  identify: (proof, { platformSecrets }, now) =>
    readLaunchParams(proof, platformSecrets.VK_APP_SECRET ?? '', now),
}

export const vkVotes: Provider = { name: 'vk', monies: ['VOTE'], isOn: vk.isOn }

const fieldsOf = (raw: Buffer): URLSearchParams => new URLSearchParams(raw.toString())

const json = (body: object): WebhookAnswer => ({
  status: 200,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
})

/** By VK's numbers: 10 a wrong signature, 11 a question that makes no sense, 20 no such goods. */
const error = (code: number, message: string): WebhookAnswer =>
  json({ error: { error_code: code, error_msg: message, critical: code !== 11 } })

const speech: PaymentSpeech = {
  sender: 'vk',
  method: 'POST',
  path: '/api/bank/word/vk',
  mostBytes: 16 * 1024,
  secretOf: ({ platformSecrets }) => platformSecrets.VK_APP_SECRET,
  isSigned: ({ raw }, secret) => isMd5Signed(fieldsOf(raw), secret),
  read({ raw, services }) {
    const fields = fieldsOf(raw)
    const [type = '', test] = (fields.get('notification_type') ?? '').split(/(?=_test$)/)
    // Whoever owns the application pays nothing in a test.
    if (test !== undefined && services.config.production) return null
    const reference = fields.get('item') ?? ''
    if (type === 'get_item')
      return { id: `item:${fields.get('sig')}`, word: { kind: 'describe', reference, providerId: '' } }
    const [order, status] = [fields.get('order_id') ?? '', fields.get('status') ?? '']
    if (type !== 'order_status_change' || order === '') return null
    const said = { reference, providerId: order }
    const id = `${status}:${order}`
    if (status === 'refunded') return { id, word: { kind: 'refunded', ...said } }
    if (status !== 'chargeable') return null
    const price = { money: 'VOTE', amount: Number(fields.get('item_price') ?? Number.NaN) } as const
    return {
      id,
      word: { kind: 'paid', ...said, payer: fields.get('user_id'), paid: { product: null, price } },
    }
  },
  answer(hearing, { raw, services }) {
    if (hearing.heard === 'unsigned') return error(10, 'wrong signature')
    if (!('outcome' in hearing)) return error(11, hearing.heard)
    const { outcome } = hearing
    if ('refused' in outcome) return error(20, outcome.refused)
    const fields = fieldsOf(raw)
    if (outcome.done !== 'checked') {
      const order = Number(fields.get('order_id'))
      return json({ response: { order_id: order, app_order_id: order } })
    }
    const language = (fields.get('lang') ?? 'ru').startsWith('ru') ? 'RU' : 'EN'
    const title = services.texts.say(language, 'bank.order', { count: outcome.emeralds })
    return json({ response: { item_id: outcome.product, title, price: outcome.price.amount } })
  },
}

export const vkWebhook = paymentWebhook(speech)
