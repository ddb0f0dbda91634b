import { type AccessLevel, mayDo, outranks } from '../access/access-level.ts'
import { type Refusal, refused } from '../refusal.ts'
import { type CaseKind, caseKinds, type Verdict, verdictsOf } from './case.ts'
import type { Keeper } from './keeper.ts'

/** Which cases a keeper may see and judge: the support is answered by administrators. */
export const casesOf = (level: AccessLevel): readonly CaseKind[] =>
  caseKinds.filter((kind) => mayDo(level, kind === 'SUPPORT' ? 'answerSupport' : 'seeModerationQueue'))

/** Whoever has taken a case and forgotten it keeps it no longer than this. */
const heldFor = 15 * 60 * 1000

interface Case {
  readonly kind: CaseKind
  /** Whom it is about. */
  readonly aboutId: number | null
  readonly decision: Verdict | null
  readonly decidedBy: Keeper | null
  readonly takenBy: number | null
  readonly takenAt: number | null
  /** Who gave the ban that is appealed against. */
  readonly bannedBy: number | null
}

/** Nobody touches a case about themselves; and who has banned does not hear the appeal, unless nobody stands above. */
function isPartial({ id, accessLevel }: Keeper, { aboutId, bannedBy }: Case): Refusal | null {
  if (aboutId === id) return refused('moderation.refused.yourself')
  const isJudge = bannedBy === id && !mayDo(accessLevel, 'changeModerators')
  return isJudge ? refused('moderation.refused.own-ban') : null
}

const isOnTable = (keeper: Keeper, found: Case | null): found is Case =>
  found !== null && casesOf(keeper.accessLevel).includes(found.kind)

/** Whether a keeper may have this case on the table. */
export function mayTake(keeper: Keeper, found: Case | null, now: number): Refusal | null {
  if (!isOnTable(keeper, found)) return refused('moderation.refused.case-not-found')
  if (found.decision !== null) return refused('moderation.refused.decided')
  const isHeld = found.takenBy !== null && found.takenBy !== keeper.id
  if (isHeld && now - (found.takenAt ?? 0) < heldFor) return refused('moderation.refused.taken')
  return isPartial(keeper, found)
}

export function mayDecide(keeper: Keeper, found: Case | null, verdict: Verdict, now: number): Refusal | null {
  const unfit = mayTake(keeper, found, now)
  if (unfit || found === null) return unfit
  return verdictsOf(found.kind).includes(verdict) ? null : refused('moderation.refused.verdict')
}

/** Whether a keeper may take the decision of a case back. What it did to somebody is a question of its own. */
export function mayUndo(keeper: Keeper, found: Case | null): Refusal | null {
  if (!isOnTable(keeper, found)) return refused('moderation.refused.case-not-found')
  if (found.decision === null) return refused('moderation.refused.not-decided')
  if (found.decision === 'ANSWERED') return refused('moderation.refused.answered')
  const { decidedBy } = found
  if (decidedBy !== null && outranks(decidedBy.accessLevel, keeper.accessLevel))
    return refused('moderation.refused.decided-above')
  return isPartial(keeper, found)
}
