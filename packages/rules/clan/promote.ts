import { isRefusal, type Refusal, refused } from '../refusal.ts'
import type { ClanChange } from './change.ts'
import { type Clan, type ClanRank, compareRanks, memberOf } from './clan.ts'
import type { ClanDesign } from './design.ts'
import { withRank } from './leadership.ts'
import { told } from './log.ts'
import { type ClanRight, whoMay } from './rights.ts'

type Steps = Readonly<Partial<Record<ClanRank, { readonly to: ClanRank; readonly right: ClanRight }>>>

/** From which rank one rises to which, and what whoever raises must be allowed. */
const UP: Steps = {
  NEWBIE: { to: 'PARTICIPANT', right: 'PROMOTE_TO_PARTICIPANT' },
  PARTICIPANT: { to: 'REPRESENTATIVE', right: 'PROMOTE_TO_REPRESENTATIVE' },
  REPRESENTATIVE: { to: 'DEPUTY_LEADER', right: 'PROMOTE_TO_DEPUTY_LEADER' },
}

const DOWN: Steps = {
  DEPUTY_LEADER: { to: 'REPRESENTATIVE', right: 'DEMOTE_DEPUTY_LEADER' },
  REPRESENTATIVE: { to: 'PARTICIPANT', right: 'DEMOTE_REPRESENTATIVE' },
}

/** For those who show what may be done. */
export const RANK_STEPS = { PROMOTE: UP, DEMOTE: DOWN } as const

function step(
  clan: Clan,
  actorId: number,
  memberId: number,
  steps: Steps,
  event: 'raise' | 'subsidence',
  { rights }: ClanDesign,
): ClanChange | Refusal {
  if (memberOf(clan, actorId) === null) return refused('clan.refused.not-a-member')
  if (memberId === actorId) return refused('clan.refused.not-yourself')
  const member = memberOf(clan, memberId)
  if (member === null) return refused('clan.refused.no-such-member')
  const next = steps[member.rank]
  if (!next) return refused(event === 'raise' ? 'clan.refused.highest-rank' : 'clan.refused.lowest-rank')
  const actor = whoMay(clan, actorId, next.right, rights)
  if (isRefusal(actor)) return actor
  // Nobody makes an equal of oneself, or moves one.
  if (compareRanks(actor.rank, member.rank) >= 0 || compareRanks(actor.rank, next.to) >= 0)
    return refused('clan.refused.rank-too-high')
  return {
    clan: withRank(clan, memberId, next.to),
    events: [told(event, actorId, memberId, { rank: next.to })],
  }
}

export const promote = (clan: Clan, actorId: number, memberId: number, design: ClanDesign) =>
  step(clan, actorId, memberId, UP, 'raise', design)

export const demote = (clan: Clan, actorId: number, memberId: number, design: ClanDesign) =>
  step(clan, actorId, memberId, DOWN, 'subsidence', design)
