import type { Specials } from '../skill/skills.ts'

/** The levels of a hero's forces; a force not named here was never begun. */
export type ForceLevels = Readonly<Record<string, number>>

/** What all forces of a hero add to it: shares of its own power, points and chances. */
export interface ForceGifts {
  readonly attack: number
  readonly defence: number
  readonly health: number
  readonly poison: number
  readonly immortality: number
  readonly specials: Specials
}

export const NO_GIFTS: ForceGifts = {
  attack: 0,
  defence: 0,
  health: 0,
  poison: 0,
  immortality: 0,
  specials: {},
}
