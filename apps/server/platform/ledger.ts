import { randomUUID } from 'node:crypto'
import type { Movement } from '@skystair/rules/wallet/move.ts'
import { type Currency, currencies, type Wallet } from '@skystair/rules/wallet/wallet.ts'
import type { Database } from './database.ts'
import { columnOf } from './players.ts'
import { join, named, owner as ownedBy, type Sql, sql } from './sql.ts'

/** The transfer rows of a player's movements, to stand in the statement that changes the balances. */
export function writeLedger(owner: number, movements: readonly Movement[], at: Date, after: Wallet): Sql {
  const account = `player:${owner}`
  // What happened together is found together.
  const reference = randomUUID()
  const left = balancesOf(movements, after)
  const rows = movements
    .map((movement, place) => ({ ...movement, place, balance: left[place] }))
    .filter(({ amount }) => amount !== 0)
    .map(({ currency, amount, counterparty, reason, place, balance }) => {
      const world = `world:${counterparty}`
      return {
        id: placedId(place),
        currency,
        source: amount > 0 ? world : account,
        target: amount > 0 ? account : world,
        amount: Math.abs(amount),
        reason,
        balance,
      }
    })
  return sql`INSERT INTO ledger (owner_id, at, id, currency, source, target, amount, reason, reference, balance)
    SELECT ${ownedBy(owner)}, ${at}::timestamptz, row.id, row.currency, row.source, row.target, row.amount, row.reason, ${reference},
      row.balance
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS row(id uuid, currency text, source text, target text, amount bigint, reason text, balance bigint)`
}

/**
 * What waits for a player who leaves, in accounts of the world, goes back to the world: through the player's own
 * account, so that it is found there. `lost` gives rows of account, currency and amount.
 */
export const writeOff = (playerId: number, lost: Sql, at: Date): Sql =>
  sql`INSERT INTO ledger (owner_id, at, id, currency, source, target, amount, reason, reference, balance)
    SELECT ${ownedBy(playerId)}, ${at}::timestamptz, gen_random_uuid(), lost.currency, step.source, step.target, lost.amount,
      'ACCOUNT_DELETED', ${randomUUID()}, step.balance
    FROM (${lost}) AS lost(account, currency, amount), LATERAL (VALUES
      ('world:' || lost.account, ${`player:${playerId}`}, lost.amount),
      (${`player:${playerId}`}, 'world:departed', 0)) AS step(source, target, balance)`

/** What was left after each movement, counted back from what is left after all. */
function balancesOf(movements: readonly Movement[], after: Wallet): readonly number[] {
  const now: Record<Currency, number> = { ...after }
  return movements
    .toReversed()
    .map(({ currency, amount }) => {
      const balance = now[currency]
      now[currency] = balance - amount
      return balance
    })
    .toReversed()
}

/** Rows of one moment keep the order in which they happened: their ids begin with their place. */
const placedId = (place: number): string =>
  place.toString(16).padStart(8, '0') + randomUUID().slice('00000000'.length)

export interface Imbalance {
  readonly player_id: number
  readonly currency: string
  readonly balance: number
  readonly ledger: number
}

/** Every balance that its ledger does not explain. An honest world has none. @forTests */
export function findImbalances(database: Database): Promise<Imbalance[]> {
  const balances = join(
    currencies.map(
      (currency) =>
        sql`SELECT id AS player_id, ${currency}::text AS currency, ${named(columnOf(currency))} AS balance FROM player`,
    ),
    ' UNION ALL ',
  )
  return database.query<Imbalance>(sql`
    WITH moved AS (
      SELECT owner_id, currency, CASE WHEN target = 'player:' || owner_id THEN amount ELSE -amount END AS amount
      FROM ledger UNION ALL SELECT owner_id, currency, amount FROM ledger_opening
    ), booked AS (
      SELECT owner_id, currency, sum(amount)::bigint AS total FROM moved GROUP BY owner_id, currency
    ), held AS (${balances})
    SELECT held.player_id, held.currency, held.balance, coalesce(booked.total, 0) AS ledger
    FROM held LEFT JOIN booked ON booked.owner_id = held.player_id AND booked.currency = held.currency
    WHERE held.balance <> coalesce(booked.total, 0)`)
}
