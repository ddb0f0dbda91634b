import { priceOf, SHELF } from '@skystair/content/bank/bank.data.ts'
import { type PaymentView, start, take } from '@skystair/contract/bank.ts'
import { registerTrial } from '@skystair/contract/security.ts'
import type { Money } from '@skystair/rules/bank/money.ts'
import { cupOf, diceOf } from '@skystair/rules/dice.ts'
import { afterAll, expect, test } from 'vitest'
import { md5Of } from './features/platforms/md5-signature.ts'
import { openDatabase } from './platform/database/database.ts'
import { sql } from './platform/database/sql.ts'
import { paidWord, refundWord, signedBy, testWordPath } from './testing/bank.ts'
import { testDatabase } from './testing/database.ts'
import { findImbalances } from './testing/find-imbalances.ts'
import { type RunningNode, startNode } from './testing/node.ts'
import { trialBody } from './testing/people.ts'
import { platformsForTests as secrets } from './testing/platforms-for-tests.ts'

/** PAYMENTS_PROOF=full: ten thousand payments by two hundred players, and a node is killed twenty times. */
const isFull = process.env.PAYMENTS_PROOF === 'full'
const many = isFull ? 10_000 : 48
const people = isFull ? 200 : 5
const killEvery = isFull ? 500 : 24
const hands = 6
const minutes = 60_000

const { url, drop } = await testDatabase()
const environment = { ...secrets, DATABASE_URL: url, TRUST_PROXY: '127.0.0.1' }
const database = openDatabase({ url, connections: 4, onError: () => undefined })
const nodes: RunningNode[] = []
afterAll(async () => {
  for (const node of nodes) await node.stop()
  await database.close()
  await drop()
})

const cup = cupOf(diceOf('ten thousand payments'))
const chance = (percent: number): boolean => cup.next() * 100 < percent
const monies: Readonly<Record<string, Money>> = { test: 'RUB', vk: 'VOTE', ok: 'OK' }
const providers = Object.keys(monies)

/** Each comes from an address of its own, and asks until somebody answers: nodes die. */
async function ask(method: string, path: string, headers: Record<string, string>, body?: string) {
  const address = `10.${cup.between(0, 255)}.${cup.between(0, 255)}.${cup.between(1, 254)}`
  for (let attempt = 0; ; attempt++) {
    const node = nodes[(cup.between(0, 1) + attempt) % 2]
    try {
      const answer = await fetch(`${node?.address}${path}`, {
        method,
        headers: { 'x-forwarded-for': address, ...headers },
        ...(body === undefined ? {} : { body }),
      })
      if (answer.status < 500)
        return { status: answer.status, text: await answer.text(), headers: answer.headers }
    } catch (error) {
      if (attempt > 200) throw error
    }
    await reborn
  }
}

/** The node that starts in the place of one that was killed. */
let reborn: Promise<unknown> = Promise.resolve()

async function replace(place: number): Promise<void> {
  const killed = nodes[place]
  reborn = reborn.then(() => startNode(environment)).then((node) => nodes.splice(place, 1, node))
  await killed?.kill()
  await reborn
}

const json = { 'content-type': 'application/json' }

/** What a provider says of a payment it was paid for, and the report it keeps for itself. */
const report = new Map<string, { provider: string; amount: number; refunded: boolean }>()
let orders = 1_000

function saidBy(provider: string, payment: PaymentView, event: 'paid' | 'refunded', order: string) {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  if (provider === 'test') {
    const raw = event === 'paid' ? paidWord(payment) : refundWord(payment)
    return () => ask('POST', testWordPath, signedBy(raw, Date.now()), raw)
  }
  const amount = String(payment.price.amount)
  if (provider === 'vk') {
    const fields = new URLSearchParams({
      notification_type: 'order_status_change',
      order_id: order,
      item: payment.id,
      item_price: amount,
      status: event === 'paid' ? 'chargeable' : 'refunded',
    })
    fields.set('sig', md5Of(fields, secrets.VK_APP_SECRET))
    return () => ask('POST', '/api/bank/word/vk', form, fields.toString())
  }
  const fields = new URLSearchParams({
    method: 'callbacks.payment',
    application_key: secrets.OK_APP_KEY,
    transaction_id: order,
    product_code: payment.product,
    amount,
    extra_attributes: JSON.stringify({ payment: payment.id }),
  })
  fields.set('sig', md5Of(fields, secrets.OK_APP_SECRET))
  return () => ask('GET', `/api/bank/word/ok?${fields}`, {})
}

