import { isRefusal, type Refusal, refused } from '../refusal.ts'
import type { ClanChange } from './change.ts'
import { type Clan, compareRanks, memberOf } from './clan.ts'
import type { ClanDesign } from './design.ts'
import { mostWorthy, replaceLeader } from './leadership.ts'
import { told } from './log.ts'
import { whoMay } from './rights.ts'

/** Nobody is left: the clan is closed. */
export const isDeserted = ({ members }: Clan): boolean => members.length === 0

const without = (clan: Clan, playerId: number): Clan => ({
  ...clan,
  members: clan.members.filter((member) => member.playerId !== playerId),
  // A regent who goes leaves no regency behind.
  regency: clan.regency?.playerId === playerId ? null : clan.regency,
})

/** A member goes. A leader names no heir by going: first somebody else must lead, unless nobody is left. */
export function leave(clan: Clan, playerId: number, { rights }: ClanDesign): ClanChange | Refusal {
  const member = memberOf(clan, playerId)
  if (member === null) return refused('clan.refused.not-a-member')
  if (member.rank === 'LEADER' && clan.members.length > 1) return refused('clan.refused.leader-stays')
  const may = whoMay(clan, playerId, 'LEAVE_CLAN', rights)
  if (isRefusal(may)) return may
  return { clan: without(clan, playerId), events: [told('left', playerId)] }
}

/** A member is no more among players at all: the most worthy follows a leader. */
export function vanish(clan: Clan, playerId: number): ClanChange | null {
  const member = memberOf(clan, playerId)
  if (member === null) return null
  const heir = member.rank === 'LEADER' ? mostWorthy(othersThan(clan, playerId)) : null
  const led = heir === null ? clan : replaceLeader(clan, heir.playerId, 'PARTICIPANT')
  return {
    clan: without(led, playerId),
    events: [...(heir === null ? [] : [told('leaderReplace', null, heir.playerId)]), told('left', playerId)],
  }
}

/** The leader steps back; the most worthy follows. */
export function resign(clan: Clan, playerId: number, { rights }: ClanDesign): ClanChange | Refusal {
  const leader = whoMay(clan, playerId, 'RESIGN', rights)
  if (isRefusal(leader)) return leader
  const heir = mostWorthy(othersThan(clan, playerId))
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

export function kick(
  clan: Clan,
  actorId: number,
  memberId: number,
  { rights }: ClanDesign,
): ClanChange | Refusal {
  const actor = whoMay(clan, actorId, 'KICK', rights)
  if (isRefusal(actor)) return actor
  if (memberId === actorId) return refused('clan.refused.not-yourself')
  const member = memberOf(clan, memberId)
  if (member === null) return refused('clan.refused.no-such-member')
  if (compareRanks(actor.rank, member.rank) >= 0 || compareRanks(member.rank, 'DEPUTY_LEADER') <= 0)
    return refused('clan.refused.rank-too-high')
  return { clan: without(clan, memberId), events: [told('kick', actorId, memberId)] }
}

const othersThan = (clan: Clan, playerId: number) =>
  clan.members.filter((member) => member.playerId !== playerId)
