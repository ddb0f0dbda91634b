import { randomUUID } from 'node:crypto'
import { BANK } from '@skystair/content/bank/bank.data.ts'
import { REFERRAL } from '@skystair/content/bank/referral.data.ts'
import { type BankRules, buy, reviewsOf, statusOf, unbuy } from '@skystair/rules/bank/bank-book.ts'
import { type Doubt, refundOf, worthOf } from '@skystair/rules/bank/payment.ts'
import { selfDoubt, shareOf } from '@skystair/rules/bank/referral.ts'
import { PASSED_ON } from '@skystair/rules/history/category.ts'
import { type Account, ofPlayer, ofProvider, ofWorld, writeAccount } from '@skystair/rules/wallet/account.ts'
import type { Parcel } from '../action/parcels.ts'
import { owner, type Sql, sql } from '../database/sql.ts'
import { mustTouch, type Step } from '../database/steps.ts'
import { schedule, type WorkKind } from '../due-work/due-work.ts'
import { writeBankStatus } from '../people/people.ts'
import {
  type FoundPayment,
  NO_BOOK,
  oweMore,
  type PaymentOffers,
  type StoredPayment,
  tell,
  writeBook,
} from './payment-rows.ts'

/** Why something is granted. */
interface Grounds {
  readonly now: number
  readonly providerId: string
  /** Who has paid, as the provider calls them; absent: it does not say. */
  readonly payer?: string | null
  readonly story: object
}

/** The rules with what the calendar had when somebody began to pay. */
export const bankRules = ({ doublesFirst, percent }: PaymentOffers): BankRules => ({
  ...BANK,
  firstExtra: doublesFirst ? BANK.firstExtra : 0,
  campaignExtra: percent,
})

/** Looks at a payer's book again when a purchase grows old. */
export interface Review {
  readonly payerId: number
  readonly payment: string
  readonly at: number
}
export const reviewKind: Pick<WorkKind<Review>, 'kind'> = { kind: 'review-purchase' }

/** What is done with a payment, written in one transaction with whatever was its cause. */
export interface Settled {
  readonly writes: readonly (Sql | Step)[]
  readonly send: readonly Parcel[]
}

/** Emeralds that were granted and not taken lie there. */
export const waitingForTheirOwner = ofWorld('bank')
/** What was paid back to a provider though the player had spent it. */
export const owedByPlayers = ofWorld('debts')

/** The money has come: the emeralds wait for their receiver. */
export function grant(
  payment: StoredPayment,
  found: Omit<FoundPayment, 'payment' | 'purse'>,
  { now, providerId, payer = null, story }: Grounds,
): Settled {
  const { version, book } = found.payer?.book ?? NO_BOOK
  const { id, emeralds, payerId, receiverId } = payment
  const rules = bankRules(payment.offers)
  const bought = buy(book, { payment: id, emeralds }, now, rules)
  const at = new Date(now)
  const worth = worthOf({ emeralds, extra: bought.extra })
  const source = payer === null ? null : `${payment.provider}:${payer}`
  return {
    writes: [
      standStill(receiverId),
      mustTouch(
        'payment',
        sql`UPDATE payment SET state = 'GEMS_GRANTED', granted_at = ${at}::timestamptz, extra = ${bought.extra}::bigint,
            provider_id = ${providerId}::text, source = ${source}::text, keeper_word = NULL
          WHERE player_id = ${owner(receiverId)} AND id = ${id}::uuid AND state = 'STARTED'`,
      ),
      bookRows(payment, at, passOn(payment, ofProvider(payment.provider), waitingForTheirOwner, worth)),
      writeBook(payerId, version, bought.book),
      tell({ receiverId, id }, 'granted', at, { ...story, providerId, worth }),
      ...shareWithInviter(payment, found, source, now),
      schedule(reviewKind, {
        id,
        dueAt: reviewsOf(now, BANK)[0],
        payload: { payerId, payment: id, at: now },
      }),
      writeBankStatus(payerId, statusOf(bought.book, now, BANK)?.status ?? null),
    ],
    send: [
      ...(bought.tickets > 0
        ? [
            {
              to: payerId,
              sender: waitingForTheirOwner,
              effect: {
                kind: 'money',
                currency: 'tickets',
                amount: bought.tickets,
                reason: 'GOLDEN_TICKET',
                from: writeAccount(waitingForTheirOwner),
              },
            } as const,
          ]
        : []),
      {
        to: receiverId,
        sender: ofProvider(payment.provider),
        effect: {
          kind: 'notification',
          notification: { id: randomUUID(), kind: 'purchase', params: { amount: worth }, at: now },
        },
      },
    ],
  }
}

/** What whoever has invited the payer gets of it; nothing for oneself, of which only keepers hear. */
function shareWithInviter(
  { id, emeralds, payerId, receiverId }: StoredPayment,
  found: Omit<FoundPayment, 'payment' | 'purse'>,
  source: string | null,
  now: number,
): readonly Sql[] {
  const { payer, inviter } = found
  const inviterId = payer?.inviterId ?? null
  if (inviterId === null) return []
  const at = new Date(now)
  const status = statusOf((inviter.book ?? NO_BOOK).book, now, BANK)?.status ?? null
  const share = shareOf(emeralds, status, REFERRAL)
  const doubt =
    inviter.doubt ??
    selfDoubt(
      { traces: payer?.traces ?? [], payers: source === null ? [] : [source] },
      { traces: inviter.traces ?? [], payers: inviter.payers ?? [] },
    )
  if (doubt !== null)
    return [tell({ receiverId, id }, 'share-withheld', at, { by: 'bank', why: doubt, inviter: inviterId })]
  return share > 0 ? [bring(inviterId, id, payerId, share, at)] : []
}

