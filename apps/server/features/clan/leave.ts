import { GROWING } from '@skystair/content/beginning.ts'
import { CLANS } from '@skystair/content/clans/clans.ts'
import {
  participantAction as actionCall,
  leaveClan as leaveCall,
  type ParticipantAction,
  resignClan as resignCall,
} from '@skystair/contract/clan.ts'
import type { ClanChange } from '@skystair/rules/clan/change.ts'
import { memberOf } from '@skystair/rules/clan/clan.ts'
import type { ClanDesign } from '@skystair/rules/clan/design.ts'
import { giveLeadership, resign } from '@skystair/rules/clan/hand-over-leadership.ts'
import { kick } from '@skystair/rules/clan/kick.ts'
import { leaderOf } from '@skystair/rules/clan/leadership.ts'
import { leave } from '@skystair/rules/clan/leave.ts'
import { demote, promote } from '@skystair/rules/clan/promote.ts'
import { NO_SUPPORT } from '@skystair/rules/clan/support.ts'
import { tiesAfterLeaving } from '@skystair/rules/clan/ties.ts'
import { leaveRaid } from '@skystair/rules/raid/go.ts'
import { isRefusal, type Refusal } from '@skystair/rules/refusal.ts'
import { actionWith } from '../../platform/action/action.ts'
import type { Parcel } from '../../platform/action/parcels.ts'
import { owner, type Sql, sql } from '../../platform/database/sql.ts'
import { mustTouch, type Step } from '../../platform/database/steps.ts'
import { noteRights } from '../../platform/live/rights-notes.ts'
import { changed, clanAction, clanNews, clanOf, clanPush, farewell, participation } from './change-clan.ts'
import { type FoundClan, ownClan, ownClanAndNames } from './load-clan.ts'
import { told } from './raid/go.ts'
import { writeClan } from './write-clan.ts'

export const leaveClan = actionWith<typeof leaveCall, FoundClan | null>(leaveCall, ownClan, (context) => {
  const { now } = context
  const clan = clanOf(context)
  if (isRefusal(clan)) return clan
  // What was climbed for the clan is told before the raider is gone.
  const { player, writes } = told(context.player)
  const change = leave(clan, player.id, CLANS)
  if (isRefusal(change)) return change
  return {
    player: {
      ...leaveRaid(player, GROWING.kindOf, now),
      clanId: null,
      clan: tiesAfterLeaving(player.clan, CLANS, now),
    },
    writes: [...writes, ...writeClan(clan, change, new Date(now))],
    push: [clanPush(clan.id)],
    // Whoever is out hears the clan no more.
    drop: [player.id],
    send: farewell(clan, change),
    reply: participation(null),
  }
})

export const resignClan = actionWith<typeof resignCall, FoundClan | null>(
  resignCall,
  ownClanAndNames,
  (context) => {
    const { player, now } = context
    const clan = clanOf(context)
    if (isRefusal(clan)) return clan
    const change = resign(clan, player.id, CLANS)
    if (isRefusal(change)) return change
    const { view, ...after } = changed(context, clan, change)
    return {
      ...after,
      send: [clanNews(clan.id, leaderOf(change.clan).playerId, 'clan-leader', { clan: clan.name }, now)],
      reply: participation(view),
    }
  },
)

type Doing = (clan: FoundClan, actorId: number, memberId: number, design: ClanDesign) => ClanChange | Refusal

const deeds: Readonly<Record<ParticipantAction, Doing>> = {
  PROMOTE: promote,
  DEMOTE: demote,
  KICK: kick,
  GIVE_LEADERSHIP: giveLeadership,
}

export const participantAction = clanAction(
  actionCall,
  (clan, { player, body }) => deeds[body.type](clan, player.id, body.playerId, CLANS),
  (change, { body, now }) =>
    body.type === 'KICK'
      ? {
          writes: [putOut(body.playerId, change.clan.id, now)],
          // Every node learns of it, also one that the word to drop the sockets does not reach.
          lastWrites: [...noteRights([body.playerId], new Date(now)), cardWithoutClan(body.playerId)],
          drop: [body.playerId],
          send: [clanNews(change.clan.id, body.playerId, 'clan-kicked', { clan: change.clan.name }, now)],
        }
      : { send: [newRank(change, body.playerId, now)] },
  ownClanAndNames,
)

/** The clan's own word is enough: whoever was put out need not be asked. */
const putOut = (playerId: number, clanId: number, now: number): Step => {
  const left = { freeAt: now + CLANS.restAfterLeaving, support: NO_SUPPORT }
  return mustTouch(
    'put_out',
    // By hand, not by parcel: whoever is out is out, however much waits in the inbox.
    sql`UPDATE player SET clan_id = NULL, version = version + 1,
        state = jsonb_set(state, '{clan}', state -> 'clan' || ${JSON.stringify(left)}::jsonb)
      WHERE id = ${owner(playerId)} AND clan_id = ${clanId}::bigint`,
  )
}

/** The last write: on many machines all cards are locked till it is over. */
const cardWithoutClan = (playerId: number): Sql =>
  sql`UPDATE person SET clan_id = NULL WHERE id = ${playerId}::bigint`

function newRank({ clan }: ClanChange, playerId: number, now: number): Parcel {
  const rank = memberOf(clan, playerId)?.rank ?? 'NEWBIE'
  return rank === 'LEADER'
    ? clanNews(clan.id, playerId, 'clan-leader', { clan: clan.name }, now)
    : clanNews(clan.id, playerId, 'clan-rank', { clan: clan.name, rank }, now)
}
