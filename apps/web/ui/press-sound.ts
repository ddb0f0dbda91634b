import { createContext, use } from 'react'

export const pressSounds = ['tap', 'tab', 'open', 'close', 'toggle', 'step', 'refuse'] as const
export type PressSound = (typeof pressSounds)[number]
export type PlayPressSound = (sound: PressSound) => void

export const PressSoundContext = createContext<PlayPressSound>(() => undefined)

/** What a control calls when it is pressed; silent until a sound manager is attached to UiProvider. */
export function usePressSound(): PlayPressSound {
  return use(PressSoundContext)
}
