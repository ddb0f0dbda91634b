import { sql } from '../database/sql.ts'

/** What operators have stopped, loaded with the player. */
export const stoppedCampaigns = {
  select: () => sql`SELECT coalesce(jsonb_agg(campaign.name), '[]') FROM campaign WHERE campaign.stopped`,
}
