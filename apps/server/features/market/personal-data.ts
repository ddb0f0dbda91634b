import { ofWorld, writeAccount } from '@skystair/rules/wallet/account.ts'
import { sql } from '../../platform/database/sql.ts'
import { writeOff } from '../../platform/money/ledger.ts'
import type { PersonalData } from '../../platform/people/personal-data.ts'

/** Of a deal only the price stays: somebody sold, and somebody bought. */
const nobody = 0

export const marketData: PersonalData = {
  tables: ['market_listing', 'market_deal'],
  shown: (playerId) => ({
    market: sql`SELECT jsonb_agg(jsonb_build_object('id', own.id, 'subject', own.subject,
        'thing', own.thing, 'amount', own.amount, 'payment', own.payment, 'price', own.price,
        'listed_at', own.listed_at, 'expires_at', own.expires_at) ORDER BY own.listed_at) FROM market_listing AS own
      WHERE own.seller_id = ${playerId}::bigint`,
    deals: sql`SELECT jsonb_agg(jsonb_build_object('listing_id', own.listing_id, 'subject', own.subject,
        'amount', own.amount, 'payment', own.payment, 'price', own.price, 'at', own.at,
        'side', CASE WHEN own.buyer_id = ${playerId}::bigint THEN 'BOUGHT' ELSE own.outcome END) ORDER BY own.at)
      FROM market_deal AS own WHERE own.seller_id = ${playerId}::bigint OR own.buyer_id = ${playerId}::bigint`,
  }),
  forget: (playerId, at) => [
    writeOff(
      playerId,
      sql`SELECT ${writeAccount(ofWorld('market'))}::text, subject, amount FROM market_listing WHERE seller_id = ${playerId}::bigint AND thing IS NULL`,
      at,
    ),
    sql`DELETE FROM market_listing WHERE seller_id = ${playerId}::bigint`,
    sql`UPDATE market_deal SET seller_id = ${nobody}::bigint WHERE seller_id = ${playerId}::bigint`,
    sql`UPDATE market_deal SET buyer_id = ${nobody}::bigint WHERE buyer_id = ${playerId}::bigint`,
  ],
}
