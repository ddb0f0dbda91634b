import { call } from '@skystair/contract/call.ts'
import { Done, Fields, Id, OneOf } from '@skystair/contract/shapes.ts'
import { currencies } from '@skystair/rules/wallet/wallet.ts'
import { Type } from 'typebox'
import { action } from '../platform/action.ts'
import type { Handler } from '../platform/handler.ts'

/** Calls that only tests have: they move money through the real machinery of actions, as fast as a test likes. */

const Amount = Type.Integer({ minimum: 1, maximum: 1_000_000 })
const Currency = OneOf(currencies)
const money = { summary: 'For tests only.', who: 'TRIAL', changes: true, reply: Done } as const

export const earn = call('testing.earn', 'POST /api/testing/earn', {
  ...money,
  body: Fields({ currency: Currency, amount: Amount }),
})

export const spend = call('testing.spend', 'POST /api/testing/spend', {
  ...money,
  body: Fields({ currency: Currency, amount: Amount }),
})

export const give = call('testing.give', 'POST /api/testing/give', {
  ...money,
  body: Fields({ currency: Currency, amount: Amount, to: Id }),
})

const reply = () => ({ done: true })

export const purseRoutes = [
  action(earn, ({ player, body: { currency, amount } }) => ({
    player,
    movements: [{ currency, amount, counterparty: 'road', reason: 'TEST' }],
    reply,
  })),
  action(spend, ({ player, body: { currency, amount } }) => ({
    player,
    movements: [{ currency, amount: -amount, counterparty: 'shop', reason: 'TEST' }],
    reply,
  })),
  action(give, ({ player, body: { currency, amount, to } }) => ({
    player,
    movements: [{ currency, amount: -amount, counterparty: 'inbox', reason: 'GIFT' }],
    send: [{ to, effect: { kind: 'money', currency, amount, reason: 'GIFT' } }],
    reply,
  })),
] as unknown as readonly Handler[]
