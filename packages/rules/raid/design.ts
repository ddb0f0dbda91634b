import type { RaidDifficulty } from '../clan/clan.ts'
import type { BossDesign } from '../road/boss-design.ts'
import type { Loot } from './raid.ts'

/** What a difficulty asks for and pays. */
export interface DifficultyDesign {
  /** times the pool of EASY */
  readonly pool: number
  /** times the loot of EASY */
  readonly loot: number
  /** times the clan experience */
  readonly experience: number
}

/** The numbers of raids, as the content gives them. */
export interface RaidDesign extends BossDesign {
  readonly fromLevel: number
  /** since when a member must be in the clan */
  readonly newcomerWaits: number
  readonly stairs: number
  /** from the start of a raid to the next */
  readonly wait: number
  readonly hastePrice: (left: number) => number
  /** the pool of EASY against the powers of all members */
  readonly poolTimes: number
  /** what a member counts for at least, against the guardian of the members' average height */
  readonly leastPower: number
  readonly difficulties: Readonly<Record<RaidDifficulty, DifficultyDesign>>
  /** what the boss of EASY leaves for each member, by their average height */
  readonly lootOf: (height: number) => Loot
  /** shares of the loot, in hundredths: to the treasury; of the rest, evenly to all who dealt */
  readonly treasuryPercent: number
  readonly evenPercent: number
  /** of the loot, if the week ends first, for the share that was dealt */
  readonly unfinishedPercent: number
  /** clan experience of EASY */
  readonly stairExperience: number
  readonly bossExperience: number
}
