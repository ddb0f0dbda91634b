import type { PersonalData } from '../../platform/personal-data.ts'
import { sql } from '../../platform/sql.ts'

export const marketData: PersonalData = {
  tables: ['market_listing'],
  shown: {
    market: sql`SELECT jsonb_agg(to_jsonb(own) - 'seller_id' ORDER BY own.listed_at) FROM market_listing AS own
      WHERE own.seller_id = player.id`,
  },
  forget: () => [sql`DELETE FROM market_listing USING saved WHERE market_listing.seller_id = saved.id`],
}
