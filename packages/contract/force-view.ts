import { FORCE_EFFECTS } from '@skystair/rules/forces/force.ts'
import { type Static, Type } from 'typebox'
import { Amounts, Count, Fields, Moment, OneOf, OrNull } from './shapes.ts'

/** in progress; can be upgraded; its time is over and it waits to be taken; at its highest level */
export const FORCE_STATES = ['IN_PROGRESS', 'CAN_UPGRADE', 'DONE', 'HIGHEST'] as const

/** A force of one's own hero. */
const ForceView = Fields({
  /** The class it comes from; also its picture in the atlas of classes. */
  warriorClass: Type.String(),
  effect: OneOf(FORCE_EFFECTS),
  state: OneOf(FORCE_STATES),
  level: Count,
  limit: Count,
  /** What it gives now, and what it would give a level higher. */
  amount: Type.Number(),
  nextAmount: Type.Number(),
  price: Amounts,
  /** Milliseconds that the next level takes. */
  lasts: Count,
  /** When it is done; null unless it grows. */
  endsAt: OrNull(Moment),
})
export type ForceView = Static<typeof ForceView>

/** All forces of a hero, and the hammers that make them grow. */
export const ForceSheet = Fields({
  forces: Type.Array(ForceView),
  /** How many hammers are free, and how many there are. */
  hammerDto: Fields({ currentCount: Count, maxCount: Count }),
  /** Emeralds for one more; null when there are no more. */
  hammerPrice: OrNull(Count),
})
export type ForceSheet = Static<typeof ForceSheet>
