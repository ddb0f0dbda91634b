import type { Draft } from '../draft.ts'
import type { BlockEffect } from '../event.ts'
import type { Fighter, FighterInView } from '../fighter.ts'

/** One blow on its way through the steps. */
export interface Blow {
  readonly attacker: Fighter
  readonly defender: Fighter
  missed: boolean
  effect: BlockEffect
  lucky: boolean
  shapeshifted: boolean
  streak: number
  damage: number
}

export type Step = (draft: Draft, blow: Blow) => void

export const blowOf = (attacker: Fighter, defender: Fighter): Blow => ({
  attacker,
  defender,
  missed: false,
  effect: 'NO_EFFECT',
  lucky: false,
  shapeshifted: false,
  streak: 1,
  damage: 0,
})

/** A lunge touches its target; a fireball and NO_CONTACT do not. */
export const touches = (attacker: FighterInView): boolean =>
  attacker.attackKind === 'DEFAULT' && !attacker.specials.NO_CONTACT
