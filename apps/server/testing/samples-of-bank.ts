import { sql } from '../platform/database/sql.ts'
import { aGrantedPayment, aPayment, aTakenPayment, refundWord, sayToBank, uuidOf } from './bank.ts'
import type { Game } from './game.ts'
import type { Person } from './people.ts'
import type { Sample } from './sample.ts'
import { aTalker } from './talk.ts'
import { enrich } from './world.ts'

const note = 'the cashier was asleep'
const noPayment = '1-00000000-0000-4000-8000-000000000000'
const aKeeper = (accessLevel: 'MODERATOR' | 'ADMIN') => (game: Game) => aTalker(game, { accessLevel })

/** Somebody who has spent what was then paid back, and has emeralds again. */
async function inDebt(game: Game, person: Person): Promise<void> {
  const payment = await aTakenPayment(game, person)
  await game.services.database.query(sql`WITH spent AS (UPDATE player SET mithril = 0 WHERE id = ${person.id} RETURNING 1)
    INSERT INTO ledger (owner_id, at, id, currency, source, target, amount, reason, reference, balance)
    SELECT id, ${new Date(game.clock.now())}, gen_random_uuid(), 'mithril', 'player:' || id, 'world:shop', mithril, 'TEST', '', 0
    FROM player, spent WHERE id = ${person.id} AND mithril > 0`)
  await sayToBank(game, refundWord(payment))
  await enrich(game, person.id, 'mithril', 50)
}

const onAPayment = (state: 'STARTED' | 'TAKEN') => async (game: Game) => {
  const payer = await aTalker(game)
  const payment = await (state === 'STARTED' ? aPayment : aTakenPayment)(game, payer)
  return { params: { id: payer.id, payment: uuidOf(payment) }, body: { note } }
}

const lastDay = (game: Game) => ({
  query: { from: game.clock.now() - 86_400_000, to: game.clock.now() },
})

export const samplesOfBank: Readonly<Record<string, Sample>> = {
  'bank.look': {
    ask: async (game, person) => {
      await aGrantedPayment(game, person)
      return {}
    },
    against: null,
  },
  'bank.start': {
    ask: () => ({ body: { product: 'emeralds-60', provider: 'test', money: 'RUB' } }),
    other: { body: { product: 'emeralds-130', provider: 'test', money: 'RUB' } },
    against: null,
  },
  'bank.messengerInvoice': {
    ask: () => ({ body: { product_id: 'emeralds-60' } }),
    other: { body: { product_id: 'emeralds-130' } },
    against: null,
  },
  'bank.messengerPurchase': { ask: () => ({ body: { product_id: 'emeralds-60' } }), against: null },
  'bank.take': {
    ask: async (game, person) => ({ params: { id: (await aGrantedPayment(game, person)).id } }),
    other: { params: { id: noPayment } },
    against: async (game, victim) => ({
      question: { params: { id: (await aGrantedPayment(game, victim)).id } },
      code: 'bank.refused.no-payment',
    }),
  },
  'bank.history': {
    ask: async (game, person) => {
      await aPayment(game, person)
      return {}
    },
    against: null,
  },
  'bank.reportMissing': {
    ask: async (game, person) => ({ params: { id: (await aPayment(game, person)).id } }),
    other: { params: { id: noPayment } },
    against: async (game, victim) => ({
      question: { params: { id: (await aPayment(game, victim)).id } },
      code: 'bank.refused.no-payment',
    }),
  },
  'bank.payDebt': {
    ask: async (game, person) => {
      await inDebt(game, person)
      return {}
    },
    against: null,
  },
  'bank.playerPayments': {
    by: aKeeper('MODERATOR'),
    ask: async (game) => {
      const payer = await aTalker(game)
      await aPayment(game, payer)
      return { params: { id: payer.id } }
    },
    against: 'the world',
  },
  'bank.searchPayments': {
    by: aKeeper('MODERATOR'),
    ask: async (game) => {
      const { id } = await aGrantedPayment(game, await aTalker(game))
      return { query: { providerId: `order-${id}` } }
    },
    against: null,
  },
  'bank.listDoubts': { by: aKeeper('MODERATOR'), ask: () => ({}), against: null },
  'bank.paymentStory': {
    by: aKeeper('MODERATOR'),
    ask: async (game) => {
      const { body: _body, ...question } = await onAPayment('TAKEN')(game)
      return question
    },
    against: 'the world',
  },
  'bank.grantPayment': {
    by: aKeeper('ADMIN'),
    ask: onAPayment('STARTED'),
    other: { body: { note: 'another' } },
    against: 'the world',
  },
  'bank.refundPayment': {
    by: aKeeper('ADMIN'),
    ask: onAPayment('TAKEN'),
    other: { body: { note: 'another' } },
    against: 'the world',
  },
  'bank.revenue': { by: aKeeper('ADMIN'), ask: lastDay, against: null },
  'bank.exportPayments': { by: aKeeper('ADMIN'), ask: lastDay, against: null },
}
