import {
  exportPayments,
  grantPayment,
  history,
  type PaymentView,
  playerPayments,
  refundPayment,
  reportMissing,
  revenue,
  searchPayments,
} from '@skystair/contract/bank.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import {
  aGrantedPayment,
  aPayment,
  aTakenPayment,
  paidWord,
  refundWord,
  sayToBank,
  storyOf,
  sumOf,
  uuidOf,
} from '../../testing/bank.ts'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { aGame } from '../../testing/game.ts'
import { aTraveller, type Person } from '../../testing/people.ts'
import { aTalker } from '../../testing/talk.ts'
import { paymentsOnAPage } from './payment-view.ts'

const game = aGame()
const DAY = 86_400_000
const booksAreRight = async () => expect(await findImbalances(game.services.database)).toEqual([])

describe('keepers', () => {
  test('find payments by player, by the provider’s number and by state', async () => {
    const [payer, keeper] = [await aTraveller(game), await aTalker(game, { accessLevel: 'MODERATOR' })]
    const payment = await aTakenPayment(game, payer)
    const found = [
      await game.ask(playerPayments, { as: keeper.token, params: { id: payer.id } }),
      await game.ask(searchPayments, { as: keeper.token, query: { providerId: `order-${payment.id}` } }),
    ]
    for (const { body } of found)
      expect(body.payments).toMatchObject([{ id: payment.id, state: 'GEMS_TAKEN' }])
    const { body } = await game.ask(searchPayments, { as: keeper.token, query: { state: 'REFUNDED' } })
    expect((body.payments as { state: string }[]).every(({ state }) => state === 'REFUNDED')).toBe(true)
  })

  test('read on where a page ended, whatever was paid meanwhile: nothing twice, nothing left out', async () => {
    const [payer, keeper] = [await aTraveller(game), await aTalker(game, { accessLevel: 'MODERATOR' })]
    const begin = async () => (await aPayment(game, payer)).id
    const first: string[] = []
    // All in one moment: then their ids tell which is next.
    for (let i = 0; i < paymentsOnAPage + 5; i++) first.push(await begin())
    for (const [call, as, question] of [
      [playerPayments, keeper, { params: { id: payer.id } }],
      [history, payer, {}],
    ] as const) {
      const { body } = await game.ask(call, { as: as.token, ...question })
      expect(body.payments).toHaveLength(paymentsOnAPage)
      game.clock.time += 1000
      await begin()
      const { body: rest } = await game.ask(call, {
        as: as.token,
        ...question,
        query: { page: String(body.next) },
      })
      const seen = [...(body.payments as PaymentView[]), ...(rest.payments as PaymentView[])].map(
        ({ id }) => id,
      )
      expect([rest.next, seen.filter((id) => first.includes(id)).toSorted()]).toEqual([
        null,
        first.toSorted(),
      ])
      expect(new Set(seen).size).toBe(seen.length)
      first.push(...seen.filter((id) => !first.includes(id)))
    }
  })

  test('grant and refund by hand, with a reason', async () => {
    const [payer, keeper] = [await aTraveller(game), await aTalker(game, { accessLevel: 'ADMIN' })]
    const payment = await aPayment(game, payer)
    const params = { id: payer.id, payment: uuidOf(payment) }
    const ask = (call: typeof grantPayment | typeof refundPayment, note: string) => {
      game.clock.time += 1
      return game.ask(call, { as: keeper.token, params, body: { note } })
    }
    expect((await ask(grantPayment, ' ')).body.code).toBe('moderation.refused.no-reason')
    expect((await ask(grantPayment, 'the bank confirms it')).body).toEqual({ done: true, waits: false })
    expect((await ask(grantPayment, 'once more')).body.code).toBe('bank.refused.settled')
    expect((await ask(refundPayment, 'it was a joke')).body).toEqual({ done: true, waits: false })
    expect(await storyOf(game, keeper, payment)).toEqual(['started', 'granted', 'refunded'])
    await booksAreRight()
  })

  test('need a second one above a thousand emeralds, and one alone is never two', async () => {
    const payer = await aTraveller(game)
    const [one, two] = [
      await aTalker(game, { accessLevel: 'ADMIN' }),
      await aTalker(game, { accessLevel: 'ADMIN' }),
    ]
    const payment = await aPayment(game, payer, { product: 'emeralds-1700' })
    const params = { id: payer.id, payment: uuidOf(payment) }
    const ask = async ({ token }: Person, call: typeof grantPayment | typeof refundPayment) =>
      (await game.ask(call, { as: token, params, body: { note: 'asked for' } })).body
    const waits = { done: false, waits: true }
    expect([await ask(one, grantPayment), await ask(one, grantPayment)]).toEqual([waits, waits])
    expect(await ask(two, refundPayment)).toEqual(waits)
    expect(await ask(one, grantPayment)).toEqual(waits)
    expect(await ask(two, grantPayment)).toEqual({ done: true, waits: false })
    expect(await sumOf(game, 'provider:test', payer)).toBe(3_400)
  })

  test('are told once of a payment that does not arrive', async () => {
    const payer = await aTraveller(game)
    const payment = await aPayment(game, payer)
    const tell = () => game.ask(reportMissing, { as: payer.token, params: { id: payment.id } })
    expect((await tell()).body).toEqual({ done: true })
    expect((await tell()).body.code).toBe('bank.refused.told-already')
    const cases = await game.services.database.query(
      sql`SELECT kind FROM moderation_case WHERE from_id = ${payer.id} AND subject ->> 'id' = ${payment.id}`,
    )
    expect(cases).toEqual([{ kind: 'SUPPORT' }])
    await sayToBank(game, paidWord(payment))
    expect((await tell()).body.code).toBe('bank.refused.arrived')
  })

  test('see what came in by day, provider and product, who paid, what went back and at which stair, and take it as CSV', async () => {
    game.clock.time += 400 * DAY
    const from = game.clock.now()
    const keeper = await aTalker(game, { accessLevel: 'ADMIN' })
    const [one, two] = [await aTraveller(game), await aTraveller(game)]
    await game.services.database.query(sql`UPDATE player SET stair = 120 WHERE id = ${two.id}`)
    await aTakenPayment(game, one)
    await aTakenPayment(game, one)
    await aGrantedPayment(game, two, { product: 'emeralds-350' })
    await sayToBank(game, refundWord(await aTakenPayment(game, two)))
    const query = { from, to: game.clock.now() + 1 }
    const { body } = await game.ask(revenue, { as: keeper.token, query })
    expect(body).toMatchObject({
      days: [
        {
          provider: 'test',
          product: 'emeralds-350',
          money: 'RUB',
          payments: 1,
          amount: 29_900,
          emeralds: 350,
        },
        { provider: 'test', product: 'emeralds-60', payments: 2, amount: 11_800, kopecks: 11_800 },
      ],
      chargebacks: [{ provider: 'test', payments: 1, kopecks: 5_900 }],
      stairs: [
        { stair: 0, payments: 2, payers: 1, kopecks: 11_800 },
        { stair: 100, payments: 1, payers: 1, kopecks: 29_900 },
      ],
      kopecks: 41_700,
      payers: 2,
      players: 3,
      arpu: 13_900,
      arppu: 20_850,
    })
    const { csv } = (await game.ask(exportPayments, { as: keeper.token, query })).body
    const lines = String(csv).split('\r\n')
    expect(lines).toHaveLength(1 + 4 + 1)
    expect(lines.filter((line) => line.includes(',REFUNDED,test,'))).toHaveLength(1)
  })
})
