import { isRefusal, type Refusal, refused } from '../refusal.ts'
import type { ClanChange } from './change.ts'
import { type Clan, compareRanks, memberOf, withoutMember } from './clan.ts'
import type { ClanDesign } from './design.ts'
import { told } from './log.ts'
import { whoMay } from './rights.ts'

/** A member below a deputy is turned out by one who stands higher. */
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
  return { clan: withoutMember(clan, memberId), events: [told('kick', actorId, memberId)] }
}
