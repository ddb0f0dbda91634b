import type { RaidDifficulty } from '../clan/clan.ts'
import type { Currency } from '../wallet/wallet.ts'

export const RAID_STATES = ['IN_RAID', 'RAID_AVAILABLE', 'RAID_WAITING', 'RAID_CLOSED'] as const
export type RaidState = (typeof RAID_STATES)[number]

/** Why there is no raid now: the boss is down, it is Monday, the player is too young, or too new in the clan. */
export const RAID_CLOSED_REASONS = ['KILLED', 'REST', 'LEVEL', 'FIRST_DAY'] as const
export type RaidClosedReason = (typeof RAID_CLOSED_REASONS)[number]

/** How a raid ended: the boss fell, or the week did. */
export const RAID_OUTCOMES = ['KILLED', 'TIME'] as const
export type RaidOutcome = (typeof RAID_OUTCOMES)[number]

/** What a boss leaves behind. */
export const LOOT_CURRENCIES = ['gold', 'crystal', 'elixir', 'gear'] as const satisfies readonly Currency[]
export type LootCurrency = (typeof LOOT_CURRENCIES)[number]
export type Loot = Readonly<Record<LootCurrency, number>>

/** The raid of a clan and a week: one pool of health for all members. */
export interface Raid {
  readonly clanId: number
  readonly week: number
  readonly boss: string
  readonly difficulty: RaidDifficulty
  readonly pool: number
  /** never below zero */
  readonly left: number
  /** how many members, and how high they stood on average, when it began */
  readonly members: number
  readonly height: number
  /** when it ended, and how; null: it goes on */
  readonly endedAt: number | null
  readonly outcome: RaidOutcome | null
  /** whose fight brought it down */
  readonly killerId: number | null
}
