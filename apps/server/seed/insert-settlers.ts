import type { Player } from '@skystair/rules/player/player.ts'
import { foldName } from '@skystair/rules/security/fold-name.ts'
import { ofPlayer } from '@skystair/rules/wallet/account.ts'
import type { Currency } from '@skystair/rules/wallet/wallet.ts'
import { insertPlayer } from '../platform/action/players.ts'
import type { Database } from '../platform/database/database.ts'
import { type Sql, sql } from '../platform/database/sql.ts'
import { writeSteps } from '../platform/database/steps.ts'
import { writeLedger } from '../platform/money/ledger.ts'
import type { Deal, Settler } from './person.ts'

/** A crowd at the door of a busy database would wait longer than it has patience. */
const AT_ONCE = 10

/** Puts those who are not there yet into the world, with their names and the whole history of their money. */
export async function insertSettlers<One extends Settler>(
  database: Database,
  settlers: readonly One[],
  writes: (settler: One) => readonly Sql[],
): Promise<void> {
  const ids = settlers.map(({ player }) => player.id)
  const known = await database.query<{ id: number }>(
    sql`SELECT id FROM player WHERE id = ANY(${ids}::bigint[])`,
  )
  const missing = settlers.filter(({ player }) => !known.some(({ id }) => id === player.id))
  const settle = ({ player, deals }: Settler, extra: readonly Sql[]) =>
    writeSteps(database, player.id, [
      ...insertPlayer(player, null),
      sql`INSERT INTO player_name (folded, player_id) VALUES (${foldName(player.name ?? '')}, ${player.id}::bigint)`,
      ...extra,
      ...booked(player, deals),
    ])
  for (let from = 0; from < missing.length; from += AT_ONCE) {
    const few = missing.slice(from, from + AT_ONCE)
    await Promise.all(few.map((settler) => settle(settler, writes(settler))))
  }
}

/** The rows of the ledger, deal by deal, counted back from what is left in the end. */
function booked({ id, wallet }: Player, deals: readonly Deal[]): readonly Sql[] {
  const left: Record<Currency, number> = { ...wallet }
  return deals.toReversed().map(({ at, movements, reference }) => {
    const rows = writeLedger(ofPlayer(id), movements, new Date(at), { ...left }, reference)
    for (const { currency, amount } of movements) left[currency] -= amount
    return rows
  })
}
