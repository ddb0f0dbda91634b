import { createContext, use } from 'react'

export const pressSounds = ['tap', 'tab', 'open', 'close', 'toggle', 'step', 'refuse'] as const
export type PressSound = (typeof pressSounds)[number]
export type PlayPressSound = (sound: PressSound) => void

export const PressSoundContext = createContext<PlayPressSound>(() => undefined)

/** What a control calls when it is pressed; silent until a sound manager is attached to UiProvider. */
export function usePressSound(): PlayPressSound {
  return use(PressSoundContext)
}

/** Leaving by Escape or by a press outside is heard too; the cross has its own sound. Null: not to be left so. */
export function useClosing(close: (() => void) | null) {
  const play = usePressSound()
  return (open: boolean, { reason }: { reason: string }) => {
    if (open || close === null) return
    if (reason !== 'close-press') play('close')
    close()
  }
}
