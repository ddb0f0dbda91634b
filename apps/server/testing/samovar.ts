import { createHmac, timingSafeEqual } from 'node:crypto'
import { ofProvider } from '@skystair/rules/wallet/account.ts'
import { owner, sql } from '../platform/database/sql.ts'
import type { Hearing, Webhook, WebhookAnswer } from '../platform/webhooks/webhook.ts'
import { mark } from './counted-work.ts'

/** A payment service that only tests have. It signs with a key, calls its players by number and wants XML. */
export const samovarPath = '/api/testing/words/samovar'
export const samovarKey = 'hot water and patience'

interface Purchase {
  readonly emeralds: number
}

type Outcome = { readonly granted: number } | { readonly refused: 'no such player' }

/** Where a test may let a node die. */
interface Moments {
  deciding?(): void
  answering?(): void
}

export const signed = (raw: string | Buffer, key = samovarKey): Record<string, string> => ({
  'content-type': 'application/json',
  'x-signature': createHmac('sha256', key).update(raw).digest('hex'),
})

export const samovar = (
  moments: Moments = {},
  secret: string | null = samovarKey,
): Webhook<Purchase, boolean, Outcome> => ({
  sender: 'samovar',
  method: 'POST',
  path: samovarPath,
  mostBytes: 1_000,
  secretOf: () => secret,
  isSigned: ({ headers, raw }, key) =>
    timingSafeEqual(
      Buffer.from(String(headers['x-signature'])),
      Buffer.from(signed(raw, key)['x-signature'] ?? ''),
    ),
  read({ raw }) {
    const { id, player, emeralds } = JSON.parse(raw.toString())
    return Number.isInteger(emeralds) ? { id: String(id), owner: Number(player), said: { emeralds } } : null
  },
  select: ({ owner: to }) => sql`SELECT to_jsonb(EXISTS (SELECT 1 FROM player WHERE id = ${owner(to)}))`,
  decide({ id, owner: to, said: { emeralds: amount }, extra: exists }) {
    moments.deciding?.()
    if (!exists) return { outcome: { refused: 'no such player' } }
    const from = 'provider:samovar'
    return {
      outcome: { granted: amount },
      writes: [mark(id)],
      send: [
        {
          to,
          sender: ofProvider('samovar'),
          effect: { kind: 'money', currency: 'mithril', amount, reason: 'OFFER', from },
        },
      ],
    }
  },
  answer(hearing) {
    moments.answering?.()
    return answerOf(hearing)
  },
})

const statuses = { acted: 200, repeated: 200, unsigned: 401, unreadable: 400, contradicting: 409 }

const answerOf = (hearing: Hearing<Outcome>): WebhookAnswer => ({
  status: statuses[hearing.heard],
  type: 'application/xml',
  body:
    'outcome' in hearing
      ? `<heard>${JSON.stringify(hearing.outcome)}</heard>`
      : `<error>${hearing.heard}</error>`,
})
