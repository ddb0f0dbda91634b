import { create } from 'zustand'

/** Somebody who dealt, as large a share of it as they have earned. */
export interface Guest {
  readonly id: number
  readonly name: string
  readonly figure: string
  /** Of all that was dealt, 0 to 1. */
  readonly share: number
}

interface FeastBoard {
  /** The figurine of whoever has fallen; nothing is shown before it is known. */
  readonly boss: string | null
  readonly guests: readonly Guest[]
  readonly covered: { readonly top: number; readonly bottom: number }
}

const empty: FeastBoard = { boss: null, guests: [], covered: { top: 110, bottom: 190 } }

/** What the page tells the stage of the feast. */
export const useFeastBoard = create<FeastBoard>(() => empty)

export const clearFeastBoard = (): void => useFeastBoard.setState(empty)

/** As many figures as the stage holds at once; the others are named below. */
export const seated = 12
