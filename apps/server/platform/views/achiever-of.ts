import type { Achiever } from '@skystair/rules/achievements/achievement.ts'
import type { Player } from '@skystair/rules/player/player.ts'

/** A player as far as the shelf of deeds asks. */
export const achieverOf = ({ climb, bestVictoryStair, level }: Player): Achiever => ({
  tally: climb.journal.tally,
  stair: bestVictoryStair,
  level,
})
