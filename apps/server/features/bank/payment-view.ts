import type { PaymentView } from '@skystair/contract/bank.ts'
import type { StoredPayment } from '../../platform/payments/payment-rows.ts'
import { writeReference } from '../../platform/payments/reference.ts'

export const paymentView = ({
  id,
  providerId: _providerId,
  keeperWord: _keeperWord,
  stair: _stair,
  source: _source,
  abandonedAt,
  ...payment
}: StoredPayment): PaymentView => ({
  ...payment,
  id: writeReference({ receiverId: payment.receiverId, id }),
  abandoned: abandonedAt !== null,
})

/** A page of so many, of which one more was asked for to know whether anything follows. */
export const paymentsOnAPage = 20

export const aPage = (found: readonly StoredPayment[] | null) => ({
  payments: (found ?? []).slice(0, paymentsOnAPage).map(paymentView),
  more: (found ?? []).length > paymentsOnAPage,
})
