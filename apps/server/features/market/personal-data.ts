import { writeOff } from '../../platform/ledger.ts'
import { part } from '../../platform/part.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import { sql } from '../../platform/sql.ts'

/** Of a deal only the price stays: somebody sold, and somebody bought. */
const nobody = 0

export const marketData: PersonalData = {
  tables: ['market_listing', 'market_deal'],
  shown: {
    market: sql`SELECT jsonb_agg(to_jsonb(own) - 'seller_id' ORDER BY own.listed_at) FROM market_listing AS own
      WHERE own.seller_id = player.id`,
    deals: sql`SELECT jsonb_agg(to_jsonb(own) - 'seller_id' - 'buyer_id' || jsonb_build_object('side',
        CASE WHEN own.buyer_id = player.id THEN 'BOUGHT' ELSE own.outcome END) ORDER BY own.at)
      FROM market_deal AS own WHERE own.seller_id = player.id OR own.buyer_id = player.id`,
  },
  forget: (at) => [
    part(
      'left_on_market',
      sql`DELETE FROM market_listing USING saved WHERE market_listing.seller_id = saved.id
        RETURNING market_listing.subject, market_listing.amount, market_listing.thing`,
    ),
    writeOff(sql`SELECT 'market', subject, amount FROM left_on_market WHERE thing IS NULL`, at),
    sql`UPDATE market_deal SET seller_id = CASE WHEN seller_id = saved.id THEN ${nobody}::bigint ELSE seller_id END,
        buyer_id = CASE WHEN buyer_id = saved.id THEN ${nobody}::bigint ELSE buyer_id END
      FROM saved WHERE saved.id IN (market_deal.seller_id, market_deal.buyer_id)`,
  ],
}
