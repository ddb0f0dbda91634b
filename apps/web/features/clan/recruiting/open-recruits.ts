import { createStore } from 'zustand'
import { openOverlay } from '../../../platform/pages/overlays.ts'

export type RecruitsTab = 'candidates' | 'search'

/** Which tab the page begins with. */
export const recruitsTab = createStore<RecruitsTab>(() => 'candidates')

/** Opens the page of recruits where they are answered, or where they are called by name. */
export function openRecruits(tab: RecruitsTab): void {
  recruitsTab.setState(tab, true)
  openOverlay('clan-recruits')
}
