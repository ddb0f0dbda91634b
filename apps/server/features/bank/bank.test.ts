import { history, look, payDebt, start } from '@skystair/contract/bank.ts'
import { listHistory } from '@skystair/contract/history.ts'
import { switchPush } from '@skystair/contract/player.ts'
import { describe, expect, test } from 'vitest'
import { gameRoutes } from '../../game-routes.ts'
import { gameWork } from '../../game-work.ts'
import { sql } from '../../platform/database/sql.ts'
import { doDueWork } from '../../platform/due-work/do-due-work.ts'
import {
  aGrantedPayment,
  aPayment,
  aTakenPayment,
  emeraldsOf,
  paidWord,
  refundWord,
  sayToBank,
  signedBy,
  storyOf,
  sumOf,
  takeAs,
  uuidOf,
} from '../../testing/bank.ts'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { aGame } from '../../testing/game.ts'
import { aPlayer, aTraveller, type Person } from '../../testing/people.ts'
import { earn, purseRoutes, spend } from '../../testing/purse.ts'
import { aTalker } from '../../testing/talk.ts'

const game = aGame({ routes: [...gameRoutes, ...purseRoutes] })
const DAY = 86_400_000

const bankOf = async ({ token }: Person) => (await game.ask(look, { as: token })).body
/** Tidies the world's books after each story. */
const booksAreRight = async () => expect(await findImbalances(game.services.database)).toEqual([])

describe('a purchase', () => {
  test('goes from asking through the provider’s word to the purse, each step in the books', async () => {
    const payer = await aTraveller(game)
    const before = await emeraldsOf(game, payer)
    const payment = await aPayment(game, payer)
    expect(payment).toMatchObject({ state: 'STARTED', emeralds: 60, price: { money: 'RUB', amount: 5_900 } })
    expect((await takeAs(game, payer, payment.id)).body.code).toBe('bank.refused.not-paid-yet')

    expect((await sayToBank(game, paidWord(payment))).body).toEqual({ done: 'granted' })
    expect(await bankOf(payer)).toMatchObject({
      waiting: [{ id: payment.id, state: 'GEMS_GRANTED', extra: 60 }],
    })
    expect([
      await emeraldsOf(game, payer),
      await sumOf(game, 'provider:test', payer),
      await sumOf(game, 'world:bank', payer),
    ]).toEqual([before, 120, -120])

    expect((await takeAs(game, payer, payment.id)).body).toMatchObject({ emeralds: 120 })
    expect([
      await emeraldsOf(game, payer),
      await sumOf(game, 'provider:test', payer),
      await sumOf(game, 'world:bank', payer),
    ]).toEqual([before + 120, 120, 0])
    expect((await takeAs(game, payer, payment.id)).body.code).toBe('bank.refused.taken')
    await booksAreRight()
  })

  test('tells the player’s history what came, not how it went through the books', async () => {
    const payer = await aTraveller(game)
    await aTakenPayment(game, payer)
    const { body } = await game.ask(listHistory, { as: payer.token, query: { currency: 'mithril' } })
    const rows = body.rows as { reason: string; amount: number }[]
    expect(rows.filter(({ reason }) => reason.startsWith('PURCHASE'))).toMatchObject([
      { reason: 'PURCHASE', amount: 120 },
    ])
  })

  test('for a friend by name is taken by the friend and counts for the payer', async () => {
    const [payer, friend] = [await aTraveller(game), await aPlayer(game)]
    const before = await emeraldsOf(game, friend)
    const payment = await aGrantedPayment(game, payer, {
      product: 'emeralds-1700',
      receiver: friend.name ?? '',
    })
    expect(payment).toMatchObject({ payerId: payer.id, receiverId: friend.id })
    expect((await takeAs(game, payer, payment.id)).body.code).toBe('bank.refused.no-payment')
    expect((await takeAs(game, friend, payment.id)).status).toBe(200)
    expect((await emeraldsOf(game, friend)) - before).toBe(3_400)
    expect([await bankOf(payer), await bankOf(friend)]).toMatchObject([
      { bought: 1_700, status: 'silver', points: [{ amount: 51 }] },
      { bought: 0, status: null, points: [] },
    ])
    await booksAreRight()
  })

  test('brings golden tickets and bonus points, and points add to the next one', async () => {
    const payer = await aTraveller(game)
    await aTakenPayment(game, payer, { product: 'emeralds-1700' })
    await game.ask(switchPush, { as: payer.token })
    const [row] = await game.services.database.query<{ amount: number }>(
      sql`SELECT sum(amount)::bigint AS amount FROM ledger WHERE owner_id = ${payer.id} AND reason = 'GOLDEN_TICKET'`,
    )
    expect(Number(row?.amount)).toBe(3)
    const payment = await aGrantedPayment(game, payer)
    expect((await takeAs(game, payer, payment.id)).body.emeralds).toBe(60 + 51)
    await booksAreRight()
  })

  test.each([
    [{ product: 'emeralds-61' }, 'bank.refused.unknown-product'],
    [{ provider: 'kettle' }, 'bank.refused.no-provider'],
    [{ money: 'XTR' }, 'bank.refused.no-provider'],
    [{ receiver: 'nobody has this name' }, 'bank.refused.no-receiver'],
  ])('of %j is refused', async (changes, code) => {
    const { token } = await aTraveller(game)
    const body = { product: 'emeralds-60', provider: 'test', money: 'RUB', ...changes }
    expect((await game.ask(start, { as: token, body })).body.code).toBe(code)
  })

  test('left for a day is abandoned, and honoured when its money still comes', async () => {
    const payer = await aTraveller(game)
    const payment = await aPayment(game, payer)
    const { services } = game
    await doDueWork(services, gameWork)
    expect((await game.ask(history, { as: payer.token })).body.payments).toMatchObject([{ abandoned: false }])
    game.clock.time += DAY
    await doDueWork(services, gameWork)
    expect((await game.ask(history, { as: payer.token })).body.payments).toMatchObject([
      { state: 'STARTED', abandoned: true },
    ])
    expect((await sayToBank(game, paidWord(payment))).body).toEqual({ done: 'granted' })
    expect((await takeAs(game, payer, payment.id)).status).toBe(200)
    await booksAreRight()
  })
})

