import { purchaseOnPortal as contract } from '@skystair/contract/platforms.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { read } from '../../platform/action/action.ts'
import { hearSigned } from '../../platform/webhooks/hear-webhook.ts'
import type { Webhook } from '../../platform/webhooks/webhook.ts'
import { asJson, textOf } from './read-words.ts'
import { purchasesIn, yandex, yandexWords } from './yandex/yandex.ts'

/** Purchases come with their player, signed: each is heard as any word from outside, once. */
export const purchaseOnPortal = read(contract, async ({ body, services, now }) => {
  const secret = services.config.platformSecrets.YANDEX_GAMES_SECRET
  if (secret === null || !yandex.isOn(services.config)) return refused('bank.refused.platform-off')
  const purchases = attempted(() => purchasesIn(body.signature, secret, now))
  if (purchases === null) return refused('bank.refused.not-proven')
  const tokens: string[] = []
  const words = yandexWords as unknown as Webhook<unknown, unknown, unknown>
  for (const purchase of purchases) {
    const spoken = { headers: {}, raw: Buffer.from(purchase), now, services }
    const hearing = await hearSigned(services, words, secret, spoken)
    services.metrics.heard(words.sender, hearing.heard)
    const token = textOf(asJson(purchase).token)
    // What was refused stays with the portal, for its support to see.
    if (token !== null && 'outcome' in hearing && 'done' in (hearing.outcome as object)) tokens.push(token)
  }
  return { tokens }
})

function attempted<Result>(look: () => Result): Result | null {
  try {
    return look()
  } catch {
    return null
  }
}
