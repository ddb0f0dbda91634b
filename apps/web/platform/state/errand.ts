import { create } from 'zustand'

interface Errand {
  /** The stair a page over the road wants the squad to go to; taken by the road as soon as it can. */
  readonly stair: number | null
  /** The place it wants to be opened. */
  readonly placeId: string | null
}

const none: Errand = { stair: null, placeId: null }

export const useErrand = create<Errand>(() => none)

export const sendTo = (stair: number): void => useErrand.setState({ ...none, stair })

export const sendToPlace = (placeId: string): void => useErrand.setState({ ...none, placeId })

/** The road has heard it. */
export const takeErrand = (): void => useErrand.setState(none)
