import { emptyInbox } from '../action/parcels.ts'
import type { Database } from '../database/database.ts'
import { owner, sql } from '../database/sql.ts'
import { mustTouch, writeSteps } from '../database/steps.ts'

const ownersAtOnce = 200

/**
 * What was sent to somebody after they had left for ever: a share of a raid's loot, a letter of a lost fight. Money in it is
 * written off. Says whether there is more to do.
 */
export async function emptyDepartedInboxes(database: Database, at: Date): Promise<boolean> {
  const departed = await database.query<{ id: number }>(sql`SELECT DISTINCT inbox.owner_id AS id FROM inbox
    JOIN player ON player.id = inbox.owner_id WHERE player.deleted_at IS NOT NULL LIMIT ${ownersAtOnce}`)
  for (const { id } of departed) {
    // Held first: another node that is at it finds nothing, and writes nothing off a second time.
    const held = mustTouch('waiting', sql`UPDATE inbox SET at = at WHERE owner_id = ${owner(id)}`)
    await writeSteps(database, id, [held, ...emptyInbox(id, at)])
  }
  return departed.length === ownersAtOnce
}
