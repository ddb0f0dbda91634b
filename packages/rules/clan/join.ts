import { waitUntil } from '../format/wait.ts'
import { isRefusal, type Refusal, refused } from '../refusal.ts'
import type { ClanChange } from './change.ts'
import { type Candidate, type Clan, candidateOf, memberOf, withoutCandidate } from './clan.ts'
import type { ClanDesign } from './design.ts'
import { isFull } from './level.ts'
import { told } from './log.ts'
import { whoMay } from './rights.ts'
import { type Joiner, whyNotJoin } from './ties.ts'

const withCandidate = (clan: Clan, candidate: Candidate): Clan => ({
  ...clan,
  candidates: [...withoutCandidate(clan, candidate.playerId).candidates, candidate],
})

const isOpen = ({ state }: Candidate): boolean => state !== 'REJECTED'

/** A no stands for a day: neither side knocks again and again. */
function whyNotAgain(clan: Clan, playerId: number, { restAfterNo }: ClanDesign, now: number): Refusal | null {
  const known = candidateOf(clan, playerId)
  return known?.state === 'REJECTED' && known.at + restAfterNo > now
    ? refused('clan.refused.said-no', waitUntil(known.at + restAfterNo, now))
    : null
}

/** The player asks one clan. Whom it has invited already need not ask. */
export function apply(clan: Clan, joiner: Joiner, design: ClanDesign, now: number): ClanChange | Refusal {
  const unfit = whyNotJoin(joiner, design, now)
  if (unfit) return unfit
  const { applications, invitations } = joiner.clan
  if (invitations.some(({ clanId }) => clanId === clan.id)) return refused('clan.refused.invited-already')
  if (applications.includes(clan.id)) return refused('clan.refused.applied-already')
  if (applications.length >= design.mostApplications)
    return refused('clan.refused.too-many-applications', { most: design.mostApplications })
  const again = whyNotAgain(clan, joiner.id, design, now)
  if (again) return again
  if (clan.candidates.filter(isOpen).length >= design.mostCandidates)
    return refused('clan.refused.too-many-wait')
  return {
    clan: withCandidate(clan, { playerId: joiner.id, state: 'WANTS_TO_THE_CLAN', at: now }),
    events: [],
  }
}

/** The clan wants a player: an answer to an application, or out of its own will. */
export function invite(
  clan: Clan,
  actorId: number,
  wanted: Joiner,
  design: ClanDesign,
  now: number,
): ClanChange | Refusal {
  const actor = whoMay(clan, actorId, 'INVITE', design.rights)
  if (isRefusal(actor)) return actor
  if (memberOf(clan, wanted.id)) return refused('clan.refused.is-member-here')
  if (wanted.clanId !== null) return refused('clan.refused.is-member-elsewhere')
  if (wanted.level < design.joinLevel)
    return refused('clan.refused.their-level-too-low', { level: design.joinLevel })
  if (candidateOf(clan, wanted.id)?.state === 'INVITED') return refused('clan.refused.invited-by-us')
  const again = whyNotAgain(clan, wanted.id, design, now)
  if (again) return again
  if (isFull(clan, design)) return refused('clan.refused.full')
  const open = clan.candidates.filter(({ state }) => state === 'INVITED').length
  if (open >= design.mostInvitations)
    return refused('clan.refused.too-many-invitations', { most: design.mostInvitations })
  return {
    clan: withCandidate(clan, { playerId: wanted.id, state: 'INVITED', at: now }),
    events: [told('invite', actorId, wanted.id)],
  }
}

/** The clan says no to whoever asked, or takes its invitation back. */
export function reject(
  clan: Clan,
  actorId: number,
  candidateId: number,
  design: ClanDesign,
  now: number,
): ClanChange | Refusal {
  const actor = whoMay(clan, actorId, 'INVITE', design.rights)
  if (isRefusal(actor)) return actor
  const candidate = candidateOf(clan, candidateId)
  if (candidate === null || candidate.state === 'REJECTED') return refused('clan.refused.no-candidate')
  return {
    clan: withCandidate(clan, { playerId: candidateId, state: 'REJECTED', at: now }),
    events: [told('reject', actorId, candidateId)],
  }
}

/** Whoever was invited, or has asked, wants no more. */
export function decline(clan: Clan, playerId: number): ClanChange | Refusal {
  const candidate = candidateOf(clan, playerId)
  if (candidate === null || candidate.state === 'REJECTED') return refused('clan.refused.no-invitation')
  return { clan: withoutCandidate(clan, playerId), events: [] }
}

/** The player comes in, as a newbie. */
export function accept(clan: Clan, joiner: Joiner, design: ClanDesign, now: number): ClanChange | Refusal {
  const unfit = whyNotJoin(joiner, design, now)
  if (unfit) return unfit
  if (candidateOf(clan, joiner.id)?.state !== 'INVITED') return refused('clan.refused.no-invitation')
  if (isFull(clan, design)) return refused('clan.refused.full')
  const rest = withoutCandidate(clan, joiner.id)
  return {
    clan: {
      ...rest,
      members: [...rest.members, { playerId: joiner.id, rank: 'NEWBIE', joinedAt: now, given: 0 }],
    },
    events: [told('joined', joiner.id)],
  }
}