/** The money goes back: what was not taken is not given, what was taken comes back as far as there is any. */
export function refund(
  payment: StoredPayment,
  { payer, purse }: Pick<FoundPayment, 'payer' | 'purse'>,
  { now, story }: { readonly now: number; readonly story: object },
): Settled | Doubt {
  if (purse === null) return 'unknown-payment'
  const back = refundOf(payment, purse.mithril)
  if (typeof back === 'string') return back
  const { id, payerId, receiverId, emeralds } = payment
  const at = new Date(now)
  const provider = ofProvider(payment.provider)
  const own = ofPlayer(receiverId)
  const { version, book } = payer?.book ?? NO_BOOK
  const inviterId = payer?.inviterId ?? null
  const wasGranted = payment.state !== 'STARTED'
  const steps: (Sql | Step)[] = [
    mustTouch(
      'player',
      sql`UPDATE player SET version = version + 1, mithril = mithril - ${back.fromPurse}::bigint
        WHERE id = ${owner(receiverId)} AND version = ${purse.version}::integer`,
    ),
    mustTouch(
      'payment',
      sql`UPDATE payment SET state = 'REFUNDED', refunded_at = ${at}::timestamptz, keeper_word = NULL
        WHERE player_id = ${owner(receiverId)} AND id = ${id}::uuid AND state = ${payment.state}::text`,
    ),
    bookRows(payment, at, [
      ...passOn(payment, waitingForTheirOwner, provider, back.waiting),
      { source: own, target: provider, amount: back.fromPurse, over: 0, reason: 'REFUND' },
      ...passOn(payment, owedByPlayers, provider, back.owed),
    ]),
  ]
  if (back.owed > 0) steps.push(oweMore(receiverId, back.owed))
  if (wasGranted) {
    const without = unbuy(book, { payment: id, emeralds })
    steps.push(writeBook(payerId, version, without))
    if (inviterId !== null) steps.push(takeBack(inviterId, id, payerId, at))
    steps.push(writeBankStatus(payerId, statusOf(without, now, BANK)?.status ?? null))
  }
  steps.push(tell({ receiverId, id }, 'refunded', at, { ...story, ...back, emeralds }))
  return { writes: steps, send: [] }
}

/** Nobody writes the player's row while the books are written: they say what is left. */
const standStill = (playerId: number): Step =>
  mustTouch('player', sql`UPDATE player SET version = version + 1 WHERE id = ${owner(playerId)}`)

interface BookRow {
  readonly source: Account
  readonly target: Account
  readonly amount: number
  /** By how much the purse is fuller for the moment than it will be. */
  readonly over: number
  readonly reason: string
}

/** From outside to outside: both are in the player's books, and nothing is left in the purse. */
const passOn = ({ receiverId }: StoredPayment, from: Account, to: Account, amount: number): BookRow[] => [
  { source: from, target: ofPlayer(receiverId), amount, over: amount, reason: PASSED_ON },
  { source: ofPlayer(receiverId), target: to, amount, over: 0, reason: PASSED_ON },
]

function bookRows({ receiverId, id }: StoredPayment, at: Date, rows: readonly BookRow[]): Sql {
  const written = rows
    .filter(({ amount }) => amount > 0)
    .map(({ source, target, ...row }, place) => ({
      ...row,
      id: place.toString(16).padStart(8, '0') + randomUUID().slice('00000000'.length),
      source: writeAccount(source),
      target: writeAccount(target),
    }))
  return sql`INSERT INTO ledger (owner_id, at, id, currency, source, target, amount, reason, reference, balance)
    SELECT ${owner(receiverId)}, ${at}::timestamptz, row.id, 'mithril', row.source, row.target, row.amount, row.reason,
      ${id}::text, player.mithril + row.over
    FROM jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
      AS row(id uuid, source text, target text, amount bigint, over bigint, reason text), player
    WHERE player.id = ${owner(receiverId)}`
}

const bring = (inviterId: number, id: string, friendId: number, amount: number, at: Date): Sql =>
  sql`INSERT INTO referral_bonus (player_id, id, kind, friend_id, amount, at)
    VALUES (${owner(inviterId)}, ${id}::text, 'share', ${friendId}::bigint, ${amount}::bigint, ${at}::timestamptz)
    ON CONFLICT DO NOTHING`

/** As much as it had brought, taken or not: it is counted against what comes. */
const takeBack = (inviterId: number, id: string, friendId: number, at: Date): Sql =>
  sql`INSERT INTO referral_bonus (player_id, id, kind, friend_id, amount, at)
    SELECT ${owner(inviterId)}, ${`${id}:refund`}::text, 'share', ${friendId}::bigint, -brought.amount, ${at}::timestamptz
    FROM referral_bonus AS brought WHERE brought.player_id = ${owner(inviterId)} AND brought.id = ${id}::text
    ON CONFLICT DO NOTHING`
