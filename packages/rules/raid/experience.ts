import type { RaidDifficulty } from '../clan/clan.ts'
import type { RaidDesign } from './design.ts'

/** Clan experience for so many stairs of the raid road. */
export const stairExperience = (stairs: number, difficulty: RaidDifficulty, design: RaidDesign): number =>
  stairs * design.stairExperience * design.difficulties[difficulty].experience

/** Clan experience for a boss brought down. */
export const bossExperience = (difficulty: RaidDifficulty, design: RaidDesign): number =>
  design.bossExperience * design.difficulties[difficulty].experience
