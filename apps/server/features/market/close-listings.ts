import { sql } from '../../platform/database/sql.ts'
import { workKind } from '../../platform/due-work/due-work.ts'

const minute = 60_000
const atOnce = 1_000

/** What is out of time leaves the shelves, so that nobody who browses walks past it. */
export const closeListingsWork = workKind(
  'close-listings',
  async ({ services: { database }, now }) => {
    const found = await database.query<{ id: string }>(sql`SELECT id FROM market_listing
      WHERE NOT is_over AND expires_at <= ${new Date(now)}::timestamptz ORDER BY expires_at LIMIT ${atOnce}`)
    const ids = found.map(({ id }) => id)
    return {
      writes:
        ids.length === 0
          ? []
          : [sql`UPDATE market_listing SET is_over = true WHERE id = ANY(${ids}::uuid[])`],
      again: ids.length === atOnce ? now : now + minute,
    }
  },
  [{ id: 'market', payload: {} }],
)
