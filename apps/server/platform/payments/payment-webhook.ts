import type { Price } from '@skystair/rules/bank/money.ts'
import { type Doubt, doubtAbout, doubtAboutRefund, type Paid } from '@skystair/rules/bank/payment.ts'
import type { Hearing, Spoken, Webhook, WebhookAnswer, WebhookDecision } from '../webhooks/webhook.ts'
import { aboutPayment, type FoundPayment, tell } from './payment-rows.ts'
import { type PaymentReference, readReference } from './reference.ts'
import { grant, refund } from './settle.ts'

/** What a provider says of a payment: whether it may be paid, that it was, or that the money went back. */
export type PaymentWord = { readonly providerId: string; readonly reference: string } & (
  | {
      readonly kind: 'check' | 'paid'
      readonly paid: Omit<Paid, 'provider'>
      /** Who has paid, as the provider calls them. */
      readonly payer?: string | null
    }
  /** It only asks what it is. */
  | { readonly kind: 'describe' }
  /** Under the id of what was paid. `price`: how much of it went back, where the provider says so. */
  | { readonly kind: 'refunded'; readonly price?: Price }
)

export type PaymentOutcome =
  | { readonly done: 'granted' | 'refunded' }
  | { readonly done: 'checked'; readonly product: string; readonly emeralds: number; readonly price: Price }
  | { readonly refused: Doubt }

type Heard = PaymentWord & { readonly about: PaymentReference }

interface ReadWord {
  readonly id: string
  readonly word: PaymentWord
}

/** What differs between providers. */
export interface PaymentSpeech {
  /** The provider. */
  readonly sender: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly mostBytes: number
  readonly secretOf: Webhook['secretOf']
  isSigned(spoken: Spoken, secret: string): boolean | Promise<boolean>
  /** The word under the provider's own id of it; null: it makes no sense. */
  read(spoken: Spoken, secret: string): ReadWord | null | Promise<ReadWord | null>
  answer(hearing: Hearing<PaymentOutcome>, spoken: Spoken, secret: string): WebhookAnswer
}

/** Nobody's: a word about what no payment here was ever called. */
const nobody: PaymentReference = { receiverId: 0, id: '00000000-0000-0000-0000-000000000000' }

/**
 * A webhook about payments: whatever the provider's manners are, what it does is the same. Tried again, a word may have
 * another number of its call or be encrypted anew: it says the same of the same payment.
 */
export const paymentWebhook = (speech: PaymentSpeech): Webhook<Heard, FoundPayment, PaymentOutcome> => ({
  ...speech,
  async read(spoken, secret) {
    const said = await speech.read(spoken, secret)
    if (said === null) return null
    const about = readReference(said.word.reference) ?? nobody
    const essence = JSON.stringify(said.word)
    return { id: said.id, owner: about.receiverId, said: { ...said.word, about }, essence }
  },
  select: ({ said: { about } }) => aboutPayment(about),
  decide: ({ said, extra, now }) => settleWord(speech.sender, said, extra, now),
})

/** What comes of a provider's word, wherever it was heard. */
function settleWord(
  provider: string,
  said: Heard,
  found: FoundPayment,
  now: number,
): WebhookDecision<PaymentOutcome> {
  const { payment } = found
  const story = { by: provider }
  const doubt = (why: Doubt): WebhookDecision<PaymentOutcome> => ({
    outcome: { refused: why },
    writes: [
      tell(said.about, 'doubted', new Date(now), {
        ...story,
        why,
        said: said.kind,
        providerId: said.providerId,
        reference: said.reference.slice(0, 200),
        ...('paid' in said ? { paid: said.paid } : {}),
      }),
    ],
  })
  if (payment === null) return doubt('unknown-payment')
  if (said.kind === 'refunded') {
    const why = doubtAboutRefund(payment, { ...said, provider })
    if (why !== null) return doubt(why)
    const back = refund(payment, found, { now, story: { ...story, providerId: said.providerId } })
    return typeof back === 'string' ? doubt(back) : { outcome: { done: 'refunded' }, ...back }
  }
  const { product, emeralds, price } = payment
  const paid = said.kind === 'describe' ? { product: null, price } : said.paid
  const why = doubtAbout(payment, { ...paid, provider })
  if (why !== null) return doubt(why)
  if (said.kind !== 'paid') return { outcome: { done: 'checked', product, emeralds, price } }
  return {
    outcome: { done: 'granted' },
    ...grant(payment, found, { now, providerId: said.providerId, payer: said.payer ?? null, story }),
  }
}
