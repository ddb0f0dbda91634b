import type { EventKind } from '../calendar/kind.ts'
import type { StairReward } from '../economy/stair-reward.ts'

/** What lies about the road while an event lasts. */
export interface FindsDesign {
  /** chance that something lies on a stair, 0 to 1; at the foot of the road it always does */
  readonly density: number
  /** how much of it lies there */
  readonly amount: number
  /** fern flowers open after dark, by the player's own clock */
  readonly hours: 'any' | 'night'
  /** milliseconds until the same place gives again; null: tomorrow */
  readonly again: number | null
  /** one after another, so often a day: whoever found it is led to the next; null: all at once */
  readonly trail: number | null
}

/** What guardians and dwellers of lairs wear while an event lasts. */
export interface WornDesign {
  /** chance that one wears something, 0 to 1 */
  readonly chance: number
  readonly amount: number
  /** so many are won in a day: whoever fights at the foot of the road all day long has no more of it */
  readonly mostADay: number
}

/** An event: what is gathered, where, and what for. */
export interface EventDesign {
  readonly kind: EventKind
  readonly finds: FindsDesign | null
  readonly worn: WornDesign | null
  /** so much is handed in for each prize of the path */
  readonly total: number
  /** the prizes of the path, from its foot up */
  readonly path: readonly StairReward[]
  /** what each step above the path brings: there is always a next one */
  readonly beyond: StairReward
  /** who comes for everybody */
  readonly boss: string
}

/** Prizes of a rating from the best places down: the first line that a place is on or above counts. */
export interface PlacePrize {
  /** down to this place, or to this share of all, whichever is further down */
  readonly place: number
  readonly share: number
  readonly reward: StairReward
}

/** What all events have in common. */
export interface EventRules {
  /** the least level of each bracket, rising */
  readonly brackets: readonly number[]
  readonly prizes: readonly PlacePrize[]
  readonly boss: {
    readonly fightsADay: number
    /** against the power of the guardian of the player's own next stair */
    readonly power: number
    /** so many hearts taken by all together have made it fall once, twice …, rising */
    readonly falls: readonly number[]
    /** so much of what is gathered for a heart */
    readonly worth: number
    /** to everybody who took a heart, for each time it fell */
    readonly prize: StairReward
  }
  /** gold of so many guardians for one that was not handed in */
  readonly leftover: number
  /** tasks of an event a day */
  readonly tasksADay: number
}

export type EventDesigns = Readonly<Record<EventKind, EventDesign>>
