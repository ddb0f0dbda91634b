import { type AccessLevel, mayDo, outranks } from '../access/access-level.ts'
import { type Ban, isSameBan } from '../chat/talk.ts'
import { type Refusal, refused } from '../refusal.ts'
import { isBlank } from '../writing/as-read.ts'

export interface Keeper {
  readonly id: number
  readonly accessLevel: AccessLevel
}

/** Nobody judges themselves, an equal or a superior. */
export function mayJudge(keeper: Keeper, other: Keeper | null): Refusal | null {
  if (other === null) return refused('player.refused.not-found')
  if (keeper.id === other.id) return refused('moderation.refused.yourself')
  return outranks(keeper.accessLevel, other.accessLevel) ? null : refused('moderation.refused.outranked')
}

interface Banned extends Keeper {
  readonly ban: Ban | null
  readonly bannedBy: Keeper | null
}

/** A voice that a higher keeper has taken is given back, or taken for another time, only by one as high. */
export function mayChangeVoice(keeper: Keeper, other: Banned | null, now: number): Refusal | null {
  const unfit = mayJudge(keeper, other)
  if (unfit || other === null) return unfit
  const { ban, bannedBy } = other
  const isHeldAbove =
    ban !== null && now < ban.until && bannedBy !== null && outranks(bannedBy.accessLevel, keeper.accessLevel)
  return isHeldAbove ? refused('moderation.refused.banned-above') : null
}

/** A voice is given back only to whom it was taken from. */
export const mayUnban = (keeper: Keeper, other: Banned | null, now: number): Refusal | null =>
  mayChangeVoice(keeper, other, now) ??
  (other?.ban && now < other.ban.until ? null : refused('moderation.refused.not-banned'))

/** A plea was heard: it gives back the voice it asked for, and none that was taken since. */
export const mayGrant = (
  appealed: Ban | undefined,
  keeper: Keeper,
  other: Banned | null,
  now: number,
): Refusal | null =>
  mayUnban(keeper, other, now) ??
  (isSameBan(other?.ban ?? null, appealed) ? null : refused('moderation.refused.another-ban'))

/** What a keeper does to somebody is done for a reason, and the reason is written down. */
export const reasonMissing = (note: string): Refusal | null =>
  isBlank(note) ? refused('moderation.refused.no-reason') : null

/** One step up: administrators make moderators, only the developers make administrators. */
export function raised(keeper: Keeper, other: Keeper | null): AccessLevel | Refusal {
  const unfit = mayJudge(keeper, other)
  if (unfit || other === null) return unfit ?? refused('player.refused.not-found')
  if (other.accessLevel === 'PLAYER') return 'MODERATOR'
  if (other.accessLevel === 'MODERATOR' && mayDo(keeper.accessLevel, 'changeAdmins')) return 'ADMIN'
  return refused(other.accessLevel === 'TRIAL' ? 'moderation.refused.no-name' : 'moderation.refused.highest')
}

/** One step down. */
export function lowered(keeper: Keeper, other: Keeper | null): AccessLevel | Refusal {
  const unfit = mayJudge(keeper, other)
  if (unfit || other === null) return unfit ?? refused('player.refused.not-found')
  if (other.accessLevel === 'ADMIN') return 'MODERATOR'
  return other.accessLevel === 'MODERATOR' ? 'PLAYER' : refused('moderation.refused.lowest')
}
