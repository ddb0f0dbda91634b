import type { ParticipantAction } from '@skystair/contract/clan.ts'
import type { MyClan, Participant } from '@skystair/contract/clan-view.ts'
import { type ClanRank, compareRanks } from '@skystair/rules/clan/clan.ts'
import { RANK_STEPS } from '@skystair/rules/clan/promote.ts'

interface Viewer {
  readonly playerId: number
  readonly rank: ClanRank
  readonly rights: readonly MyClan['rights'][number][]
}
type Seen = Pick<Participant, 'rank'> & { readonly playerId: number }

/** What the viewer may do about another member, as the rules have it: what is not allowed is not even offered. */
export function deedsOf({ rank, rights, playerId }: Viewer, member: Seen): readonly ParticipantAction[] {
  if (playerId === member.playerId) return []
  const isAbove = (other: ClanRank) => compareRanks(rank, other) < 0
  const maySet = (action: keyof typeof RANK_STEPS): boolean => {
    const step = RANK_STEPS[action][member.rank]
    return step !== undefined && rights.includes(step.right) && isAbove(member.rank) && isAbove(step.to)
  }
  const mayKick =
    rights.includes('KICK') && isAbove(member.rank) && compareRanks(member.rank, 'DEPUTY_LEADER') > 0
  return [
    ...(maySet('PROMOTE') ? (['PROMOTE'] as const) : []),
    ...(maySet('DEMOTE') ? (['DEMOTE'] as const) : []),
    ...(rights.includes('GIVE_LEADERSHIP') ? (['GIVE_LEADERSHIP'] as const) : []),
    ...(mayKick ? (['KICK'] as const) : []),
  ]
}

/** How one goes: a leader of others first lets somebody else lead. */
export const waysOut = (
  { rank, rights }: Pick<Viewer, 'rank' | 'rights'>,
  members: number,
): { readonly leave: boolean; readonly resign: boolean } => ({
  leave: rights.includes('LEAVE_CLAN') && (rank !== 'LEADER' || members === 1),
  resign: rights.includes('RESIGN') && members > 1,
})
