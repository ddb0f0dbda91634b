import { create } from 'zustand'
import { openOverlay } from '../pages/overlays.ts'

interface Talk {
  /** The place whose talker was answered last: he has gone his way. */
  readonly told: string | null
}

export const useTalk = create<Talk>(() => ({ told: null }))

/** Hears what the talker at a place has to tell. */
export const openTalk = (placeId: string): void => openOverlay(`talk/${placeId}`)

export const tellTold = (placeId: string): void => useTalk.setState({ told: placeId })
