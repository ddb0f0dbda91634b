import { randomUUID } from 'node:crypto'
import { testWebhook } from '@skystair/server/features/platforms/test-provider/test-provider.ts'
import { signTestWord } from '@skystair/server/features/platforms/test-provider/test-signature.ts'
import { insertPayment } from '@skystair/server/platform/payments/payment-rows.ts'
import { writeReference } from '@skystair/server/platform/payments/reference.ts'
import { readConfig } from '@skystair/server/platform/services/config.ts'
import { openServices } from '@skystair/server/platform/services/open-services.ts'
import { hearWebhook } from '@skystair/server/platform/webhooks/hear-webhook.ts'
import type { Webhook } from '@skystair/server/platform/webhooks/webhook.ts'

const secret = 'a till of painted wood'
const hands = 8

/** A server that hears what a payment service says, and nothing else. */
export async function openEar(url: string, players: number) {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', TEST_PROVIDER_SECRET: secret })
  const { services, close } = openServices(config, url)
  const { database, clock } = services
  const webhook = testWebhook as unknown as Webhook<unknown, unknown, unknown>

  /** Payments that wait for their word, each of another player while there are any. */
  async function words(count: number): Promise<string[]> {
    const said: string[] = []
    for (let n = 0; n < count; n++) {
      const payment = { receiverId: 1 + (n % players), id: randomUUID() }
      const price = { money: 'RUB', amount: 5_900 } as const
      const order = {
        payerId: payment.receiverId,
        provider: 'test',
        product: 'emeralds-60',
        emeralds: 60,
        price,
        stair: 1,
      }
      await database.query(insertPayment({ ...payment, ...order }, new Date(clock.now())))
      const reference = writeReference(payment)
      said.push(JSON.stringify({ id: reference, kind: 'paid', reference, order: reference, ...price }))
    }
    return said
  }

  async function hear(raw: string): Promise<void> {
    const now = clock.now()
    const headers = { 'x-test-signature': signTestWord(raw, now, secret) }
    const hearing = await hearWebhook(services, webhook, secret, {
      headers,
      raw: Buffer.from(raw),
      now,
      services,
    })
    if (!('outcome' in hearing)) throw new Error(hearing.heard)
  }

  return {
    words,
    hear,
    roundTrips: () => database.roundTrips(),
    close,
  }
}

/** Does it with all, several at once; gives how many a second. */
export async function perSecond(
  all: readonly string[],
  does: (one: string) => Promise<unknown>,
): Promise<number> {
  const left = [...all]
  const began = performance.now()
  const hand = async () => {
    for (let one = left.pop(); one !== undefined; one = left.pop()) await does(one)
  }
  await Promise.all(Array.from({ length: hands }, hand))
  return all.length / (performance.now() - began)
}
