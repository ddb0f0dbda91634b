import { foldName } from '@skystair/rules/naming/fold-name.ts'
import { oneStatement } from '../platform/action.ts'
import type { Database } from '../platform/database.ts'
import { writeLedger } from '../platform/ledger.ts'
import { insertPlayer } from '../platform/players.ts'
import { type Sql, sql } from '../platform/sql.ts'
import type { Settler } from './person.ts'

/** A crowd at the door of a busy database would wait longer than it has patience. */
const AT_ONCE = 10

/** Puts those who are not there yet into the world, with their names and the whole history of their money. */
export async function insertSettlers<One extends Settler>(
  database: Database,
  settlers: readonly One[],
  now: number,
  also: (settler: One) => readonly Sql[],
): Promise<void> {
  const at = new Date(now)
  const ids = settlers.map(({ player }) => player.id)
  const known = await database.query<{ id: number }>(
    sql`SELECT id FROM player WHERE id = ANY(${ids}::bigint[])`,
  )
  const missing = settlers.filter(({ player }) => !known.some(({ id }) => id === player.id))
  const settle = ({ player, movements }: Settler, extra: readonly Sql[]) =>
    database.query(
      oneStatement(insertPlayer(player, null), [
        sql`INSERT INTO player_name (folded, player_id) SELECT ${foldName(player.name ?? '')}, id FROM saved`,
        writeLedger(player.id, movements, at, null, player.wallet),
        ...extra,
      ]),
    )
  for (let from = 0; from < missing.length; from += AT_ONCE) {
    const few = missing.slice(from, from + AT_ONCE)
    await Promise.all(few.map((settler) => settle(settler, also(settler))))
  }
}
