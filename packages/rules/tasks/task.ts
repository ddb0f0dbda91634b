import type { StairReward } from '../economy/stair-reward.ts'

export const TASK_KINDS = ['SCENARIO', 'SIDE', 'DAILY', 'EVENT'] as const
export type TaskKind = (typeof TASK_KINDS)[number]

/** What a player does that tasks may count. */
export const DEEDS = [
  'guardian-beaten',
  'boss-beaten',
  'lair-beaten',
  'resource-taken',
  'skill-taken',
  'chest-opened',
  'fountain-drunk',
  'magic-used',
  'talk-heard',
  'scene-told',
  'stair-reached',
  'level-reached',
  'health-restored',
  'everyday-taken',
  'world-entered',
  'hero-joined',
  'consumable-used',
  'raid-fought',
] as const
export type Deed = (typeof DEEDS)[number]

/** `amount` is added, but for stairs and levels it is what was reached. */
export interface Done {
  readonly deed: Deed
  readonly amount: number
  /** which one it was, where tasks may ask for a certain one */
  readonly of?: string
}

export interface TaskDesign {
  readonly id: string
  readonly kind: TaskKind
  readonly taskNumber: number
  readonly deed: Deed
  /** only this one counts: a scene of the tale; null: any */
  readonly of: string | null
  readonly total: number
  /** shown from this stair on */
  readonly fromStair: number
  /** shown once this task's reward is taken */
  readonly after: string | null
  readonly reward: StairReward
  /** which panel the button of the task leads to */
  readonly leadsTo: string
}

/** A task a player has in hand. */
export interface Task {
  readonly id: string
  readonly progress: number
}

export interface Journal {
  readonly tasks: readonly Task[]
  /** scenario and side tasks whose reward was taken */
  readonly finished: readonly string[]
  /** the day the daily tasks were dealt */
  readonly day: number | null
}

export const EMPTY_JOURNAL: Journal = { tasks: [], finished: [], day: null }
