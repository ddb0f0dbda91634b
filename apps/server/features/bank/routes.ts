import type { Provider } from '../../platform/payments/provider.ts'
import { payDebt } from './debt.ts'
import {
  grantPayment,
  listDoubts,
  paymentStory,
  playerPayments,
  refundPayment,
  searchPayments,
} from './keepers.ts'
import { look } from './look.ts'
import { history, reportMissing, take } from './own-payments.ts'
import { acceptPlatformGift, acceptPromo, giveGiftNews, makePromo, okGroup, takeOkDay } from './presents.ts'
import { myCode, playerReferral, share, takeBonus } from './referral.ts'
import { exportPayments, revenue } from './revenue.ts'
import { invoiceOnMessenger, purchaseOnMessenger, start } from './start.ts'
import { startVideo, takeVideo } from './videos.ts'

export const bankRoutes = (providers: readonly Provider[]) => [
  look(providers),
  start(providers),
  invoiceOnMessenger(providers),
  purchaseOnMessenger,
  take,
  history,
  reportMissing,
  payDebt,
  playerPayments,
  searchPayments,
  listDoubts,
  paymentStory,
  grantPayment,
  refundPayment(providers),
  revenue,
  exportPayments,
  myCode,
  takeBonus,
  share,
  playerReferral,
  acceptPromo,
  makePromo,
  giveGiftNews,
  acceptPlatformGift,
  takeOkDay,
  okGroup,
  startVideo,
  takeVideo,
]
