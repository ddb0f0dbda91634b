import { listCampaigns as listCall, switchCampaign as switchCall } from '@skystair/contract/console.ts'
import { reasonMissing } from '@skystair/rules/moderation/keeper.ts'
import { type Campaign, campaigns } from '@skystair/rules/shop/sale.ts'
import { action, readWith } from '../../platform/action/action.ts'
import { sql } from '../../platform/database/sql.ts'
import { logDeed } from '../../platform/moderation/keeper-log.ts'
import { peopleOf } from '../../platform/people/people.ts'

interface Switched {
  readonly name: Campaign
  readonly stopped: boolean
  readonly at: number
  readonly by: number
}

export const listCampaigns = readWith<typeof listCall, readonly Switched[] | null>(
  listCall,
  {
    select: () => sql`SELECT jsonb_agg(jsonb_build_object('name', campaign.name, 'stopped', campaign.stopped,
        'at', floor(extract(epoch FROM campaign.changed_at) * 1000), 'by', campaign.changed_by)) FROM campaign`,
  },
  async ({ player, extra, services: { database } }) => {
    const switched = extra ?? []
    const people = await peopleOf(
      database,
      player.id,
      switched.map(({ by }) => by),
    )
    return {
      campaigns: campaigns.map((name) => {
        const last = switched.find((each) => each.name === name)
        return {
          name,
          running: !last?.stopped,
          changedAt: last?.at ?? null,
          changedBy: last ? { id: last.by, name: people[last.by]?.name ?? null } : null,
        }
      }),
    }
  },
)

/** It is about nobody but the operator: the reason lies in the operator's own history. */
export const switchCampaign = action(
  switchCall,
  ({ player, params: { name }, body: { running, note }, now }) => {
    const unexplained = reasonMissing(note)
    if (unexplained) return unexplained
    const at = new Date(now)
    return {
      player,
      writes: [
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
