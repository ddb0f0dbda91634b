import { type Refusal, refused } from '../refusal.ts'

/** A password that a keeper gave: it waits to be used, or was used; null: the player's own. */
export type Given = 'WAITING' | 'USED' | null

const lives = 24 * 60 * 60 * 1000

/** What somebody else has seen opens the door once, and not for long. */
export const mayOpenWith = (given: Given, givenAt: number, now: number): Refusal | null =>
  given === null || (given === 'WAITING' && now - givenAt < lives)
    ? null
    : refused('security.refused.password-used')