describe('a provider’s word', () => {
  test('a hundred times at once grants once', async () => {
    const payer = await aTraveller(game)
    const payment = await aPayment(game, payer)
    const answers = await Promise.all(Array.from({ length: 100 }, () => sayToBank(game, paidWord(payment))))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['200 {"done":"granted"}']),
    )
    expect(await sumOf(game, 'provider:test', payer)).toBe(120)
    await booksAreRight()
  })

  test('under another id about the same payment grants once, and says why not again', async () => {
    const [payer, keeper] = [await aTraveller(game), await aTalker(game, { accessLevel: 'MODERATOR' })]
    const payment = await aGrantedPayment(game, payer)
    expect((await sayToBank(game, paidWord(payment, { id: 'once more' }))).body).toEqual({
      refused: 'granted-already',
    })
    expect(await storyOf(game, keeper, payment)).toEqual(['started', 'granted', 'doubted: granted-already'])
    expect(await sumOf(game, 'provider:test', payer)).toBe(120)
  })

  test.each([
    ['wrong-money', { amount: 5_899 }],
    ['wrong-money', { money: 'USD' }],
    ['wrong-product', { product: 'emeralds-20000' }],
  ])('with %s (%j) grants nothing, and the story says why', async (why, changes) => {
    const [payer, keeper] = [await aTraveller(game), await aTalker(game, { accessLevel: 'MODERATOR' })]
    const payment = await aPayment(game, payer)
    expect((await sayToBank(game, paidWord(payment, changes))).body).toEqual({ refused: why })
    expect(await storyOf(game, keeper, payment)).toEqual(['started', `doubted: ${why}`])
    expect(await sumOf(game, 'provider:test', payer)).toBe(0)
  })

  test('about another receiver, or about nothing that is known, grants nobody anything', async () => {
    const [payer, other] = [await aTraveller(game), await aTraveller(game)]
    const payment = await aPayment(game, payer)
    const elsewhere = `${other.id.toString(36)}-${uuidOf(payment)}`
    for (const reference of [elsewhere, 'tea', '1-00000000-0000-4000-8000-000000000000'])
      expect(
        (await sayToBank(game, paidWord(payment, { id: `about ${reference}`, reference }))).body,
      ).toEqual({
        refused: 'unknown-payment',
      })
    expect([await sumOf(game, 'provider:test', payer), await sumOf(game, 'provider:test', other)]).toEqual([
      0, 0,
    ])
  })

  test('that is old, of another game, or changed on the way is not heard', async () => {
    const payer = await aTraveller(game)
    const payment = await aPayment(game, payer)
    const raw = paidWord(payment)
    const now = game.clock.now()
    const bad = [
      signedBy(raw, now - 16 * 60_000),
      signedBy(raw, now + 16 * 60_000),
      signedBy(raw, now, 'another game'),
      signedBy(paidWord(payment, { amount: 1 }), now),
    ]
    for (const headers of bad) expect((await sayToBank(game, raw, headers)).status).toBe(401)
    expect(await sumOf(game, 'provider:test', payer)).toBe(0)
    expect((await sayToBank(game, raw)).status).toBe(200)
  })
})

