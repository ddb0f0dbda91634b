import type { Webhook } from './platform/webhooks/webhook.ts'

/** What is said from outside, without a session: payment services and portals, when there are any. */
export const gameWebhooks: readonly Webhook[] = []
