import type { Companion } from '@skystair/rules/heroes/companion.ts'
import type { Gender } from '@skystair/rules/player/choices.ts'
import { create } from 'zustand'

interface Choice {
  readonly gender: Gender
  readonly companion: Companion
  /** The pair is chosen and rejoices. */
  readonly setOut: boolean
  /** How much of the stage the panel covers from below, in pixels of the page. */
  readonly covered: number
}

/** What the panel and the stage both know of the choice. */
export const useChoice = create<Choice>(() => ({
  gender: 'male',
  companion: 'MAN_COMPANION_1',
  setOut: false,
  covered: 0,
}))

export const chooseGender = (gender: Gender): void => useChoice.setState({ gender })
export const chooseCompanion = (companion: Companion): void => useChoice.setState({ companion })
