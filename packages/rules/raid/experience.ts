import type { RaidDifficulty } from '../clan/clan.ts'
import type { RaidDesign } from './design.ts'
import type { Raid } from './raid.ts'
import type { RaidTies } from './ties.ts'

/** Clan experience for so many stairs of the raid road. */
export const stairExperience = (stairs: number, difficulty: RaidDifficulty, design: RaidDesign): number =>
  stairs * design.stairExperience * design.difficulties[difficulty].experience

/** Clan experience for a boss brought down. */
export const bossExperience = (difficulty: RaidDifficulty, design: RaidDesign): number =>
  design.bossExperience * design.difficulties[difficulty].experience

/** Of how many stairs of each member a clan of so many hears in a week: raids raise a clan, and do not outgrow all it builds. */
export const stairsOfEach = (members: number, { heardStairs }: Pick<RaidDesign, 'heardStairs'>): number =>
  Math.ceil(heardStairs / Math.max(1, members))

/** For whom a raid is begun. What the clan has heard this week from the same raider counts on. */
export const causeOf = (
  { clanId, week, difficulty, members }: Raid,
  before: RaidTies['cause'],
  design: RaidDesign,
): RaidTies['cause'] =>
  before?.clanId === clanId && before.week === week
    ? before
    : { clanId, week, difficulty, heard: 0, most: stairsOfEach(members, design) }

export interface Told {
  readonly ties: RaidTies
  /** who hears of it and what it is worth; null: nobody, or nothing */
  readonly gain: { readonly clanId: number; readonly experience: number } | null
}

/** The clan of the raid hears of the stairs that were climbed for it. */
export function tellStairs(ties: RaidTies, design: RaidDesign): Told {
  const { stairs, cause } = ties
  if (stairs === 0 || cause === null) return { ties, gain: null }
  const told = Math.max(0, Math.min(stairs, cause.most - cause.heard))
  const experience = stairExperience(told, cause.difficulty, design)
  return {
    ties: { ...ties, stairs: 0, cause: { ...cause, heard: cause.heard + told } },
    gain: experience === 0 ? null : { clanId: cause.clanId, experience },
  }
}
