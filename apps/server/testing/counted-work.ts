import { type Sql, sql } from '../platform/database/sql.ts'
import { schedule, workKind } from '../platform/due-work/due-work.ts'
import type { Services } from '../platform/services/services.ts'

/** The mark that a piece of work was done: a figure of its name, which counts how often. */
export const mark = (name: string): Sql => sql`INSERT INTO metric_history (name, at, value)
  VALUES (${name}, 'epoch'::timestamptz, 1)
  ON CONFLICT (name, at) DO UPDATE SET value = metric_history.value + 1`

/** Work of which can be seen how often it happened. */
export const countedWork = workKind<{ readonly name: string }>('counted', async ({ payload }) => ({
  writes: [mark(payload.name)],
}))

/** Writes work down as a decision of the game would. */
export async function appoint(
  { database }: Pick<Services, 'database'>,
  kind: { readonly kind: string },
  id: string,
  dueAt: number,
): Promise<void> {
  await database.query(schedule(kind, { id, dueAt, payload: { name: id } }))
}

/** How often each piece of work has happened. */
export async function happened({ database }: Pick<Services, 'database'>): Promise<Record<string, number>> {
  const rows = await database.query<{ name: string; value: number }>(
    sql`SELECT name, value FROM metric_history WHERE at = 'epoch'::timestamptz`,
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}
