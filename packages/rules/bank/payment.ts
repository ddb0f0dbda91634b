import { type Refusal, refused } from '../refusal.ts'
import type { Price } from './money.ts'

export const PAYMENT_STATES = ['STARTED', 'GEMS_GRANTED', 'GEMS_TAKEN', 'REFUNDED'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** Left so long in STARTED a payment counts as abandoned; its money, if it still comes, is honoured. */
export const ABANDONED_AFTER = 86_400_000

/** Above so many emeralds a second keeper must say the same. */
export const ONE_KEEPER_MAY = 1_000

export interface Payment {
  readonly payerId: number
  readonly receiverId: number
  readonly provider: string
  readonly product: string
  /** As many as were asked for. */
  readonly emeralds: number
  readonly price: Price
  readonly state: PaymentState
  /** What was added to them when the money came. */
  readonly extra: number
}

/** What a provider says was paid; what it does not say is null. */
export interface Paid {
  readonly provider: string
  readonly product: string | null
  readonly price: Price
}

/** Why a signed word about a payment did nothing. */
export const DOUBTS = [
  'unknown-payment',
  'another-provider',
  'wrong-product',
  'wrong-money',
  'another-order',
  'granted-already',
  'refunded-before',
] as const
export type Doubt = (typeof DOUBTS)[number]

const isSamePrice = (one: Price, other: Price): boolean =>
  one.money === other.money && one.amount === other.amount

/** Whether the emeralds may be granted: all that was said is what was asked for, and it is the first time. */
export function doubtAbout(payment: Payment | null, paid: Paid): Doubt | null {
  if (payment === null) return 'unknown-payment'
  if (payment.provider !== paid.provider) return 'another-provider'
  if (paid.product !== null && paid.product !== payment.product) return 'wrong-product'
  if (!isSamePrice(paid.price, payment.price)) return 'wrong-money'
  if (payment.state === 'REFUNDED') return 'refunded-before'
  return payment.state === 'STARTED' ? null : 'granted-already'
}

/** What a provider says went back; what it does not say is absent. */
export interface PaidBack {
  readonly provider: string
  /** The order that was paid, as the provider calls it. */
  readonly providerId: string
  readonly price?: Price
}

/** A keeper's grant has no order of its own. */
const isByHand = (providerId: string): boolean => providerId.startsWith('keeper:')

/**
 * Whether the emeralds must stay. One bill can be paid twice, and the second money go back: what the first has bought is
 * not touched by it. A part of the money is for keepers to look at: emeralds go back as a whole.
 */
export function doubtAboutRefund(
  payment: Payment & { readonly providerId: string | null },
  { provider, providerId, price }: PaidBack,
): Doubt | null {
  if (payment.provider !== provider) return 'another-provider'
  if (price !== undefined && !isSamePrice(price, payment.price)) return 'wrong-money'
  const { state, providerId: paid } = payment
  const isPaid = (state === 'GEMS_GRANTED' || state === 'GEMS_TAKEN') && paid !== null && !isByHand(paid)
  return isPaid && paid !== providerId ? 'another-order' : null
}

/** All that the receiver gets. */
export const worthOf = ({ emeralds, extra }: Pick<Payment, 'emeralds' | 'extra'>): number => emeralds + extra

export function mayTake(payment: Payment | null): Refusal | null {
  if (payment === null) return refused('bank.refused.no-payment')
  if (payment.state === 'STARTED') return refused('bank.refused.not-paid-yet')
  if (payment.state === 'GEMS_TAKEN') return refused('bank.refused.taken')
  return payment.state === 'REFUNDED' ? refused('bank.refused.refunded') : null
}

/** What a refund takes: out of what waits to be taken, or out of the purse; what is missing there is owed. */
export interface Refund {
  readonly waiting: number
  readonly fromPurse: number
  readonly owed: number
}

export function refundOf(payment: Payment, purse: number): Refund | Doubt {
  const worth = worthOf(payment)
  switch (payment.state) {
    case 'REFUNDED':
      return 'refunded-before'
    case 'STARTED':
      return { waiting: 0, fromPurse: 0, owed: 0 }
    case 'GEMS_GRANTED':
      return { waiting: worth, fromPurse: 0, owed: 0 }
    case 'GEMS_TAKEN': {
      const fromPurse = Math.min(worth, Math.max(0, purse))
      return { waiting: 0, fromPurse, owed: worth - fromPurse }
    }
  }
}
