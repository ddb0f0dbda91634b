import type { BuildingView, Participant } from '@skystair/contract/clan-view.ts'
import { create } from 'zustand'
import type { Field } from './layout.ts'

/** Who strolls over the square. */
export interface Stroller {
  readonly id: number
  readonly name: string
  readonly figure: string
  readonly rank: Participant['rank']
}

interface TownBoard {
  /** Nothing is shown before it is known. */
  readonly buildings: readonly BuildingView[] | null
  readonly theme: number
  readonly strollers: readonly Stroller[]
  /** The figurine behind the open gate; `null`: the gate is shut. */
  readonly boss: string | null
  /** Pixels of the page that bars cover. */
  readonly covered: Field
  /** How high each house is from its foot to its roof, as the stage has drawn it. */
  readonly roofs: Readonly<Record<string, number>>
  /** Counts how often the time of some work was over: then a house looks otherwise. */
  readonly finished: number
}

const empty: TownBoard = {
  buildings: null,
  theme: 1,
  strollers: [],
  boss: null,
  covered: { top: 62, bottom: 95 },
  roofs: {},
  finished: 0,
}

/** What the page tells the stage of the town. */
export const useTownBoard = create<TownBoard>(() => empty)

export const clearTownBoard = (): void => useTownBoard.setState(empty)
