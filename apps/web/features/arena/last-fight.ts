import type { Standing } from '@skystair/contract/arena-view.ts'
import { create } from 'zustand'

interface LastFight {
  /** How the arena stood when the fight began, and whom it was against; until the way back was told. */
  readonly before: { readonly standing: Standing; readonly rivalId: number } | null
}

/** What the page remembers of a fight while it is fought on another scene. */
export const useLastFight = create<LastFight>(() => ({ before: null }))

export const rememberFight = (standing: Standing, rivalId: number): void =>
  useLastFight.setState({ before: { standing, rivalId } })

export const forgetFight = (): void => useLastFight.setState({ before: null })
