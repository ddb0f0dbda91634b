import type { LiveMessageOf } from '@skystair/contract/live.ts'
import { clanChannel } from '@skystair/contract/live-channels.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { owner, type Sql, sql } from '../../../platform/database/sql.ts'
import type { Answers } from '../../../platform/database/steps.ts'
import type { Push } from '../../../platform/live/announce.ts'
import { fightLasts } from './load-raid.ts'
import { mostShownFighting } from './raid-view.ts'

type News = LiveMessageOf<'RAID_CHANGED'>

/** What all members see of the raid after a fight has begun or ended, asked with the deed itself. */
export const selectNews = (clanId: number, week: number, playerId: number, now: number): Sql => {
  const fighting = sql`dealer.clan_id = ${owner(clanId)} AND dealer.week = ${week}::integer
    AND dealer.fighting_since > ${new Date(now - fightLasts)}::timestamptz`
  return sql`SELECT jsonb_build_object('week', raid.week, 'pool', raid.pool, 'left', raid.pool_left,
      'killed', raid.outcome IS NOT DISTINCT FROM 'KILLED' AND raid.killer_id = ${playerId}::bigint,
      'fightingCount', (SELECT count(*) FROM raid_dealer AS dealer WHERE ${fighting}),
      'fighting', (SELECT jsonb_agg(jsonb_build_object('id', seen.player_id, 'name', seen.name, 'heroImage', seen.hero_image))
        FROM (SELECT dealer.player_id, person.name, dealer.hero_image FROM raid_dealer AS dealer
          LEFT JOIN person ON person.id = dealer.player_id WHERE ${fighting}
          ORDER BY dealer.fighting_since DESC LIMIT ${mostShownFighting}) AS seen),
      'lastDealt', (SELECT dealer.last_dealt FROM raid_dealer AS dealer WHERE dealer.clan_id = ${owner(clanId)}
        AND dealer.week = ${week}::integer AND dealer.player_id = ${playerId}::bigint))
    FROM raid WHERE raid.clan_id = ${owner(clanId)} AND raid.week = ${week}::integer`
}

interface Told extends Pick<News, 'week' | 'pool' | 'left' | 'killed' | 'fightingCount'> {
  readonly fighting: News['fighting'] | null
  readonly lastDealt: number | null
}

/** `bestBlow` of a fight that has ended; null: one has begun. */
export const raidNews =
  (clanId: number, { id, name }: Player, heroImage: string | null, bestBlow: number | null) =>
  ({ raid }: Answers): readonly Push[] => {
    if (raid === null || raid === undefined) return []
    const { lastDealt, fighting, ...told } = raid as Told
    const blow: News['blow'] =
      bestBlow === null ? null : { player: { id, name, heroImage }, dealt: lastDealt ?? 0, bestBlow }
    return [
      {
        channel: clanChannel(clanId),
        message: {
          notificationType: 'RAID_CHANGED',
          ...told,
          fighting: fighting ?? [],
          blow,
          killed: blow !== null && told.killed,
        },
      },
    ]
  }
