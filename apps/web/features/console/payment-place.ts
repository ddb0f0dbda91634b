import type { PaymentView } from '@skystair/contract/bank.ts'

/** Where a payment is kept: with its receiver, under the second half of what it is called by. */
export const placeOf = ({ id, receiverId }: Pick<PaymentView, 'id' | 'receiverId'>) => ({
  id: receiverId,
  payment: id.slice(id.indexOf('-') + 1),
})
