import { randomUUID } from 'node:crypto'
import { priceOf, sizeOf } from '@skystair/content/bank/bank.data.ts'
import { type PaymentView, paymentStory, start, take } from '@skystair/contract/bank.ts'
import { signTestWord } from '../features/platforms/test-provider/test-signature.ts'
import { sql } from '../platform/database/sql.ts'
import type { Answer, Game } from './game.ts'
import type { Person } from './people.ts'
import { platformsForTests } from './platforms-for-tests.ts'

export const testWordPath = '/api/bank/word/test'

/** Somebody asks for emeralds; gives the payment's name. */
export async function aPayment(
  game: Game,
  payer: Person,
  { product = 'emeralds-60', receiver }: { readonly product?: string; readonly receiver?: string } = {},
): Promise<PaymentView> {
  // Stories are told in order: nothing happens at the same moment.
  game.clock.time += 1
  const body = { product, provider: 'test', money: 'RUB', ...(receiver === undefined ? {} : { receiver }) }
  const { body: answer } = await game.ask(start, { as: payer.token, body })
  if (!answer.payment) throw new Error(`no payment: ${JSON.stringify(answer)}`)
  return answer.payment as PaymentView
}

/** What the test provider says of it. */
export const paidWord = ({ id: reference, product }: PaymentView, changes: object = {}): string => {
  const size = sizeOf(product)
  if (!size) throw new Error(product)
  const { money, amount } = priceOf(size, 'RUB')
  const order = `order-${reference}`
  return JSON.stringify({
    id: `paid-${reference}`,
    kind: 'paid',
    reference,
    order,
    product,
    money,
    amount,
    ...changes,
  })
}

export const refundWord = ({ id: reference }: PaymentView, changes: object = {}): string =>
  JSON.stringify({
    id: `refund-${reference}`,
    kind: 'refunded',
    reference,
    order: `order-${reference}`,
    ...changes,
  })

export const signedBy = (
  raw: string,
  at: number,
  secret: string = platformsForTests.TEST_PROVIDER_SECRET,
) => ({
  'content-type': 'application/json',
  'x-test-signature': signTestWord(raw, at, secret),
})

export function sayToBank(
  game: Game,
  raw: string,
  headers = signedBy(raw, game.clock.now()),
): Promise<Answer> {
  game.clock.time += 1
  return game.send('POST', testWordPath, { body: raw, headers })
}

/** Money came: the emeralds wait. */
export async function aGrantedPayment(
  game: Game,
  payer: Person,
  choice: Parameters<typeof aPayment>[2] = {},
): Promise<PaymentView> {
  const payment = await aPayment(game, payer, choice)
  const answer = await sayToBank(game, paidWord(payment))
  if (answer.status !== 200) throw new Error(answer.text)
  return payment
}

/** And were taken. */
export async function aTakenPayment(
  game: Game,
  payer: Person,
  choice: Parameters<typeof aPayment>[2] = {},
): Promise<PaymentView> {
  const payment = await aGrantedPayment(game, payer, choice)
  await game.ask(take, { as: payer.token, params: { id: payment.id }, key: randomUUID() })
  return payment
}

/** The number under which keepers find it. */
export const uuidOf = ({ id }: PaymentView): string => id.slice(id.indexOf('-') + 1)

/** What became of a payment, as keepers read it: each event, and why it did nothing if it did. */
export async function storyOf(game: Game, keeper: Person, payment: PaymentView): Promise<readonly string[]> {
  const params = { id: payment.receiverId, payment: uuidOf(payment) }
  const { body } = await game.ask(paymentStory, { as: keeper.token, params })
  return (body.story as { event: string; why: string | null }[]).map(({ event, why }) =>
    why === null ? event : `${event}: ${why}`,
  )
}

export const emeraldsOf = async ({ services: { database } }: Game, { id }: Person): Promise<number> => {
  const [row] = await database.query<{ mithril: number }>(sql`SELECT mithril FROM player WHERE id = ${id}`)
  return row?.mithril ?? 0
}

/** What an account has given to a player, less what it got back. */
export const sumOf = async (
  { services: { database } }: Game,
  account: string,
  { id }: Person,
): Promise<number> => {
  const [row] = await database.query<{ sum: number }>(sql`SELECT (coalesce(sum(amount)
      FILTER (WHERE source = ${account}), 0) - coalesce(sum(amount) FILTER (WHERE target = ${account}), 0))::bigint AS sum
    FROM ledger WHERE owner_id = ${id} AND currency = 'mithril'`)
  return Number(row?.sum)
}

export const takeAs = (game: Game, { token }: Person, id: string): Promise<Answer> =>
  game.ask(take, { as: token, params: { id }, key: randomUUID() })

/** The smallest heap, from some provider in its money. */
export async function aPaymentBy(
  game: Game,
  payer: Person,
  provider: string,
  money: string,
): Promise<PaymentView> {
  const body = { product: 'emeralds-60', provider, money }
  const answer = await game.ask(start, { as: payer.token, body })
  if (!answer.body.payment) throw new Error(JSON.stringify(answer.body))
  return answer.body.payment as unknown as PaymentView
}

export const stateOfPayment = async (game: Game, payment: PaymentView): Promise<string | undefined> => {
  const [row] = await game.services.database.query<{ state: string }>(
    sql`SELECT state FROM payment WHERE id = ${uuidOf(payment)}::uuid`,
  )
  return row?.state
}
