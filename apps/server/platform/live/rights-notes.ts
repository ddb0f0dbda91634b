import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { type Sql, sql } from '../database/sql.ts'

/** Notes for all nodes that these players' sessions or rights have changed: written in the same deed as the change. */
export const noteRights = (players: readonly number[], at: Date): readonly Sql[] =>
  [...new Set(players)].map(
    (id) => sql`INSERT INTO rights_note (id, about, at)
      VALUES (${randomUUID()}::uuid, ${id}::bigint, ${at}::timestamptz)`,
  )

interface RightsNotes {
  readonly about: readonly number[]
  /** From where to read on: every transaction before it is over. */
  readonly readTo: string
}

/**
 * What was noted since the last look, and nothing but that, in one small question. It goes by PostgreSQL's own numbers of
 * transactions: one that is still under way is looked for again next time, however late it is committed; no clock counts.
 */
export async function readNotes(database: Database, since: string | null): Promise<RightsNotes> {
  const [found] = await database.query<RightsNotes>(sql`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS "readTo",
      coalesce(jsonb_agg(DISTINCT note.about), '[]') AS about
    FROM rights_note AS note
    WHERE ${since}::text IS NULL OR age(note.xmin) <= age(xid(${since}::text::xid8))`)
  if (found === undefined) throw new Error('a sum is one row')
  return found
}
