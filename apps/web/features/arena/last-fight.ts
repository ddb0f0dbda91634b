import type { Rival, Standing } from '@skystair/contract/arena-view.ts'
import { create } from 'zustand'

interface Fight {
  readonly standing: Standing
  readonly rivals: readonly Rival[]
  readonly rivalId: number
}

interface LastFight {
  /** How the arena stood when the fight began, and whom it was against; until the way back was told. */
  readonly before: Fight | null
}

/** What the page remembers of a fight while it is fought on another scene. */
export const useLastFight = create<LastFight>(() => ({ before: null }))

export const rememberFight = (before: Fight): void => useLastFight.setState({ before })

export const forgetFight = (): void => useLastFight.setState({ before: null })
