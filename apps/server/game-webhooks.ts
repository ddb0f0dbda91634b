import { platformWebhooks } from './features/platforms/platforms.ts'
import type { Webhook } from './platform/webhooks/webhook.ts'

/** What is said from outside, without a session: by payment services and portals. */
export const gameWebhooks: readonly Webhook[] = platformWebhooks
