import type { PersonalData } from '../../platform/personal-data.ts'
import { sql } from '../../platform/sql.ts'

export const marketData: PersonalData = {
  tables: ['market_listing'],
  shown: (playerId) => ({
    market: sql`SELECT jsonb_agg(to_jsonb(own) - 'seller_id' ORDER BY own.listed_at) FROM market_listing AS own
      WHERE own.seller_id = ${playerId}::bigint`,
  }),
  forget: (playerId) => [
    sql`DELETE FROM market_listing WHERE market_listing.seller_id = ${playerId}::bigint`,
  ],
}
