import type { Hearing, WebhookAnswer } from '../../platform/webhooks/webhook.ts'

/** For senders that go by the status alone: what was heard need not be said again, what was not signed never. */
export const byStatus = (hearing: Hearing<unknown>, body = '{}'): WebhookAnswer => ({
  status: { acted: 200, repeated: 200, unsigned: 401, unreadable: 200, contradicting: 409 }[hearing.heard],
  type: 'application/json',
  body,
})
