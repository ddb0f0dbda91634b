import type { StairReward } from '../economy/stair-reward.ts'

export const MOODS = ['calm', 'merry', 'stern'] as const
export type Mood = (typeof MOODS)[number]

/** Somebody says something; what it is stands in the texts. */
export interface Line {
  readonly speaker: string
  readonly mood: Mood
}

/** An answer the player may give, and what comes of it. */
export interface Choice {
  readonly id: string
  readonly good: number
  readonly evil: number
  /** in addition to what the scene gives */
  readonly gold: number
  readonly lines: readonly Line[]
}

/** One talk of the tale, told at one stair of the main road. */
export interface Scene {
  readonly id: string
  /** part of the story, 1 to 9 */
  readonly part: number
  readonly stair: number
  readonly lines: readonly Line[]
  /** at least one: a talk without a question is simply gone on from */
  readonly choices: readonly Choice[]
  readonly reward: StairReward
  /** the last scene of its part */
  readonly ends: boolean
}

/** What talkers say of whom the tale has nothing to tell, between two stairs. */
export type Rumour = Omit<Scene, 'stair'> & { readonly from: number; readonly to: number }

export interface Tale {
  readonly scenes: readonly Scene[]
  readonly rumours: readonly Rumour[]
}
