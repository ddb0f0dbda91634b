/** Who plays: how long, how often, how wisely, and with whose money. */
export interface Profile {
  readonly name: 'casual' | 'regular' | 'payer' | 'careless' | 'casual member' | 'regular member'
  /** whose dice are thrown: a member throws those of the loner beside whom he is held */
  readonly dice: string
  readonly sessions: number
  readonly minutes: number
  /** attacks when own strength is at least this share of the enemy's */
  readonly nerve: number
  /** emeralds bought every third day */
  readonly emeralds: number
  /** share of tasks, places and potions that are noticed */
  readonly care: number
  /** lives in a usual clan from the level on at which one may join */
  readonly inClan: boolean
}

const casual = { dice: 'casual', sessions: 1, minutes: 20, nerve: 1.05, emeralds: 0, care: 1, inClan: false }
const regular = { ...casual, dice: 'regular', sessions: 3 }

export const PROFILES: readonly Profile[] = [
  { ...casual, name: 'casual' },
  { ...regular, name: 'regular' },
  { ...regular, name: 'payer', dice: 'payer', emeralds: 1500 },
  { ...casual, name: 'careless', dice: 'careless', nerve: 0.7, care: 0.6 },
  { ...casual, name: 'casual member', inClan: true },
  { ...regular, name: 'regular member', inClan: true },
]
