import { randomUUID } from 'node:crypto'
import type { BankBook } from '@skystair/rules/bank/bank-book.ts'
import { EMPTY_BOOK } from '@skystair/rules/bank/bank-book.ts'
import type { Price } from '@skystair/rules/bank/money.ts'
import type { Payment } from '@skystair/rules/bank/payment.ts'
import type { SelfDoubt } from '@skystair/rules/bank/referral.ts'
import { learnt, owner, type Sql, sql } from '../database/sql.ts'
import { mustTouch, type Step } from '../database/steps.ts'
import type { PaymentReference } from './reference.ts'

/** A payment as it lies in its row. */
export interface StoredPayment extends Payment {
  readonly id: string
  readonly providerId: string | null
  /** Who has paid, as the provider calls them; null: it did not say. */
  readonly source: string | null
  /** How high the payer had climbed. */
  readonly stair: number
  readonly startedAt: number
  readonly abandonedAt: number | null
  readonly keeperWord: KeeperWord | null
  readonly offers: PaymentOffers
}

/** What the calendar had for the payer when the payment was begun. */
export interface PaymentOffers {
  /** Whether the first purchase of all is doubled. */
  readonly doublesFirst: boolean
  /** Percent that are added to any. */
  readonly percent: number
}

/** What one keeper wants done with a large payment, until a second says the same. */
export interface KeeperWord {
  readonly deed: 'grant' | 'refund'
  readonly by: number
  readonly at: number
}

const milliseconds = (column: Sql): Sql => sql`floor(extract(epoch FROM ${column}) * 1000)`

/** One row of `payment`, named `paid` in its statement, as a `StoredPayment`. */
export const paymentJson: Sql = sql`jsonb_build_object('id', paid.id, 'payerId', paid.payer_id,
  'receiverId', paid.player_id, 'provider', paid.provider, 'providerId', paid.provider_id, 'product', paid.product,
  'emeralds', paid.emeralds, 'extra', paid.extra, 'price', jsonb_build_object('money', paid.money, 'amount', paid.amount),
  'state', paid.state, 'stair', paid.stair, 'source', paid.source, 'startedAt', ${milliseconds(sql`paid.started_at`)},
  'abandonedAt', ${milliseconds(sql`paid.abandoned_at`)}, 'keeperWord', paid.keeper_word,
  'offers', jsonb_build_object('doublesFirst', paid.doubles_first, 'percent', paid.extra_percent))`

export const selectPayment = ({ receiverId, id }: PaymentReference): Sql =>
  sql`SELECT ${paymentJson} FROM payment AS paid WHERE paid.player_id = ${owner(receiverId)} AND paid.id = ${id}::uuid`

export interface StoredBook {
  readonly version: number
  readonly debt: number
  readonly book: BankBook
}

export const NO_BOOK: StoredBook = { version: 0, debt: 0, book: EMPTY_BOOK }

/** A question for a `StoredBook`; null: nothing was ever bought or owed. */
export const selectBook = (playerId: Sql): Sql =>
  sql`SELECT jsonb_build_object('version', book.version, 'debt', book.debt, 'book', book.state)
    FROM bank_book AS book WHERE book.player_id = ${playerId}`

/** The book as it is now; touched by nobody since it was read. */
export const writeBook = (playerId: number, version: number, book: BankBook): Step =>
  mustTouch(
    'book',
    sql`INSERT INTO bank_book (player_id, version, state)
      VALUES (${owner(playerId)}, ${version + 1}::integer, ${JSON.stringify(book)}::jsonb)
      ON CONFLICT (player_id) DO UPDATE SET version = excluded.version, state = excluded.state
      WHERE bank_book.version = ${version}::integer`,
  )

export const oweMore = (playerId: number, owed: number): Sql =>
  sql`INSERT INTO bank_book (player_id, debt, state)
    VALUES (${owner(playerId)}, ${owed}::bigint, ${JSON.stringify(EMPTY_BOOK)}::jsonb)
    ON CONFLICT (player_id) DO UPDATE SET debt = bank_book.debt + excluded.debt`

