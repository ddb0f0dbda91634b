import type { Provider } from '../../platform/payments/provider.ts'
import type { Webhook } from '../../platform/webhooks/webhook.ts'
import { testProvider, testWebhook } from './test-provider/test-provider.ts'

/** Whoever takes money. */
export const providers: readonly Provider[] = [testProvider]

/** What they say of it. */
export const platformWebhooks = [testWebhook] as unknown as readonly Webhook[]