describe('a refund', () => {
  test('before the grant: nothing is given, and the grant that comes after it gives nothing', async () => {
    const [payer, keeper] = [await aTraveller(game), await aTalker(game, { accessLevel: 'MODERATOR' })]
    const payment = await aPayment(game, payer)
    expect((await sayToBank(game, refundWord(payment))).body).toEqual({ done: 'refunded' })
    expect((await sayToBank(game, paidWord(payment))).body).toEqual({ refused: 'refunded-before' })
    expect(await storyOf(game, keeper, payment)).toEqual(['started', 'refunded', 'doubted: refunded-before'])
    expect((await takeAs(game, payer, payment.id)).body.code).toBe('bank.refused.refunded')
    expect(await sumOf(game, 'provider:test', payer)).toBe(0)
    await booksAreRight()
  })

  test('before the taking: what waited is gone, and status and points with it', async () => {
    const payer = await aTraveller(game)
    const payment = await aGrantedPayment(game, payer, { product: 'emeralds-1700' })
    await sayToBank(game, refundWord(payment))
    expect((await takeAs(game, payer, payment.id)).body.code).toBe('bank.refused.refunded')
    expect(await bankOf(payer)).toMatchObject({ waiting: [], status: null, points: [], debt: 0 })
    expect([await sumOf(game, 'provider:test', payer), await sumOf(game, 'world:bank', payer)]).toEqual([
      0, 0,
    ])
    await booksAreRight()
  })

  test('after the taking: emeralds go back while there are any, the rest is a debt, and nothing is bought in debt', async () => {
    const payer = await aTraveller(game)
    const payment = await aTakenPayment(game, payer)
    const owned = await emeraldsOf(game, payer)
    await game.ask(spend, { as: payer.token, body: { currency: 'mithril', amount: owned - 50 } })
    await sayToBank(game, refundWord(payment))
    expect([
      await emeraldsOf(game, payer),
      await sumOf(game, 'provider:test', payer),
      await sumOf(game, 'world:debts', payer),
    ]).toEqual([0, 0, 70])
    expect(await bankOf(payer)).toMatchObject({ debt: 70 })
    const asked = { product: 'emeralds-60', provider: 'test', money: 'RUB' }
    expect((await game.ask(start, { as: payer.token, body: asked })).body.code).toBe('bank.refused.in-debt')

    await game.ask(earn, { as: payer.token, body: { currency: 'mithril', amount: 100 } })
    expect((await game.ask(payDebt, { as: payer.token })).body).toMatchObject({ debt: 0 })
    expect([await emeraldsOf(game, payer), await sumOf(game, 'world:debts', payer)]).toEqual([30, 0])
    expect((await game.ask(start, { as: payer.token, body: asked })).status).toBe(200)
    await booksAreRight()
  })

  test('while the player spends takes what is there, and the rest is owed', async () => {
    for (let round = 0; round < 8; round++) {
      const payer = await aTraveller(game)
      const payment = await aTakenPayment(game, payer)
      const amount = await emeraldsOf(game, payer)
      const [answer] = await Promise.all([
        sayToBank(game, refundWord(payment)),
        game.ask(spend, { as: payer.token, body: { currency: 'mithril', amount } }),
      ])
      expect(answer.text).toBe('{"done":"refunded"}')
      const { debt } = await bankOf(payer)
      expect([await emeraldsOf(game, payer), await sumOf(game, 'world:debts', payer)]).toEqual([
        debt === 0 ? amount - 120 : 0,
        debt,
      ])
    }
    await booksAreRight()
  })

  test('of another order under the same bill, paid by mistake, leaves what the first has bought', async () => {
    const [payer, keeper] = [await aTraveller(game), await aTalker(game, { accessLevel: 'MODERATOR' })]
    const payment = await aTakenPayment(game, payer)
    await sayToBank(game, paidWord(payment, { id: 'second', order: 'second-order' }))
    const owned = await emeraldsOf(game, payer)
    const second = refundWord(payment, { id: 'back', order: 'second-order' })
    expect((await sayToBank(game, second)).body).toEqual({ refused: 'another-order' })
    expect(await emeraldsOf(game, payer)).toBe(owned)
    expect((await storyOf(game, keeper, payment)).slice(3)).toEqual([
      'doubted: granted-already',
      'doubted: another-order',
    ])
    expect((await sayToBank(game, refundWord(payment))).body).toEqual({ done: 'refunded' })
    await booksAreRight()
  })

  test('a hundred times at once takes back once', async () => {
    const payer = await aTraveller(game)
    const before = await emeraldsOf(game, payer)
    const payment = await aTakenPayment(game, payer)
    await Promise.all(Array.from({ length: 100 }, () => sayToBank(game, refundWord(payment))))
    expect([await emeraldsOf(game, payer), await sumOf(game, 'provider:test', payer)]).toEqual([before, 0])
    await booksAreRight()
  })
})
