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

/** What a friend's purchase brings to whoever has invited the friend. */
export const shareOf = (emeralds: number, status: BankStatus | null, rules: ReferralRules): number =>
  Math.floor((emeralds * (status === 'brilliant' ? rules.shareOfBrilliant : rules.share)) / 100)
