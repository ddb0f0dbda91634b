import { type Refusal, refused } from '../refusal.ts'

/** From mouth to mouth so often, from one mouth so often: all copies must be found again when the words are taken away. */
export const mostPassings = 5
const mostCopies = 100

/** Whether words can be passed on that came so far already, and went so often from here. */
export const mayPassOn = (passings: number, copies: number): Refusal | null =>
  passings < mostPassings && copies < mostCopies ? null : refused('chat.refused.passed-on')
