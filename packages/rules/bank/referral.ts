import type { BankStatus } from './bank-book.ts'

export interface ReferralRules {
  /** Percent of what friends buy. */
  readonly share: number
  readonly shareOfBrilliant: number
  /** Emeralds for whoever came by a link, at this level. */
  readonly startBonus: number
  readonly startLevel: number
  /** For sharing the link, once a week. */
  readonly sharing: number
  /** For a friend who joins the inviter's clan. */
  readonly clanBonus: number
}

/** Percent of a friend's purchase for whoever has invited the friend. */
export const percentFor = (status: BankStatus | null, rules: ReferralRules): number =>
  status === 'brilliant' ? rules.shareOfBrilliant : rules.share

/** What a friend's purchase brings to whoever has invited the friend. */
export const shareOf = (emeralds: number, status: BankStatus | null, rules: ReferralRules): number =>
  Math.floor((emeralds * percentFor(status, rules)) / 100)

/** Why a friend seems to be nobody but the inviter. */
export const SELF_DOUBTS = ['same-device', 'same-address', 'same-payer'] as const
export type SelfDoubt = (typeof SELF_DOUBTS)[number]

/** What is known of somebody: from where they play (`device:…`, `address:…`), and who pays for them. */
export interface Traces {
  readonly traces: readonly string[]
  readonly payers: readonly string[]
}

/** Nobody is one's own friend: whoever plays from one device or address, or pays out of one purse. */
export function selfDoubt(friend: Traces, inviter: Traces): SelfDoubt | null {
  if (friend.payers.some((payer) => inviter.payers.includes(payer))) return 'same-payer'
  const common = friend.traces.filter((trace) => inviter.traces.includes(trace))
  if (common.some((trace) => trace.startsWith('device:'))) return 'same-device'
  return common.length > 0 ? 'same-address' : null
}
