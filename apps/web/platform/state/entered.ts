import { create } from 'zustand'

/** Whether the player has gone from the title into the world. */
export const useEntered = create<{ readonly entered: boolean }>(() => ({ entered: false }))

export const enter = (): void => useEntered.setState({ entered: true })

export const backToTitle = (): void => useEntered.setState({ entered: false })
