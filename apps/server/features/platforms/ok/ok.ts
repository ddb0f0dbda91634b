import { type PaymentSpeech, paymentWebhook } from '../../../platform/payments/payment-webhook.ts'
import type { Provider } from '../../../platform/payments/provider.ts'
import type { WebhookAnswer } from '../../../platform/webhooks/webhook.ts'
import { isMd5Signed } from '../md5-signature.ts'
import type { Platform } from '../platform.ts'
import { asJson, textOf } from '../read-words.ts'
import { readOkLaunch } from './launch.ts'

export const ok: Platform = {
  name: 'ok',
  source: 'OK',
  isOn: ({ platformSecrets }) =>
    platformSecrets.OK_APP_SECRET !== null && platformSecrets.OK_APP_KEY !== null,
  identify: (proof, { platformSecrets }) =>
    readOkLaunch(proof, platformSecrets.OK_APP_KEY ?? '', platformSecrets.OK_APP_SECRET ?? ''),
}

export const okPayments: Provider = { name: 'ok', monies: ['OK'], isOn: ok.isOn }

const fieldsOf = (raw: Buffer): URLSearchParams => new URLSearchParams(raw.toString())

const xml = (body: string, headers: Record<string, string> = {}): WebhookAnswer => ({
  status: 200,
  type: 'application/xml',
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}`,
  headers,
})

const space = 'http://api.forticom.com/1.0/'

/** By OK's numbers: 104 a wrong signature, 1001 a payment that cannot be, 2 try again. */
const error = (code: number, message: string): WebhookAnswer =>
  xml(
    `<ns2:error_response xmlns:ns2='${space}'><error_code>${code}</error_code><error_msg>${message}</error_msg></ns2:error_response>`,
    { 'invocation-error': String(code) },
  )

const speech: PaymentSpeech = {
  sender: 'ok',
  method: 'GET',
  path: '/api/bank/word/ok',
  mostBytes: 16 * 1024,
  secretOf: ({ platformSecrets }) =>
    platformSecrets.OK_APP_KEY === null ? null : platformSecrets.OK_APP_SECRET,
  isSigned({ raw, services }, secret) {
    const fields = fieldsOf(raw)
    const isOurs = fields.get('application_key') === services.config.platformSecrets.OK_APP_KEY
    return isOurs && isMd5Signed(fields, secret)
  },
  read({ raw }) {
    const fields = fieldsOf(raw)
    const [id, product] = [fields.get('transaction_id') ?? '', fields.get('product_code')]
    if (fields.get('method') !== 'callbacks.payment' || !/^\d{1,30}$/.test(id)) return null
    const reference = textOf(asJson(fields.get('extra_attributes') ?? '{}').payment) ?? ''
    const price = { money: 'OK', amount: Number(fields.get('amount') ?? Number.NaN) } as const
    const payer = fields.get('uid')
    return { id, word: { kind: 'paid', reference, providerId: id, payer, paid: { product, price } } }
  },
  answer(hearing) {
    if (hearing.heard === 'unsigned') return error(104, 'PARAM_SIGNATURE : wrong signature')
    if (!('outcome' in hearing) || 'refused' in hearing.outcome)
      return error(1001, 'CALLBACK_INVALID_PAYMENT : not what was asked for')
    return xml(`<callbacks_payment_response xmlns="${space}">true</callbacks_payment_response>`)
  },
}

export const okWebhook = paymentWebhook(speech)
