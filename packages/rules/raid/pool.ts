import type { Clan, RaidDifficulty } from '../clan/clan.ts'
import { guardianPower } from '../economy/guardian-power.ts'
import { bossOf } from '../road/boss-stair.ts'
import type { RaidDesign } from './design.ts'
import type { Raid } from './raid.ts'

/** The members of a clan, as much of them as a boss is measured by. */
export interface Muster {
  readonly members: number
  /** the sum of their powers */
  readonly power: number
  /** how high they stand on average */
  readonly height: number
}

/** Beyond this a whole number is no longer exact. */
const LARGEST_POOL = 2 ** 52

/** Who has climbed so high is as strong as that, whoever may have been left out of the squad while the boss took its measure. */
const measured = ({ members, power, height }: Muster, { leastPower }: RaidDesign): number =>
  Math.max(power, members * leastPower * guardianPower(Math.round(height)))

export const poolOf = (muster: Muster, difficulty: RaidDifficulty, design: RaidDesign): number => {
  const pool = measured(muster, design) * design.poolTimes * design.difficulties[difficulty].pool
  return Math.max(1, Math.min(LARGEST_POOL, Math.round(pool)))
}

/** The boss of a week takes its place before the clan's gate. */
export const newRaid = (
  { id, difficulty }: Pick<Clan, 'id' | 'difficulty'>,
  week: number,
  muster: Muster,
  design: RaidDesign,
): Raid => {
  const pool = poolOf(muster, difficulty, design)
  return {
    clanId: id,
    week,
    boss: bossOf(design, week).kind,
    difficulty,
    pool,
    left: pool,
    members: muster.members,
    height: Math.round(muster.height),
    endedAt: null,
    outcome: null,
    killerId: null,
  }
}

export interface PoolStruck {
  /** what went off the pool */
  readonly accepted: number
  readonly left: number
  /** this one brought it down */
  readonly kills: boolean
}

/** What was dealt in a fight goes off the pool, as far as there is anything left. Of all fights one brings it down. */
export function strikePool({ left, endedAt }: Pick<Raid, 'left' | 'endedAt'>, dealt: number): PoolStruck {
  const accepted = endedAt === null ? Math.min(left, Math.max(0, Math.floor(dealt))) : 0
  return { accepted, left: left - accepted, kills: accepted > 0 && accepted === left }
}
