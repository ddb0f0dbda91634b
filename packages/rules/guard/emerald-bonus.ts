export const bonusStatuses = ['silver', 'gold', 'brilliant'] as const
export type BonusStatus = (typeof bonusStatuses)[number]

export const welcomeBonusEmeralds = 99
export const sharingBonusEmeralds = 15
export const rewardedAdsPerDay = 3
/** Percent more emeralds that campaigns of the bank add to a purchase. */
export const campaignBonusPercents = [50, 100] as const

/** Percent of a friend's purchases that comes to who invited him. */
export const referralPercent = (status: BonusStatus | null): number => (status === 'brilliant' ? 45 : 30)

/** Bonus points for a purchase, in whole points and never more than was bought. */
export const bonusPoints = (emeraldsBought: number, percent: number): number =>
  Math.min(emeraldsBought, Math.floor((emeraldsBought * percent) / 100))
