import { isRefusal, type Refusal, refused } from '../refusal.ts'
import type { ClanChange } from './change.ts'
import { type Clan, memberOf } from './clan.ts'
import type { ClanDesign } from './design.ts'
import { mostWorthy, replaceLeader } from './leadership.ts'
import { told } from './log.ts'
import { whoMay } from './rights.ts'

/** The leader steps back; the most worthy follows. */
export function resign(clan: Clan, playerId: number, { rights }: ClanDesign): ClanChange | Refusal {
  const leader = whoMay(clan, playerId, 'RESIGN', rights)
  if (isRefusal(leader)) return leader
  const heir = mostWorthy(clan.members.filter((member) => member.playerId !== playerId))
  if (heir === null) return refused('clan.refused.nobody-follows')
  return {
    clan: replaceLeader(clan, heir.playerId, 'PARTICIPANT'),
    events: [told('leaderReplace', playerId, heir.playerId)],
  }
}

/** The leader chooses who leads from now on, and stays as a deputy. */
export function giveLeadership(
  clan: Clan,
  actorId: number,
  heirId: number,
  { rights }: ClanDesign,
): ClanChange | Refusal {
  const leader = whoMay(clan, actorId, 'GIVE_LEADERSHIP', rights)
  if (isRefusal(leader)) return leader
  const heir = memberOf(clan, heirId)
  if (heir === null) return refused('clan.refused.no-such-member')
  if (heirId === actorId) return refused('clan.refused.not-yourself')
  return {
    clan: replaceLeader(clan, heirId, 'DEPUTY_LEADER'),
    events: [told('leaderReplace', actorId, heirId)],
  }
}