const times = async (count: number, say: () => Promise<unknown>): Promise<void> => {
  await Promise.all(Array.from({ length: count }, say))
}

async function onePayment(token: string): Promise<void> {
  const provider = providers[cup.between(0, providers.length - 1)] ?? 'test'
  const size = SHELF[cup.between(0, SHELF.length - 1)]
  const money = monies[provider]
  if (!size || !money) throw new Error('nothing to buy')
  const key = { 'idempotency-key': `start-${orders}-${cup.between(0, 1e9)}` }
  const asked = JSON.stringify({ product: size.id, provider, money })
  const started = await ask('POST', start.path, { ...json, ...key, authorization: token }, asked)
  // Whoever owes buys nothing.
  if (started.status !== 200) return expect(started.text).toContain('bank.refused.in-debt')
  const { payment } = JSON.parse(started.text) as { payment: PaymentView }
  orders += 1
  const order = String(orders)
  const mayRefund = provider !== 'ok'
  const refund = saidBy(provider, payment, 'refunded', order)
  if (chance(10)) return
  report.set(payment.id, { provider, amount: priceOf(size, money).amount, refunded: false })
  const goesBack = mayRefund && chance(25)
  const isEarly = goesBack && chance(30)
  if (isEarly) await times(2, refund)
  await times(cup.between(1, 4), saidBy(provider, payment, 'paid', order))
  const path = take.path.replace('{id}', payment.id)
  const taking = () => ask('POST', path, { ...json, authorization: token }, '{}')
  if (chance(80)) await times(cup.between(1, 2), taking)
  if (goesBack && !isEarly) await times(cup.between(1, 3), refund)
  if (goesBack) report.set(payment.id, { provider, amount: priceOf(size, money).amount, refunded: true })
}

test(
  'ledger, providers’ reports and purses agree to the emerald, with repeats, refunds and nodes that die',
  async () => {
    nodes.push(...(await Promise.all([startNode(environment), startNode(environment)])))
    const tokens: string[] = []
    for (let n = 0; n < people; n++) {
      const { headers } = await ask('POST', registerTrial.path, json, JSON.stringify(trialBody))
      tokens.push(headers.get('authorization') ?? '')
    }
    let left = many
    const hand = async () => {
      while (left > 0) {
        left -= 1
        if (left % killEvery === 1) await replace(Math.floor(left / killEvery) % 2)
        await onePayment(tokens[cup.between(0, tokens.length - 1)] ?? '')
      }
    }
    await Promise.all(Array.from({ length: hands }, hand))

    const rows = await database.query<{
      id: string
      player_id: number
      provider: string
      state: string
      worth: number
    }>(sql`SELECT id, player_id, provider, state, (emeralds + extra)::bigint AS worth FROM payment`)
    const paid = rows.filter(({ state }) => state === 'GEMS_GRANTED' || state === 'GEMS_TAKEN')
    const reported = [...report].filter(([, { refunded }]) => !refunded).map(([id]) => id)
    expect(paid.map(({ id, player_id }) => `${player_id.toString(36)}-${id}`).sort()).toEqual(reported.sort())

    for (const provider of providers) {
      const [books] = await database.query<{
        sum: number
      }>(sql`SELECT coalesce(sum(CASE WHEN source = ${`provider:${provider}`}
        THEN amount WHEN target = ${`provider:${provider}`} THEN -amount END), 0)::bigint AS sum FROM ledger`)
      const worth = paid
        .filter((one) => one.provider === provider)
        .reduce((sum, one) => sum + Number(one.worth), 0)
      expect([provider, Number(books?.sum)]).toEqual([provider, worth])
    }
    const [debts] = await database.query<{ owed: number; booked: number; held: number }>(sql`SELECT
      (SELECT coalesce(sum(debt), 0) FROM bank_book)::bigint AS owed,
      (SELECT coalesce(sum(CASE WHEN source = 'world:debts' THEN amount WHEN target = 'world:debts' THEN -amount END), 0)
        FROM ledger)::bigint AS booked,
      (SELECT coalesce(sum(CASE WHEN target = 'world:bank' THEN amount WHEN source = 'world:bank' THEN -amount END), 0)
        FROM ledger WHERE currency = 'mithril')::bigint AS held`)
    const waiting = rows
      .filter(({ state }) => state === 'GEMS_GRANTED')
      .reduce((sum, one) => sum + Number(one.worth), 0)
    expect([Number(debts?.booked), Number(debts?.held)]).toEqual([Number(debts?.owed), waiting])
    expect(await findImbalances(database)).toEqual([])
  },
  30 * minutes,
)
