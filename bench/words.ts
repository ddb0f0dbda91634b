import { randomUUID } from 'node:crypto'
import { testWebhook } from '@skystair/server/features/platforms/test-provider/test-provider.ts'
import { signTestWord } from '@skystair/server/features/platforms/test-provider/test-signature.ts'
import { type Written, written } from '@skystair/server/platform/database/sql.ts'
import { insertPayment } from '@skystair/server/platform/payments/payment-rows.ts'
import { writeReference } from '@skystair/server/platform/payments/reference.ts'
import { readConfig } from '@skystair/server/platform/services/config.ts'
import { openServices } from '@skystair/server/platform/services/open-services.ts'
import type { Services } from '@skystair/server/platform/services/services.ts'
import { hearWebhook } from '@skystair/server/platform/webhooks/hear-webhook.ts'
import type { Webhook } from '@skystair/server/platform/webhooks/webhook.ts'
import pg from 'pg'

const secret = 'a till of painted wood'
const hands = 8
/** Whom no other word is about while the bench runs. */
const marked = 4_987

/** A server that hears what a payment service says, and nothing else. */
export async function openEar(url: string, players: number) {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', TEST_PROVIDER_SECRET: secret })
  const { services, close } = openServices(config, url)
  const { database, clock } = services
  const pool = new pg.Pool({ connectionString: url, max: hands })
  const webhook = testWebhook as unknown as Webhook<unknown, unknown, unknown>

  let next = 0

  /** Payments that wait for their word, each of another player while there are any. */
  async function words(count: number): Promise<string[]> {
    const said: string[] = []
    for (let n = 0; n < count; n++) {
      next += 1
      said.push(await aWord(1 + (next % players)))
    }
    return said
  }

  async function aWord(receiverId: number): Promise<string> {
    const payment = { receiverId, id: randomUUID() }
    const price = { money: 'RUB', amount: 5_900 } as const
    const order = {
      payerId: payment.receiverId,
      provider: 'test',
      product: 'emeralds-60',
      emeralds: 60,
      price,
      offers: { doublesFirst: true, percent: 0 },
      stair: 1,
    }
    await database.query(insertPayment({ ...payment, ...order }, new Date(clock.now())))
    const reference = writeReference(payment)
    return JSON.stringify({ id: reference, kind: 'paid', reference, order: reference, ...price })
  }

  async function hear(raw: string, by: Services = services): Promise<void> {
    const now = clock.now()
    const headers = { 'x-test-signature': signTestWord(raw, now, secret) }
    const hearing = await hearWebhook(by, webhook, secret, {
      headers,
      raw: Buffer.from(raw),
      now,
      services: by,
    })
    if (!('outcome' in hearing)) throw new Error(hearing.heard)
  }

  /** The statements with which one word is heard, and how to say them of another. */
  async function record(): Promise<(raw: string) => Promise<void>> {
    // Its number is found nowhere else in the statements.
    const raw = await aWord(marked)
    const statements: Written[] = []
    const listening: Services = {
      ...services,
      database: {
        ...database,
        query(statement) {
          statements.push(written(statement))
          return database.query(statement)
        },
      },
    }
    await hear(raw, listening)
    if (statements.length !== 2) throw new Error('a word is no longer heard in two statements')
    const marks = namesIn(raw)
    return async (other) => {
      for (const { text, values } of statements) {
        const name = `word ${statements.findIndex((each) => each.text === text)}`
        await pool.query({ name, text, values: values.map(renamed(marks, namesIn(other))) })
      }
    }
  }

  /** All payments are as if nobody had ever paid. */
  const forget = async (): Promise<void> => {
    await pool.query('DELETE FROM bank_book')
  }

  return {
    words,
    hear: (raw: string) => hear(raw),
    record,
    forget,
    roundTrips: () => database.roundTrips(),
    async close() {
      await pool.end()
      await close()
    },
  }
}

/** What tells one word from another: the payment's name, its number, and whose it is. */
function namesIn(raw: string): readonly [string, string, string] {
  const { reference } = JSON.parse(raw) as { reference: string }
  const cut = reference.indexOf('-')
  return [reference, reference.slice(cut + 1), String(Number.parseInt(reference.slice(0, cut), 36))]
}

const renamed = (from: readonly string[], to: readonly string[]) => (value: unknown) =>
  typeof value === 'string' || typeof value === 'number'
    ? from.reduce(
        (text, name, place) => text.replace(new RegExp(`\\b${name}\\b`, 'g'), to[place] ?? ''),
        String(value),
      )
    : value

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
