import { create } from 'zustand'
import type { Field } from './layout.ts'

/** Somebody on a pedestal. */
export interface Stander {
  readonly id: number
  readonly figure: string
}

/** What is told before the arena is shown as it is: the stones of these two change places. */
export interface Climb {
  /** Of the rival who was beaten, among those who stand there. */
  readonly rival: number
  /** How far the telling is. */
  readonly told: 'waits' | 'swaps' | 'cheers'
}

interface ArenaBoard {
  /** Nobody is shown before they are known; the nearest first. */
  readonly rivals: readonly Stander[] | null
  readonly own: string
  readonly league: number
  /** Who is chosen stands in light. */
  readonly chosen: number | null
  readonly climb: Climb | null
  /** Pixels of the page that bars cover. */
  readonly covered: Field
}

const empty: ArenaBoard = {
  rivals: null,
  own: 'hero-male',
  league: 9,
  chosen: null,
  climb: null,
  covered: { top: 146, bottom: 176 },
}

/** What the page tells the stage of the arena. */
export const useArenaBoard = create<ArenaBoard>(() => empty)

export const clearArenaBoard = (): void => useArenaBoard.setState(empty)
