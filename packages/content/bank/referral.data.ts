import type { ReferralRules } from '@skystair/rules/bank/referral.ts'

export const REFERRAL: ReferralRules = {
  share: 30,
  shareOfBrilliant: 45,
  startBonus: 99,
  startLevel: 5,
  sharing: 15,
  clanBonus: 50,
}
