import type { RaidView } from '@skystair/contract/raid.ts'

/** What has become of a fight, once the server has counted it. */
export interface Counted {
  /** What of it went off the pool. */
  readonly dealt: number
  readonly killed: boolean
}

/** `week` is that of the fight, where it is known. A fight of which the raid of its week knows nothing yet is not counted; after it, it never is. */
export function countedOf(battleId: string, week: number | null, raid: RaidView | null): Counted | null {
  if (raid === null) return null
  if (week !== null && raid.week !== week) return { dealt: 0, killed: false }
  const { last } = raid.own
  return last?.battleId === battleId ? { dealt: last.dealt, killed: last.killed } : null
}

/** Whether what is known of the raid holds the fight already: the news of it may come before the squad is home. */
export const isOffPool = (isHome: boolean, fightsBefore: number | null, fightsNow: number | null): boolean =>
  isHome || (fightsBefore !== null && fightsNow !== null && fightsNow > fightsBefore)

/** Which words tell of it; `struck` is what was dealt in the fight itself. */
export function blowWords(
  counted: Counted | null,
  struck: number,
  left: number,
): 'counting' | 'down' | 'late' | 'fell' | 'left' {
  if (counted === null) return 'counting'
  if (counted.killed) return 'down'
  if (counted.dealt === 0 && struck >= 1) return 'late'
  return left === 0 ? 'fell' : 'left'
}
