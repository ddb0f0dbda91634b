import type { Provider } from '../../platform/payments/provider.ts'
import { payDebt } from './debt.ts'
import { grantPayment, paymentStory, playerPayments, refundPayment, searchPayments } from './keepers.ts'
import { look } from './look.ts'
import { history, reportMissing, take } from './own-payments.ts'
import { start } from './start.ts'

export const bankRoutes = (providers: readonly Provider[]) => [
  look(providers),
  start(providers),
  take,
  history,
  reportMissing,
  payDebt,
  playerPayments,
  searchPayments,
  paymentStory,
  grantPayment,
  refundPayment,
]