/** A question: from where somebody plays. */
export const selectTraces = (playerId: Sql): Sql =>
  sql`SELECT jsonb_agg(DISTINCT trace) FROM session, unnest(session.traces) AS trace WHERE session.player_id = ${playerId}`

/** What must be known of a payment before anything is done with it. */
export interface FoundPayment {
  readonly payment: StoredPayment | null
  /** The receiver's row as it was read, and the emeralds in it. */
  readonly purse: { readonly version: number; readonly mithril: number } | null
  readonly payer: {
    readonly inviterId: number | null
    readonly book: StoredBook | null
    /** From where they play. */
    readonly traces: readonly string[] | null
  } | null
  /** Who has invited the payer; all of nobody if nobody has. */
  readonly inviter: {
    readonly book: StoredBook | null
    readonly traces: readonly string[] | null
    /** Who has paid for them. */
    readonly payers: readonly string[] | null
    /** What was found when the friend got a name. */
    readonly doubt: SelfDoubt | null
  }
}

export function aboutPayment(reference: PaymentReference): Readonly<Record<keyof FoundPayment, Sql>> {
  const payment = selectPayment(reference)
  const payerId = learnt(payment, 'payerId')
  const payer = sql`SELECT jsonb_build_object('inviterId', payer.state -> 'referredBy',
      'book', (${selectBook(owner(payerId))}), 'traces', (${selectTraces(owner(payerId))}))
    FROM player AS payer WHERE payer.id = ${owner(payerId)}`
  const inviter = owner(learnt(payer, 'inviterId'))
  return {
    payment,
    purse: sql`SELECT jsonb_build_object('version', receiver.version, 'mithril', receiver.mithril)
      FROM player AS receiver WHERE receiver.id = ${owner(reference.receiverId)}`,
    payer,
    inviter: sql`SELECT jsonb_build_object('book', (${selectBook(inviter)}), 'traces', (${selectTraces(inviter)}),
      'payers', (SELECT jsonb_agg(DISTINCT paid.source) FROM payment AS paid
        WHERE paid.player_id = ${inviter} AND paid.source IS NOT NULL),
      'doubt', (SELECT friend.doubt FROM referral_bonus AS friend
        WHERE friend.player_id = ${inviter} AND friend.id = 'friend:' || ${payerId}::text))`,
  }
}

/** A line in the story of a payment. */
export const tell = (
  { receiverId, id }: PaymentReference,
  event: string,
  at: Date,
  detail: Readonly<Record<string, unknown>> = {},
): Sql =>
  sql`INSERT INTO payment_story (player_id, payment_id, at, id, event, detail)
    VALUES (${owner(receiverId)}, ${id}::uuid, ${at}::timestamptz, ${randomUUID()}::uuid, ${event}::text,
      ${JSON.stringify(detail)}::jsonb)`

export interface NewPayment extends PaymentReference {
  readonly payerId: number
  readonly provider: string
  readonly product: string
  readonly emeralds: number
  readonly price: Price
  readonly stair: number
  readonly offers: PaymentOffers
}

export const insertPayment = (payment: NewPayment, at: Date): Sql =>
  sql`INSERT INTO payment (player_id, id, payer_id, provider, product, emeralds, money, amount, state, stair, started_at,
      doubles_first, extra_percent)
    VALUES (${owner(payment.receiverId)}, ${payment.id}::uuid, ${payment.payerId}::bigint, ${payment.provider}::text,
      ${payment.product}::text, ${payment.emeralds}::bigint, ${payment.price.money}::text, ${payment.price.amount}::bigint,
      'STARTED', ${payment.stair}::integer, ${at}::timestamptz, ${payment.offers.doublesFirst}::boolean,
      ${payment.offers.percent}::integer)`
