import type { StairReward } from '../economy/stair-reward.ts'
import type { Companion } from '../heroes/companion.ts'
import type { Sway } from '../road/road-design.ts'
import type { Deed } from '../tasks/task.ts'
import type { Marker } from './marker.ts'

export const MOODS = ['calm', 'merry', 'stern'] as const
export type Mood = (typeof MOODS)[number]

/** What must be so for something to be told, said or offered. The answers given are all the memory there is. */
export type When =
  /** the scene was told; with `by` only if it got this answer */
  | { readonly answered: string; readonly by?: string }
  | { readonly companion: Companion }
  /** what answers have added up to: `good`, `evil`, both also of a part (`good-2`), and whatever answers count */
  | { readonly count: string; readonly atLeast: number }
  /** all that was ever done, answers and mercy together, leans far to that side */
  | { readonly leans: 'good' | 'evil' }
  /** the reward of this task was taken */
  | { readonly finished: string }
  | { readonly all: readonly When[] }
  | { readonly any: readonly When[] }
  | { readonly not: When }

/** Somebody says something; what it is stands in the texts. */
export interface Line {
  readonly speaker: string
  readonly mood: Mood
  readonly when?: When
}

/** An answer the player may give, and what comes of it. */
export interface Choice {
  readonly id: string
  readonly when?: When
  readonly good: number
  readonly evil: number
  /** in addition to what the scene gives */
  readonly gold: number
  readonly lines: readonly Line[]
  /** added to numbers that later conditions ask for, like how a companion feels */
  readonly counts?: Readonly<Record<string, number>>
  /** points of the story the specification names */
  readonly markers?: readonly Marker[]
  /** who guards which stair of the main road from now on */
  readonly sways?: Readonly<Record<number, Sway>>
  /** prices of this part's stairs against the usual ones */
  readonly prices?: Prices
}

export interface Prices {
  readonly magic?: number
  readonly retry?: number
}

/** `tale` is asked for by a task and remembered, `aside` only remembered, of a `rumour` nothing is left. */
export type SceneKind = 'tale' | 'aside' | 'rumour'

/** One talk, told at one stair of the main road. Where a stair has several, the first one whose time it is. */
export interface Scene {
  readonly id: string
  readonly kind: SceneKind
  /** part of the story, 1 to 9 */
  readonly part: number
  readonly stair: number
  readonly when?: When
  /** the figure beside the road */
  readonly stands: string
  readonly lines: readonly Line[]
  /** at least one: a talk without a question is simply gone on from */
  readonly choices: readonly Choice[]
  readonly reward: StairReward
  /** the last scene of its part */
  readonly ends: boolean
}

/** What somebody asks for on the way: in hand once that scene got that answer. */
export interface Quest {
  readonly id: string
  readonly asked: { readonly scene: string; readonly by: string }
  readonly deed: Deed
  readonly total: number
  readonly reward: StairReward
}

export interface Part {
  readonly part: number
  readonly from: number
  /** its last stair */
  readonly to: number
  readonly scenes: readonly Scene[]
  readonly quests: readonly Quest[]
  /** who ends it neither kind nor stubborn but both */
  readonly both: When
}

export interface Tale {
  readonly parts: readonly Part[]
}

export const ENDINGS = ['kind', 'stubborn', 'both'] as const
export type Ending = (typeof ENDINGS)[number]

export const scenesOf = (tale: Tale): readonly Scene[] => tale.parts.flatMap(({ scenes }) => scenes)
