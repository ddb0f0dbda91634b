import './tokens.css'
import './base.css'
import { type ReactNode, useEffect } from 'react'
import { keepFocus } from './keep-focus.ts'
import { type PlayPressSound, PressSoundContext } from './press-sound.ts'

type Properties = { children: ReactNode; onPressSound?: PlayPressSound }

const silence: PlayPressSound = () => undefined

/** Brings the look of the kit to the page, keeps the focus on it and lets a sound manager hear every press. */
export function UiProvider({ children, onPressSound = silence }: Properties) {
  useEffect(keepFocus, [])
  return <PressSoundContext value={onPressSound}>{children}</PressSoundContext>
}
