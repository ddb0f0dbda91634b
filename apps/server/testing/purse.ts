import { call } from '@skystair/contract/call.ts'
import { Done, Fields, Id, OneOf } from '@skystair/contract/shapes.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { ofPlayer, ofWorld } from '@skystair/rules/wallet/account.ts'
import { type Movement, mirrored } from '@skystair/rules/wallet/movement.ts'
import { currencies, emptyWallet } from '@skystair/rules/wallet/wallet.ts'
import { Type } from 'typebox'
import { action, actionWith } from '../platform/action/action.ts'
import type { Handler } from '../platform/action/handler.ts'
import { owner, sql } from '../platform/database/sql.ts'
import { mustTouch } from '../platform/database/steps.ts'
import { writeLedger } from '../platform/money/ledger.ts'

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

/** From purse to purse in one deed, as a player gives to the clan: both are written, or none. */
export const hand = call('testing.hand', 'POST /api/testing/hand', {
  ...money,
  body: Fields({ amount: Amount, to: Id }),
})

const reply = () => ({ done: true })

interface Receiver {
  readonly version: number
  readonly gold: number
}

export const purseRoutes = [
  action(earn, ({ player, body: { currency, amount } }) => ({
    player,
    movements: [{ currency, amount, counterparty: ofWorld('road'), reason: 'TEST' }],
    reply,
  })),
  action(spend, ({ player, body: { currency, amount } }) => ({
    player,
    movements: [{ currency, amount: -amount, counterparty: ofWorld('shop'), reason: 'TEST' }],
    reply,
  })),
  action(give, ({ player, body: { currency, amount, to } }) => ({
    player,
    movements: [{ currency, amount: -amount, counterparty: ofWorld('inbox'), reason: 'GIFT' }],
    send: [{ to, sender: ofPlayer(player.id), effect: { kind: 'money', currency, amount, reason: 'GIFT' } }],
    reply,
  })),
  actionWith<typeof hand, Receiver | null>(
    hand,
    {
      select: ({ body: { to } }) =>
        sql`SELECT jsonb_build_object('version', version, 'gold', gold) FROM player WHERE id = ${owner(to)}`,
    },
    ({ player, body: { amount, to }, extra: receiver, now }) => {
      if (receiver === null || to === player.id) return refused('player.refused.not-found')
      const given: Movement = {
        currency: 'gold',
        amount: -amount,
        counterparty: ofPlayer(to),
        reason: 'GIFT',
      }
      const after = { ...emptyWallet, gold: receiver.gold + amount }
      return {
        player,
        movements: [given],
        writes: [
          mustTouch(
            'receiver',
            sql`UPDATE player SET version = version + 1, gold = ${after.gold}::bigint
              WHERE id = ${owner(to)} AND version = ${receiver.version}::bigint`,
          ),
          writeLedger(ofPlayer(to), [mirrored(given, ofPlayer(player.id))], new Date(now), after),
        ],
        reply,
      }
    },
  ),
] as unknown as readonly Handler[]
