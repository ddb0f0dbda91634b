import type { ClanChange } from './change.ts'
import { type Clan, type ClanRank, compareRanks, type Member } from './clan.ts'
import type { ClanDesign } from './design.ts'
import { told } from './log.ts'

/** The most worthy of them: by rank, then by what was given, then who is longer there. */
export const mostWorthy = (members: readonly Member[]): Member | null =>
  members.toSorted(
    (one, other) =>
      compareRanks(one.rank, other.rank) ||
      other.given - one.given ||
      one.joinedAt - other.joinedAt ||
      one.playerId - other.playerId,
  )[0] ?? null

export const leaderOf = ({ members }: Pick<Clan, 'members'>): Member => {
  const leader = members.find(({ rank }) => rank === 'LEADER')
  if (!leader) throw new Error('a clan has no leader')
  return leader
}

export const withRank = (clan: Clan, playerId: number, rank: ClanRank): Clan => ({
  ...clan,
  members: clan.members.map((member) => (member.playerId === playerId ? { ...member, rank } : member)),
})

/** One leads instead of another, who stays as an ordinary member of that rank. No regent is left beside a new leader. */
export function replaceLeader(clan: Clan, successorId: number, oldRank: ClanRank): Clan {
  const before = endRegency(clan)
  return withRank(withRank(before, leaderOf(before).playerId, oldRank), successorId, 'LEADER')
}

/** Whoever led for a while is again what they were. */
export function endRegency(clan: Clan): Clan {
  const { regency } = clan
  return regency === null ? clan : { ...withRank(clan, regency.playerId, regency.rankBefore), regency: null }
}

/** What becomes of a clan whose leader was last seen then; null: nothing. */
export function watchOverLeader(
  clan: Clan,
  leaderSeenAt: number,
  design: ClanDesign,
  now: number,
): ClanChange | null {
  const isAway = now - leaderSeenAt >= design.leaderAwayFor
  const { regency } = clan
  if (!isAway) return regency === null ? null : { clan: endRegency(clan), events: [] }
  if (regency === null) {
    const leader = leaderOf(clan)
    const regent = mostWorthy(clan.members.filter((member) => member !== leader))
    if (regent === null) return null
    return {
      clan: {
        ...withRank(clan, regent.playerId, 'SUBLEADER'),
        regency: { playerId: regent.playerId, rankBefore: regent.rank, since: now },
      },
      events: [told('subLeader', null, regent.playerId)],
    }
  }
  if (now - regency.since < design.regencyLasts) return null
  return {
    clan: replaceLeader(clan, regency.playerId, 'PARTICIPANT'),
    events: [told('leaderReplace', null, regency.playerId)],
  }
}
