import { across, owner, sql } from '../../platform/database/sql.ts'
import type { PersonalData } from '../../platform/people/personal-data.ts'

/** What was paid is accounted for also after those who paid; who they were on a platform is forgotten. */
export const bankData: PersonalData = {
  tables: ['payment', 'payment_story', 'bank_book', 'referral_bonus', 'claim', 'platform_player'],
  shown: (playerId) => ({
    payments: sql`SELECT jsonb_agg(to_jsonb(own) - 'player_id' - 'keeper_word' - 'source' ORDER BY own.started_at)
      FROM payment AS own WHERE own.player_id = ${owner(playerId)}`,
    paymentStories: sql`SELECT jsonb_agg(to_jsonb(own) - 'player_id' - 'detail' ORDER BY own.at)
      FROM payment_story AS own WHERE own.player_id = ${owner(playerId)}`,
    bankBook: sql`SELECT to_jsonb(own) - 'player_id' FROM bank_book AS own WHERE own.player_id = ${owner(playerId)}`,
    referralBonuses: sql`SELECT jsonb_agg(to_jsonb(own) - 'player_id' ORDER BY own.at)
      FROM referral_bonus AS own WHERE own.player_id = ${owner(playerId)}`,
    claims: sql`SELECT jsonb_agg(to_jsonb(own) - 'player_id') FROM claim AS own WHERE own.player_id = ${owner(playerId)}`,
    platforms: sql`SELECT jsonb_agg(own.folded) FROM platform_player AS own WHERE own.player_id = ${playerId}::bigint`,
  }),
  forget: (playerId) => [
    sql`UPDATE payment SET source = NULL WHERE payment.payer_id = ${playerId}::bigint ${across('payments of a payer')}`,
    // Whoever waited behind the door has no other; and nobody is called back who is not there any more.
    sql`UPDATE platform_player SET player_id = former_id, former_id = NULL
      WHERE platform_player.player_id = ${playerId}::bigint AND platform_player.former_id IS NOT NULL`,
    sql`UPDATE platform_player SET former_id = NULL WHERE platform_player.former_id = ${playerId}::bigint`,
    sql`DELETE FROM platform_player WHERE platform_player.player_id = ${playerId}::bigint`,
    sql`DELETE FROM claim WHERE claim.player_id = ${owner(playerId)}`,
    sql`DELETE FROM referral_bonus WHERE referral_bonus.player_id = ${owner(playerId)}`,
  ],
}
