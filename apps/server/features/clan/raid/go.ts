import { GROWING } from '@skystair/content/beginning.ts'
import { RAIDS } from '@skystair/content/raids/raids.ts'
import { REALM } from '@skystair/content/realm.ts'
import {
  endRaid as endCall,
  speedUpRaid as speedUpCall,
  startRaid as startCall,
} from '@skystair/contract/raid.ts'
import { memberOf } from '@skystair/rules/clan/clan.ts'
import { passTime } from '@skystair/rules/player/pass-time.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { tellStairs } from '@skystair/rules/raid/experience.ts'
import { endRaid as end, speedUpRaid as speedUp, startRaid as start } from '@skystair/rules/raid/go.ts'
import type { Raid } from '@skystair/rules/raid/raid.ts'
import { endsAt } from '@skystair/rules/raid/week.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { actionWith } from '../../../platform/action/action.ts'
import { owner, type Sql, sql } from '../../../platform/database/sql.ts'
import { schedule } from '../../../platform/due-work/due-work.ts'
import { tellClan } from '../../../platform/push/moments.ts'
import { playerView } from '../../../platform/views/player-view.ts'
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

/** Those who are away are told that it has begun, once. */
const tellBegun = ({ clanId, week }: Raid, but: number, now: number): Sql =>
  tellClan(
    `raid-${clanId}-${week}`,
    { clanId, but, kind: 'raid-begun', params: { endsAt: endsAt(week) } },
    now,
  )

/** The clan hears of the stairs that were climbed for it, also when the raider is in another by now. */
export function told(player: Player): { readonly player: Player; readonly writes: readonly Sql[] } {
  const { ties, gain } = tellStairs(player.raid, RAIDS)
  return {
    player: ties === player.raid ? player : { ...player, raid: ties },
    writes: gain === null ? [] : [gainExperience(gain.clanId, gain.experience)],
  }
}

export const startRaid = actionWith<typeof startCall, OwnRaid>(startCall, ownRaid, (context) => {
  const { extra, now, services } = context
  const clan = clanIn(context)
  if (isRefusal(clan)) return clan
  const { player, writes } = told(context.player)
  const joinedAt = memberOf(clan, player.id)?.joinedAt ?? now
  const raid = raidNow(extra, clan, now)
  const started = start(REALM, player, joinedAt, raid, GROWING.kindOf, RAIDS, now)
  if (isRefusal(started)) return started
  return {
    player: passTime(started, now, GROWING),
    writes: [
      ...(extra.raid === null ? beginWeek(raid, new Date(now)) : []),
      ...(extra.raid === null && services.config.pushKeys !== null ? [tellBegun(raid, player.id, now)] : []),
      ...writes,
    ],
    reply: (saved) => ({ player: playerView(saved, now), raid: raidView(extra, clan, saved, now) }),
  }
})

export const endRaid = actionWith<typeof endCall, OwnRaid>(endCall, ownRaid, (context) => {
  const { body, extra, now } = context
  const { player, writes } = told(context.player)
  const ended = end(player, body.reset, GROWING.kindOf, now)
  if (isRefusal(ended)) return ended
  const clan = clanIn(context)
  return {
    player: passTime(ended, now, GROWING),
    writes,
    // Whoever was put out comes home all the same.
    reply: (saved) => ({
      player: playerView(saved, now),
      raid: isRefusal(clan) ? null : raidView(extra, clan, saved, now),
    }),
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
