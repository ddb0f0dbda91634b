/** Who plays: how long, how often, how wisely, and with whose money. */
export interface Profile {
  readonly name: 'casual' | 'regular' | 'payer' | 'careless'
  readonly sessions: number
  readonly minutes: number
  /** attacks when own strength is at least this share of the enemy's */
  readonly nerve: number
  /** emeralds bought every third day */
  readonly emeralds: number
  /** share of tasks, places and potions that are noticed */
  readonly care: number
}

export const PROFILES: readonly Profile[] = [
  { name: 'casual', sessions: 1, minutes: 20, nerve: 1.05, emeralds: 0, care: 1 },
  { name: 'regular', sessions: 3, minutes: 20, nerve: 1.05, emeralds: 0, care: 1 },
  { name: 'payer', sessions: 3, minutes: 20, nerve: 1.05, emeralds: 1500, care: 1 },
  { name: 'careless', sessions: 1, minutes: 20, nerve: 0.7, emeralds: 0, care: 0.6 },
]
