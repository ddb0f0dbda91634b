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
  'arena-fought',
  'arena-won',
  'clan-donated',
  'wheel-spun',
  'card-turned',
  'event-found',
] as const
export type Deed = (typeof DEEDS)[number]

/** Reached, not counted: progress is the best so far. */
export const REACHED: readonly Deed[] = ['stair-reached', 'level-reached']

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
  /** shown from this level on */
  readonly fromLevel: number
  /** it is done in company: only members of a clan can, or those who fight in the arena; null: alone */
  readonly company: 'clan' | 'arena' | null
  /** shown once this task's reward is taken */
  readonly after: string | null
  /** shown once this scene of the tale got this answer */
  readonly asked: { readonly scene: string; readonly by: string } | null
  /** the part of the tale that tells of it; 0: none */
  readonly part: number
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
  /** daily tasks whose reward was taken in a week, and which prizes of the week's path were */
  readonly week: { readonly week: number; readonly done: number; readonly taken: readonly number[] }
  /** how often each deed was ever done */
  readonly tally: Readonly<Partial<Record<Deed, number>>>
}

export const EMPTY_JOURNAL: Journal = {
  tasks: [],
  finished: [],
  day: null,
  week: { week: 0, done: 0, taken: [] },
  tally: {},
}
