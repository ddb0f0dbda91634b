import { RAIDS } from '@skystair/content/raids/raids.ts'
import { REALM } from '@skystair/content/realm.ts'
import {
  endRaid as endCall,
  speedUpRaid as speedUpCall,
  startRaid as startCall,
} from '@skystair/contract/raid.ts'
import { memberOf } from '@skystair/rules/clan/clan.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { stairExperience } from '@skystair/rules/raid/experience.ts'
import {
  endRaid as end,
  heardOf,
  speedUpRaid as speedUp,
  startRaid as start,
} from '@skystair/rules/raid/go.ts'
import type { Raid } from '@skystair/rules/raid/raid.ts'
import { endsAt } from '@skystair/rules/raid/week.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { actionWith } from '../../../platform/action/action.ts'
import { owner, type Sql, sql } from '../../../platform/database/sql.ts'
import { schedule } from '../../../platform/due-work/due-work.ts'
import { playerView } from '../../../platform/views/player-view.ts'
import type { FoundClan } from '../load-clan.ts'
import { gainExperience } from '../write-clan.ts'
import { type OwnRaid, ownRaid } from './load-raid.ts'
import { clanIn } from './look.ts'
import { raidNow, raidView } from './raid-view.ts'
import { sharingWork } from './share-loot.ts'

/** Whoever comes first lets the boss of the week take its place, and its end be looked after. */
export const beginWeek = (raid: Raid, at: Date): readonly Sql[] => [
  sql`INSERT INTO raid (clan_id, week, boss, difficulty, pool, pool_left, members, height, began_at)
    VALUES (${owner(raid.clanId)}, ${raid.week}::integer, ${raid.boss}, ${raid.difficulty}, ${raid.pool}::bigint,
      ${raid.left}::bigint, ${raid.members}::integer, ${raid.height}::integer, ${at}::timestamptz)
    ON CONFLICT (clan_id, week) DO NOTHING`,
  schedule(sharingWork, {
    id: `${raid.clanId}-${raid.week}`,
    dueAt: endsAt(raid.week),
    payload: { clanId: raid.clanId, week: raid.week },
  }),
]

/** The clan hears of the stairs that were climbed. */
const hear = (
  { raid: { stairs } }: Player,
  clan: FoundClan,
  difficulty: Raid['difficulty'],
): readonly Sql[] =>
  stairs === 0 ? [] : [gainExperience(clan.id, stairExperience(stairs, difficulty, RAIDS))]

export const startRaid = actionWith<typeof startCall, OwnRaid>(startCall, ownRaid, (context) => {
  const { player, extra, now } = context
  const clan = clanIn(context)
  if (isRefusal(clan)) return clan
  const joinedAt = memberOf(clan, player.id)?.joinedAt ?? now
  const started = start(REALM, player, joinedAt, extra.raid, RAIDS, now)
  if (isRefusal(started)) return started
  const raid = raidNow(extra, clan, now)
  return {
    player: heardOf(started),
    writes: [
      ...(extra.raid === null ? beginWeek(raid, new Date(now)) : []),
      ...hear(player, clan, raid.difficulty),
    ],
    reply: (saved) => ({ player: playerView(saved, now), raid: raidView(extra, clan, saved, now) }),
  }
})

export const endRaid = actionWith<typeof endCall, OwnRaid>(endCall, ownRaid, (context) => {
  const { player, body, extra, now } = context
  const ended = end(player, body.reset)
  if (isRefusal(ended)) return ended
  const clan = clanIn(context)
  // Whoever was put out comes home all the same.
  if (isRefusal(clan))
    return { player: heardOf(ended), reply: (saved) => ({ player: playerView(saved, now), raid: null }) }
  const raid = raidNow(extra, clan, now)
  return {
    player: heardOf(ended),
    writes: hear(player, clan, raid.difficulty),
    reply: (saved) => ({ player: playerView(saved, now), raid: raidView(extra, clan, saved, now) }),
  }
})

export const speedUpRaid = actionWith<typeof speedUpCall, OwnRaid>(speedUpCall, ownRaid, (context) => {
  const { player, extra, now } = context
  const clan = clanIn(context)
  if (isRefusal(clan)) return clan
  const joinedAt = memberOf(clan, player.id)?.joinedAt ?? now
  const hastened = speedUp(player, joinedAt, extra.raid, RAIDS, now)
  if (isRefusal(hastened)) return hastened
  return {
    player: hastened.player,
    movements: [
      { currency: 'mithril', amount: -hastened.price, counterparty: ofWorld('raid'), reason: 'RAID_SPEEDUP' },
    ],
    reply: (saved) => ({ player: playerView(saved, now), raid: raidView(extra, clan, saved, now) }),
  }
})
