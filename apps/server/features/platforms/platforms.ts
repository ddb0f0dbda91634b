import type { Provider } from '../../platform/payments/provider.ts'
import type { Webhook } from '../../platform/webhooks/webhook.ts'
import { okPayments, okWebhook } from './ok/ok.ts'
import { rustore, rustoreWebhook } from './rustore/rustore.ts'
import { telegramStars, telegramWebhook } from './telegram/telegram.ts'
import { testProvider, testWebhook } from './test-provider/test-provider.ts'
import { vkVotes, vkWebhook } from './vk/vk.ts'
import { yandexPurchases } from './yandex/yandex.ts'
import { yookassa, yookassaWebhook } from './yookassa/yookassa.ts'

/** Whoever takes money. */
export const providers: readonly Provider[] = [
  testProvider,
  yookassa,
  telegramStars,
  yandexPurchases,
  vkVotes,
  okPayments,
  rustore,
]

/** What they say of it. Without its secret each is off, and the log of the start says so. */
export const platformWebhooks = [
  testWebhook,
  yookassaWebhook,
  telegramWebhook,
  vkWebhook,
  okWebhook,
  rustoreWebhook,
] as unknown as readonly Webhook[]
