import { randomUUID } from 'node:crypto'
import { type OwnerAccount, ofPlayer, ofWorld, writeAccount } from '@skystair/rules/wallet/account.ts'
import type { Movement } from '@skystair/rules/wallet/movement.ts'
import type { Currency, Wallet } from '@skystair/rules/wallet/wallet.ts'
import { placedId } from '../database/placed-id.ts'
import { owner as ownedBy, type Sql, sql } from '../database/sql.ts'

/**
 * The rows of an owner's movements, to stand among the steps that change the balances. Of what moves between two owners
 * each books its own side (`mirrored`), under one `reference` and in one deed.
 */
export function writeLedger(
  owner: OwnerAccount,
  movements: readonly Movement[],
  at: Date,
  after: Wallet,
  // What happened together is found together.
  reference: string = randomUUID(),
): Sql {
  const own = writeAccount(owner)
  const left = balancesOf(movements, after)
  const rows = movements
    .map((movement, place) => ({ ...movement, place, balance: left[place] }))
    .filter(({ amount }) => amount !== 0)
    .map(({ currency, amount, counterparty, reason, place, balance }) => {
      const other = writeAccount(counterparty)
      return {
        id: placedId(place),
        currency,
        source: amount > 0 ? other : own,
        target: amount > 0 ? own : other,
        amount: Math.abs(amount),
        reason,
        balance,
      }
    })
  return sql`INSERT INTO ledger (owner_id, at, id, currency, source, target, amount, reason, reference, balance)
    SELECT ${ownedBy(owner.id)}, ${at}::timestamptz, row.id, row.currency, row.source, row.target, row.amount, row.reason, ${reference},
      row.balance
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS row(id uuid, currency text, source text, target text, amount bigint, reason text, balance bigint)`
}

/**
 * What waits for a player who leaves, in accounts of others, goes back to the world: through the player's own account,
 * so that it is found there. `lost` gives rows of account, currency and amount.
 */
export const writeOff = (playerId: number, lost: Sql, at: Date): Sql => {
  const own = writeAccount(ofPlayer(playerId))
  return sql`INSERT INTO ledger (owner_id, at, id, currency, source, target, amount, reason, reference, balance)
    SELECT ${ownedBy(playerId)}, ${at}::timestamptz, gen_random_uuid(), lost.currency, step.source, step.target, lost.amount,
      'ACCOUNT_DELETED', ${randomUUID()}, step.balance
    FROM (${lost}) AS lost(account, currency, amount), LATERAL (VALUES
      (lost.account, ${own}, lost.amount),
      (${own}, ${writeAccount(ofWorld('departed'))}, 0)) AS step(source, target, balance)`
}

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
