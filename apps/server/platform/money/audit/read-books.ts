import { type Account, type OwnerKind, writeAccount } from '@skystair/rules/wallet/account.ts'
import { type Currency, currencies } from '@skystair/rules/wallet/wallet.ts'
import { columnOf } from '../../action/players.ts'
import type { Database } from '../../database/database.ts'
import { across, join, named, type Sql, sql } from '../../database/sql.ts'
import { amountOf, isInPlace, otherSideOf } from '../books.ts'

/** A table of owners, each with a purse of one column for a currency. */
export interface Purses {
  readonly kind: OwnerKind
  readonly table: string
  readonly currencies: readonly Currency[]
}

export const pursesOfPlayers: Purses = { kind: 'player', table: 'player', currencies }

/** A balance that its books do not explain, or books with rows of somebody else. */
export interface Imbalance {
  readonly account: string
  readonly currency: string
  readonly balance: number
  readonly booked: number
  /** Rows that lie here and name another owner, or none. */
  readonly strays: number
}

/** What a kind of owners got from (below zero: gave to) a kind of accounts, up to a moment: `player clan gold`. */
export type Flows = Readonly<Record<string, bigint>>

export interface Piece {
  readonly owners: number
  /** Where the next piece begins; null: there is none. */
  readonly next: number | null
  readonly imbalances: readonly Imbalance[]
  readonly flows: Flows
}

export const noFlows: Flows = {}

export const addFlows = (one: Flows, other: Flows): Flows =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((name) => [
      name,
      (one[name] ?? 0n) + (other[name] ?? 0n),
    ]),
  )

/** So many owners at once: who has played for years has tens of thousands of rows. */
export const ownersAtOnce = 50

/** The books and balances of the owners after that id, as many as fit into a piece. */
export async function readPiece(
  database: Database,
  purses: Purses,
  after: number,
  settledBefore: Date,
): Promise<Piece> {
  const found = await database.query<{ id: number }>(sql`SELECT id FROM ${named(purses.table)}
    WHERE id > ${after}::bigint ${across('the audit of all purses')} ORDER BY id LIMIT ${ownersAtOnce}::integer`)
  const ids = found.map(({ id }) => id)
  const books = await database.query<Book>(selectBooks(purses, ids, settledBefore))
  return {
    owners: ids.length,
    next: ids.length < ownersAtOnce ? null : (ids.at(-1) ?? null),
    imbalances: books.flatMap((book) => imbalancesOf(purses, book)),
    flows: books.map((book) => flowsOf(purses, book)).reduce(addFlows, noFlows),
  }
}

/** Sums as text: those of many years may be more than a float64 holds. */
interface Entry {
  readonly currency: string
  readonly kind: Account['kind']
  readonly amount: string
  readonly settled: string
  readonly strays: number
}

interface Book {
  readonly id: number
  readonly balances: Readonly<Record<string, number>>
  readonly lines: readonly Entry[] | null
  readonly openings: readonly Entry[] | null
}

/**
 * Balance and books of each owner in one statement, so as they are at one moment, also while the game is played; on
 * many machines the owner's machine answers, and the moment is the owner's. Every part of the ledger is entered by
 * the owner's id. What is summed up of months gone stands beside the rows: they go into the sum in one statement.
 */
export const selectBooks = (
  { table, currencies: held }: Purses,
  ids: readonly number[],
  settledBefore: Date,
): Sql => {
  const balances = join(
    held.map((currency) => sql`${currency}::text, purse.${named(columnOf(currency))}`),
    ', ',
  )
  const lines = sql`SELECT line.owner_id, line.currency, split_part(${otherSideOf('line')}, ':', 1) AS kind,
      coalesce(sum(${amountOf('line')}) FILTER (WHERE ${isInPlace('line')}), 0) AS amount,
      coalesce(sum(${amountOf('line')}) FILTER (WHERE ${isInPlace('line')} AND line.at < ${settledBefore}::timestamptz), 0)
        AS settled,
      count(*) FILTER (WHERE NOT ${isInPlace('line')}) AS strays
    FROM ledger AS line WHERE line.owner_id = ANY(${ids}::bigint[]) GROUP BY 1, 2, 3`
  const openings = sql`SELECT opening.owner_id, opening.currency, split_part(opening.account, ':', 1) AS kind,
      sum(opening.amount) AS amount, sum(opening.amount) AS settled, 0 AS strays
    FROM ledger_opening AS opening WHERE opening.owner_id = ANY(${ids}::bigint[]) GROUP BY 1, 2, 3`
  return sql`SELECT purse.id, jsonb_build_object(${balances}) AS balances, lines.entries AS lines,
      openings.entries AS openings
    FROM ${named(table)} AS purse
    LEFT JOIN (${listed(lines)}) AS lines ON lines.owner_id = purse.id
    LEFT JOIN (${listed(openings)}) AS openings ON openings.owner_id = purse.id
    WHERE purse.id = ANY(${ids}::bigint[]) ${across('the audit of all purses')}`
}

const listed = (
  sums: Sql,
): Sql => sql`SELECT sums.owner_id, jsonb_agg(jsonb_build_object('currency', sums.currency,
    'kind', sums.kind, 'amount', sums.amount::text, 'settled', sums.settled::text, 'strays', sums.strays)) AS entries
  FROM (${sums}) AS sums GROUP BY sums.owner_id`

const entriesOf = ({ lines, openings }: Book): readonly Entry[] => [...(lines ?? []), ...(openings ?? [])]

function imbalancesOf({ kind }: Purses, book: Book): readonly Imbalance[] {
  const { id, balances } = book
  const entries = entriesOf(book)
  // Also of currencies that this purse cannot hold.
  const moved = new Set([...Object.keys(balances), ...entries.map(({ currency }) => currency)])
  return [...moved].flatMap((currency) => {
    const own = entries.filter((entry) => entry.currency === currency)
    const balance = balances[currency] ?? 0
    const booked = own.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
    const strays = own.reduce((sum, entry) => sum + entry.strays, 0)
    if (BigInt(balance) === booked && strays === 0) return []
    return [{ account: writeAccount({ kind, id }), currency, balance, booked: Number(booked), strays }]
  })
}

const flowsOf = (purses: Purses, book: Book): Flows =>
  entriesOf(book)
    .map(({ currency, kind, settled }) => ({ [flowName(purses.kind, kind, currency)]: BigInt(settled) }))
    .reduce(addFlows, noFlows)

export const flowName = (own: string, other: string, currency: string): string =>
  `${own} ${other} ${currency}`
