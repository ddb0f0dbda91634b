import { isRefusal, type Refusal, refused } from '../refusal.ts'
import type { ClanChange } from './change.ts'
import { type Clan, memberOf, withoutMember } from './clan.ts'
import type { ClanDesign } from './design.ts'
import { mostWorthy, replaceLeader } from './leadership.ts'
import { told } from './log.ts'
import { whoMay } from './rights.ts'

/** Nobody is left: the clan is closed. */
export const isDeserted = ({ members }: Clan): boolean => members.length === 0

/** A member goes. A leader names no heir by going: first somebody else must lead, unless nobody is left. */
export function leave(clan: Clan, playerId: number, { rights }: ClanDesign): ClanChange | Refusal {
  const member = memberOf(clan, playerId)
  if (member === null) return refused('clan.refused.not-a-member')
  if (member.rank === 'LEADER' && clan.members.length > 1) return refused('clan.refused.leader-stays')
  const may = whoMay(clan, playerId, 'LEAVE_CLAN', rights)
  if (isRefusal(may)) return may
  return { clan: withoutMember(clan, playerId), events: [told('left', playerId)] }
}

/** A member is no more among players at all: the most worthy follows a leader. */
export function vanish(clan: Clan, playerId: number): ClanChange | null {
  const member = memberOf(clan, playerId)
  if (member === null) return null
  const heir = member.rank === 'LEADER' ? mostWorthy(othersThan(clan, playerId)) : null
  const led = heir === null ? clan : replaceLeader(clan, heir.playerId, 'PARTICIPANT')
  return {
    clan: withoutMember(led, playerId),
    events: [...(heir === null ? [] : [told('leaderReplace', null, heir.playerId)]), told('left', playerId)],
  }
}

const othersThan = (clan: Clan, playerId: number) =>
  clan.members.filter((member) => member.playerId !== playerId)
