import { type PaymentSpeech, paymentWebhook } from '../../../platform/payments/payment-webhook.ts'
import type { Provider } from '../../../platform/payments/provider.ts'
import { byStatus } from '../answers.ts'
import { askOutside } from '../ask-outside.ts'
import { isSame } from '../constant-time.ts'
import type { Platform } from '../platform.ts'
import { asJson, partOf, textOf } from '../read-words.ts'
import { readInitData, readSignedInitData } from './init-data.ts'

/** By the bot's own token; where only its number is known, by Telegram's signature. */
export const telegram: Platform = {
  name: 'telegram',
  source: 'MESSENGER',
  isOn: ({ platformSecrets }) => platformSecrets.TELEGRAM_BOT_TOKEN !== null,
  identify(proof, { platformSecrets }, now) {
    const token = platformSecrets.TELEGRAM_BOT_TOKEN ?? ''
    const [botId = '', secret = ''] = token.split(':')
    return secret === '' ? readSignedInitData(proof, botId, now) : readInitData(proof, token, now)
  },
}

export const telegramStars: Provider = {
  name: 'telegram',
  monies: ['XTR'],
  isOn: ({ platformSecrets }) =>
    platformSecrets.TELEGRAM_BOT_TOKEN !== null && platformSecrets.TELEGRAM_WEBHOOK_SECRET !== null,
  async order({ reference, price, title }, services) {
    const url = `https://api.telegram.org/bot${services.config.platformSecrets.TELEGRAM_BOT_TOKEN}/createInvoiceLink`
    const body = {
      title: title.slice(0, 32),
      description: title,
      payload: reference,
      provider_token: '',
      currency: 'XTR',
      prices: [{ label: title, amount: price.amount }],
    }
    const link = textOf((await askOutside(services, 'telegram', url, { body }))?.result)
    return link === null ? null : { providerId: null, url: link }
  },
  async refund({ providerId, source }, services) {
    const url = `https://api.telegram.org/bot${services.config.platformSecrets.TELEGRAM_BOT_TOKEN}/refundStarPayment`
    const user_id = Number(source?.split(':')[1] ?? Number.NaN)
    if (providerId === null || !Number.isSafeInteger(user_id)) return false
    const body = { user_id, telegram_payment_charge_id: providerId }
    return (await askOutside(services, 'telegram', url, { body }))?.result === true
  },
}

const payable = (said: Readonly<Record<string, unknown>>) =>
  ({
    product: null,
    price: { money: 'XTR', amount: said.currency === 'XTR' ? Number(said.total_amount) : Number.NaN },
  }) as const

const speech: PaymentSpeech = {
  sender: 'telegram',
  method: 'POST',
  path: '/api/bank/word/telegram',
  mostBytes: 64 * 1024,
  secretOf: ({ platformSecrets }) => platformSecrets.TELEGRAM_WEBHOOK_SECRET,
  isSigned: ({ headers }, secret) => isSame(String(headers['x-telegram-bot-api-secret-token'] ?? ''), secret),
  read({ raw }) {
    const { pre_checkout_query, message } = asJson(raw)
    const query = partOf(pre_checkout_query)
    const queryId = textOf(query.id)
    if (queryId !== null) {
      const reference = String(query.invoice_payload)
      return {
        id: `check:${queryId}`,
        word: { kind: 'check', reference, providerId: queryId, paid: payable(query) },
      }
    }
    const { successful_payment, refunded_payment, from } = partOf(message)
    const paid = partOf(successful_payment ?? refunded_payment)
    const providerId = textOf(paid.telegram_payment_charge_id)
    if (providerId === null) return null
    const reference = String(paid.invoice_payload)
    return successful_payment === undefined
      ? { id: `refunded:${providerId}`, word: { kind: 'refunded', reference, providerId } }
      : {
          id: `paid:${providerId}`,
          word: { kind: 'paid', reference, providerId, payer: textOf(partOf(from).id), paid: payable(paid) },
        }
  },
  /** Whether a purchase may go on is answered in the answer itself: it must come within ten seconds. */
  answer(hearing, { raw }) {
    if (!('outcome' in hearing)) return byStatus(hearing)
    const queryId = textOf(partOf(asJson(raw).pre_checkout_query).id)
    if (queryId === null) return byStatus(hearing)
    const isFine = 'done' in hearing.outcome
    return byStatus(
      hearing,
      JSON.stringify({
        method: 'answerPreCheckoutQuery',
        pre_checkout_query_id: queryId,
        ok: isFine,
        ...(isFine ? {} : { error_message: 'Start the purchase once more, please.' }),
      }),
    )
  },
}

export const telegramWebhook = paymentWebhook(speech)
