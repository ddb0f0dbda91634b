import { type Refusal, refused } from '../refusal.ts'
import { type Clan, type ClanRank, type Member, memberOf } from './clan.ts'

/** What may be done in a clan; which rank may stands in content/clans/rights-of-ranks.data.ts. */
export const CLAN_RIGHTS = [
  'GIVE_LEADERSHIP',
  'RESIGN',
  'PROMOTE_TO_DEPUTY_LEADER',
  'DEMOTE_DEPUTY_LEADER',
  'PROMOTE_TO_REPRESENTATIVE',
  'DEMOTE_REPRESENTATIVE',
  'KICK',
  'PROMOTE_TO_PARTICIPANT',
  'INVITE',
  'START_BUILDING',
  'IMPROVE_HALL',
  'CHANGE_THEME',
  'EDIT_ABOUT',
  'EDIT_ADVERTISEMENT',
  'CHANGE_RAID_DIFFICULTY',
  'COMPLETE_BUILDING',
  'KEEP_FORUM',
  'WRITE_FORUM',
  'DONATE',
  'TAKE_FACTORY_GIFT',
  'LEAVE_CLAN',
] as const
export type ClanRight = (typeof CLAN_RIGHTS)[number]

export type RightsOfRanks = Readonly<Record<ClanRank, readonly ClanRight[]>>

export const mayOf = (rights: RightsOfRanks, rank: ClanRank, right: ClanRight): boolean =>
  rights[rank].includes(right)

/** The member, if this one is one and may do that. */
export function whoMay(
  clan: Clan,
  playerId: number,
  right: ClanRight,
  rights: RightsOfRanks,
): Member | Refusal {
  const member = memberOf(clan, playerId)
  if (member === null) return refused('clan.refused.not-a-member')
  return mayOf(rights, member.rank, right) ? member : refused('clan.refused.rank-too-low')
}
