import type { Effect } from '@skystair/rules/player/receive-parcels.ts'
import { type Account, ofWorld, writeAccount } from '@skystair/rules/wallet/account.ts'
import { placedId } from '../database/placed-id.ts'
import { owner, type Sql, sql } from '../database/sql.ts'
import { writeOff } from '../money/ledger.ts'

/** What one's act does to another owner. */
export interface Parcel {
  readonly to: number
  /** Who sent it, as the receiver may know: of a deal it is the market, of a verdict the keepers. */
  readonly sender: Account
  readonly effect: Effect
}

const places = 2 ** 32
let sent = 0

/** What this server sends in one millisecond is taken in as it was sent: first the invitation, then the no. */
const nextPlace = (): number => {
  sent = (sent + 1) % places
  return sent
}

/** In the order of their receivers: two who send to the same ones at once never wait for each other in a ring. */
export const putIntoInboxes = (parcels: readonly Parcel[], at: Date): readonly Sql[] =>
  parcels
    .toSorted((one, other) => one.to - other.to)
    .map(
      ({ to, sender, effect }) => sql`INSERT INTO inbox (owner_id, id, at, sender, effect)
        VALUES (${owner(to)}, ${placedId(nextPlace())}::uuid, ${at}::timestamptz, ${writeAccount(sender)},
          ${JSON.stringify(effect)}::jsonb)`,
    )

export const takeFromInbox = (ownerId: number, ids: readonly string[]): Sql =>
  sql`DELETE FROM inbox WHERE owner_id = ${owner(ownerId)} AND id = ANY(${ids}::uuid[])`

/** Where money lies that waits in the row: as `readAccount` reads it, and where what owners send each other lies. */
const whereItLies = sql`CASE WHEN effect ->> 'from' LIKE '%:%' THEN effect ->> 'from'
  ELSE ${writeAccount(ofWorld(''))} || coalesce(effect ->> 'from', 'inbox') END`

/** Whoever leaves takes in no more: the money in what was not taken in by now is written off. */
export const emptyInbox = (playerId: number, at: Date): readonly Sql[] => [
  writeOff(
    playerId,
    sql`SELECT ${whereItLies}, effect ->> 'currency', (effect ->> 'amount')::bigint
      FROM inbox WHERE owner_id = ${owner(playerId)} AND effect ->> 'kind' = 'money'`,
    at,
  ),
  sql`DELETE FROM inbox WHERE owner_id = ${owner(playerId)}`,
]
