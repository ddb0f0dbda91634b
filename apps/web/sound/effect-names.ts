import { type AttackSound, attackSound } from '@skystair/rules/sound/attack-sound.ts'
import type { PressSound } from '../ui/controls/press-sound.ts'
import type { EffectName } from './sound-files.ts'

const presses: Readonly<Record<PressSound, EffectName>> = {
  tap: 'tap',
  tab: 'tab',
  open: 'open',
  close: 'close',
  toggle: 'toggle_on',
  step: 'counter_tick',
  refuse: 'refused',
}

const attacks: Readonly<Record<AttackSound, EffectName>> = {
  attack_1: 'attack_light',
  attack_2: 'attack_medium',
  attack_3: 'attack_heavy',
}

export const effectOfPress = (press: PressSound): EffectName => presses[press]

export const effectOfAttack = (power: number): EffectName => attacks[attackSound(power)]
