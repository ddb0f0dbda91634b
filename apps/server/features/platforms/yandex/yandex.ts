import { MONIES, readAmount } from '@skystair/rules/bank/money.ts'
import { type PaymentSpeech, paymentWebhook } from '../../../platform/payments/payment-webhook.ts'
import type { Provider } from '../../../platform/payments/provider.ts'
import { byStatus } from '../answers.ts'
import type { Platform } from '../platform.ts'
import { asJson, partOf, textOf } from '../read-words.ts'
import { readSigned } from './signed.ts'

export const yandex: Platform = {
  name: 'yandex',
  source: 'PORTAL',
  isOn: ({ platformSecrets }) => platformSecrets.YANDEX_GAMES_SECRET !== null,
  /** Whoever has not signed in there is a guest without a signature. */
  identify(proof, { platformSecrets }, now) {
    if (proof === '') return 'guest'
    const id = textOf(
      partOf(readSigned(proof, platformSecrets.YANDEX_GAMES_SECRET ?? '', now)?.data).uniqueID,
    )
    return id === null ? null : { id, language: null, ref: null }
  },
}

export const yandexPurchases: Provider = { name: 'yandex', monies: ['YAN'], isOn: yandex.isOn }

/** The purchases of one signed word, each as it stays however often it is told; null: the word is not theirs. */
export function purchasesIn(signature: string, secret: string, now: number): readonly string[] | null {
  const data = readSigned(signature, secret, now)?.data
  if (data === undefined || data === null) return null
  return (Array.isArray(data) ? data : [data]).map((one) => {
    const { token, product, developerPayload } = partOf(one)
    const { id, price } = partOf(product)
    const { code, value } = partOf(price)
    return JSON.stringify({ token, product: id, money: code, amount: value, reference: developerPayload })
  })
}

/** It comes with its player, not by itself: whoever brings it has had it signed. */
const speech: PaymentSpeech = {
  sender: 'yandex',
  method: 'POST',
  path: '/api/integration/portal/purchase',
  mostBytes: 64 * 1024,
  secretOf: ({ platformSecrets }) => platformSecrets.YANDEX_GAMES_SECRET,
  isSigned: () => false,
  read({ raw }) {
    const said = asJson(raw)
    const [token, product] = [textOf(said.token), textOf(said.product)]
    const money = MONIES.find((one) => one === said.money)
    const amount = money === undefined ? null : readAmount(money, textOf(said.amount) ?? '')
    if (token === null || money === undefined || amount === null) return null
    const reference = textOf(said.reference) ?? ''
    const paid = { product, price: { money, amount } }
    return { id: token, word: { kind: 'paid', reference, providerId: token, paid } }
  },
  answer: (hearing) => byStatus(hearing),
}

export const yandexWords = paymentWebhook(speech)
