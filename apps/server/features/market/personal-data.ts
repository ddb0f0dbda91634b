import type { PersonalData } from '../../platform/personal-data.ts'
import { sql } from '../../platform/sql.ts'

export const marketData: PersonalData = {
  tables: ['market_listing'],
  shown: (playerId) => ({
    market: sql`SELECT jsonb_agg(jsonb_build_object('id', own.id, 'subject', own.subject,
        'thing', own.thing, 'amount', own.amount, 'payment', own.payment, 'price', own.price,
        'listed_at', own.listed_at, 'expires_at', own.expires_at) ORDER BY own.listed_at) FROM market_listing AS own
      WHERE own.seller_id = ${playerId}::bigint`,
  }),
  forget: (playerId) => [
    sql`DELETE FROM market_listing WHERE market_listing.seller_id = ${playerId}::bigint`,
  ],
}
