import '../theme/tokens.css'
import '../theme/base.css'
import type { ReactNode } from 'react'
import { type PlayPressSound, PressSoundContext } from '../controls/press-sound.ts'

type Properties = { children: ReactNode; onPressSound?: PlayPressSound }

const silence: PlayPressSound = () => undefined

/** Brings the look of the kit to the page and lets a sound manager hear every press. */
export function UiProvider({ children, onPressSound = silence }: Properties) {
  return <PressSoundContext value={onPressSound}>{children}</PressSoundContext>
}
