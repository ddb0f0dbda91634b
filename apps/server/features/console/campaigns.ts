import { listCampaigns as listCall, switchCampaign as switchCall } from '@skystair/contract/console.ts'
import { reasonMissing } from '@skystair/rules/moderation/keeper.ts'
import { type Campaign, campaigns } from '@skystair/rules/shop/sale.ts'
import { action, read } from '../../platform/action.ts'
import { logDeed } from '../../platform/keeper-log.ts'
import { sql } from '../../platform/sql.ts'

interface Row {
  readonly name: Campaign
  readonly stopped: boolean
  readonly changed_at: Date
  readonly changed_by: number
  readonly player_name: string | null
}

export const listCampaigns = read(listCall, async ({ services: { database } }) => {
  const rows = await database.query<Row>(sql`SELECT campaign.*, player.name AS player_name
    FROM campaign LEFT JOIN player ON player.id = campaign.changed_by`)
  return {
    campaigns: campaigns.map((name) => {
      const row = rows.find((each) => each.name === name)
      return {
        name,
        running: !row?.stopped,
        changedAt: row?.changed_at.getTime() ?? null,
        changedBy: row ? { id: row.changed_by, name: row.player_name } : null,
      }
    }),
  }
})

/** It is about nobody but the operator: the reason lies in the operator's own history. */
export const switchCampaign = action(
  switchCall,
  ({ player, params: { name }, body: { running, note }, now }) => {
    const unexplained = reasonMissing(note)
    if (unexplained) return unexplained
    const at = new Date(now)
    return {
      player,
      also: [
        sql`INSERT INTO campaign (name, stopped, changed_at, changed_by)
          VALUES (${name}::text, ${!running}::boolean, ${at}::timestamptz, ${player.id}::bigint)
          ON CONFLICT (name) DO UPDATE SET stopped = excluded.stopped, changed_at = excluded.changed_at,
            changed_by = excluded.changed_by`,
        logDeed(
          { playerId: player.id, actorId: player.id, deed: 'SWITCH', note, detail: { name, running } },
          at,
        ),
      ],
      reply: () => ({ done: true }),
    }
  },
)
