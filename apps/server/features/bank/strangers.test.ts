import { randomUUID } from 'node:crypto'
import {
  history,
  look,
  type PaymentView,
  payDebt,
  playerPayments,
  purchaseOnMessenger,
  reportMissing,
  searchPayments,
  start,
  take,
} from '@skystair/contract/bank.ts'
import { authenticatePortal, join } from '@skystair/contract/platforms.ts'
import { deleteAccount } from '@skystair/contract/player.ts'
import { expect, test } from 'vitest'
import {
  aGrantedPayment,
  aPayment,
  aTakenPayment,
  emeraldsOf,
  paidWord,
  refundWord,
  sayToBank,
  stateOfPayment,
  sumOf,
  uuidOf,
} from '../../testing/bank.ts'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { aGame } from '../../testing/game.ts'
import { aPlayer, aTraveller, goodPassword } from '../../testing/people.ts'
import { yandexProof } from '../../testing/platform-proofs.ts'

const game = aGame()
const asked = { product: 'emeralds-60', provider: 'test', money: 'RUB' }

test('nobody sees or takes what another has paid for, whatever is known of it', async () => {
  const [victim, stranger] = [await aPlayer(game), await aPlayer(game)]
  const payments = [
    await aPayment(game, victim),
    await aGrantedPayment(game, victim),
    await aTakenPayment(game, victim),
  ]
  const before = await emeraldsOf(game, victim)
  const as = stranger.token
  const told: string[] = []
  const ask = async (call: Parameters<typeof game.ask>[0], question: object = {}) =>
    void told.push((await game.ask(call, { as, key: randomUUID(), ...question })).text)
  await ask(look)
  await ask(history)
  await ask(purchaseOnMessenger, { body: { product_id: 'emeralds-60' } })
  await ask(playerPayments, { params: { id: victim.id } })
  for (const payment of payments) {
    await ask(searchPayments, { query: { providerId: `order-${payment.id}` } })
    for (const id of [payment.id, uuidOf(payment), `${stranger.id.toString(36)}-${uuidOf(payment)}`]) {
      await ask(take, { params: { id } })
      await ask(reportMissing, { params: { id } })
    }
  }
  for (const answer of told)
    for (const payment of payments) expect(answer).not.toContain(`order-${payment.id}`)
  const shown = told.filter((answer) => payments.some((payment) => answer.includes(uuidOf(payment))))
  expect(shown).toEqual([])
  expect([await emeraldsOf(game, victim), await stateOfPayment(game, payments[1] as PaymentView)]).toEqual([
    before,
    'GEMS_GRANTED',
  ])
})

test('another’s key of a repeat opens nothing: whoever uses it begins a payment of one’s own', async () => {
  const [victim, stranger] = [await aTraveller(game), await aTraveller(game)]
  const key = randomUUID()
  const begun = async ({ token }: { token: string }) =>
    (await game.ask(start, { as: token, key, body: asked })).body.payment as PaymentView
  const [one, other] = [await begun(victim), await begun(stranger)]
  expect([one.payerId, other.payerId]).toEqual([victim.id, stranger.id])
  expect(other.id).not.toBe(one.id)
})

test.each([
  { amount: 1 },
  { emeralds: 1e9 },
  { price: { money: 'RUB', amount: -5_900 } },
  { product: 'emeralds-60.5' },
  { product: 'emeralds--60' },
  { product: '__proto__' },
  { money: 'rub' },
  { provider: 'constructor' },
  { payerId: 1 },
])(
  'what somebody says of the price (%j) changes nothing: it costs what the shelf says, or is not sold',
  async (wish) => {
    const { token } = await aTraveller(game)
    const { status, body } = await game.ask(start, { as: token, body: { ...asked, ...wish } })
    if (status === 200)
      expect(body.payment).toMatchObject({ emeralds: 60, price: { money: 'RUB', amount: 5_900 } })
    else expect([400, 422]).toContain(status)
  },
)

test('of two first purchases paid for at once one is doubled, and no point is given twice', async () => {
  for (let round = 0; round < 6; round++) {
    const payer = await aTraveller(game)
    const payments = [await aPayment(game, payer), await aPayment(game, payer)]
    await Promise.all(payments.map((payment) => sayToBank(game, paidWord(payment))))
    expect(await sumOf(game, 'provider:test', payer)).toBe(60 + 60 + 60)
  }
  expect(await findImbalances(game.services.database)).toEqual([])
})

test('money that goes back while its owner joins two accounts is owed by whoever had the emeralds, once', async () => {
  for (let round = 0; round < 4; round++) {
    const proof = () => yandexProof({ uniqueID: `joining-${round}` }, game.clock.now())
    const begin = { proof: proof(), characterAndCompanion: 'MALE_WITH_WOMAN_COMPANION_1' }
    const { body, headers } = await game.ask(authenticatePortal, { body: begin })
    const id = (body.players as { id: number }[])[0]?.id ?? 0
    const guest = { id, token: String(headers.authorization), name: null }
    const named = await aPlayer(game)
    const before = await emeraldsOf(game, named)
    const payment = await aTakenPayment(game, guest)
    const owned = await emeraldsOf(game, guest)
    await Promise.all([
      sayToBank(game, refundWord(payment)),
      game.ask(join, { as: named.token, params: { platform: 'portal' }, body: { proof: proof() } }),
      sayToBank(game, refundWord(payment)),
    ])
    expect([await emeraldsOf(game, guest), await emeraldsOf(game, named)]).toEqual([owned - 120, before])
    expect([await stateOfPayment(game, payment), await sumOf(game, 'provider:test', guest)]).toEqual([
      'REFUNDED',
      0,
    ])
  }
  expect(await findImbalances(game.services.database)).toEqual([])
})

test('money for somebody who has left meanwhile is heard and kept in the books, and can go back', async () => {
  const [payer, friend] = [await aTraveller(game), await aPlayer(game)]
  const payment = await aPayment(game, payer, { receiver: friend.name ?? '' })
  const left = await game.ask(deleteAccount, { as: friend.token, body: { password: goodPassword } })
  expect(left.status).toBe(204)
  expect((await sayToBank(game, paidWord(payment))).status).toBe(200)
  expect((await sayToBank(game, refundWord(payment))).status).toBe(200)
  expect(await sumOf(game, 'provider:test', friend)).toBe(0)
  expect(await findImbalances(game.services.database)).toEqual([])
})

test('nobody pays a debt that is not there, nor less than nothing', async () => {
  const { token } = await aTraveller(game)
  const answers = [
    await game.ask(payDebt, { as: token }),
    await game.ask(payDebt, { as: token, body: { amount: -100 } }),
  ]
  for (const { status } of answers) expect([400, 422]).toContain(status)
})
