/** What can be reported: words in the chat, a letter, a name, a page, a topic of the forum, a comment, a gift, what a clan says of itself. */
export const reportKinds = ['CHAT', 'MAIL', 'NAME', 'PROFILE', 'TOPIC', 'COMMENT', 'GIFT', 'CLAN'] as const
export type ReportKind = (typeof reportKinds)[number]

/** What waits in the one queue: reports, appeals against a ban, letters to the support. */
export const caseKinds = [...reportKinds, 'APPEAL', 'SUPPORT'] as const
export type CaseKind = (typeof caseKinds)[number]

export const decisions = ['DISMISSED', 'BANNED', 'ERASED', 'RENAMED', 'UNBANNED', 'ANSWERED'] as const
export type Verdict = (typeof decisions)[number]

const verdicts: Readonly<Record<CaseKind, readonly Verdict[]>> = {
  CHAT: ['DISMISSED', 'ERASED', 'BANNED'],
  MAIL: ['DISMISSED', 'BANNED'],
  NAME: ['DISMISSED', 'RENAMED', 'BANNED'],
  PROFILE: ['DISMISSED', 'RENAMED', 'BANNED'],
  TOPIC: ['DISMISSED', 'ERASED', 'BANNED'],
  COMMENT: ['DISMISSED', 'ERASED', 'BANNED'],
  GIFT: ['DISMISSED', 'BANNED'],
  CLAN: ['DISMISSED', 'ERASED', 'BANNED'],
  APPEAL: ['DISMISSED', 'UNBANNED'],
  SUPPORT: ['ANSWERED', 'DISMISSED'],
}

/** What verdicts are called. To dismiss means something else of a complaint, of a plea and of a letter. */
export const verdictWords = [...decisions, 'REFUSED', 'CLOSED'] as const
type VerdictWord = (typeof verdictWords)[number]

const dismissals: Readonly<Partial<Record<CaseKind, VerdictWord>>> = { APPEAL: 'REFUSED', SUPPORT: 'CLOSED' }

export const verdictWord = (kind: CaseKind, verdict: Verdict): VerdictWord =>
  verdict === 'DISMISSED' ? (dismissals[kind] ?? verdict) : verdict

export const verdictsOf = (kind: CaseKind): readonly Verdict[] => verdicts[kind]
