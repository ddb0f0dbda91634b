import { FORCE_EFFECTS } from '@skystair/rules/forces/force.ts'
import { Type } from 'typebox'
import { call } from './call.ts'
import { ForceSheet } from './force-view.ts'
import { PlayerView } from './player-view.ts'
import { Count, Fields, Id, OneOf } from './shapes.ts'

const Name = Type.String({ maxLength: 40, pattern: '^[A-Z_]+$' })
const deed = {
  who: 'TRIAL',
  changes: true,
  params: Fields({ id: Id, force: Name }),
  reply: Fields({ player: PlayerView, sheet: ForceSheet }),
} as const

export const startForce = call('forces.startForce', 'POST /api/creature/{id}/force/{force}/start', {
  ...deed,
  summary: 'A force of a hero begins to grow to its next level.',
})

export const speedupForce = call('forces.speedupForce', 'POST /api/creature/{id}/force/{force}/speedup', {
  ...deed,
  summary: 'Emeralds instead of the time that is left: the level is reached at once.',
})

export const completeForce = call('forces.completeForce', 'POST /api/creature/{id}/force/{force}/complete', {
  ...deed,
  summary: 'Take the level of a force whose time is over.',
})

export const buyHammer = call('forces.buyHammer', 'POST /api/force/hammer/buy', {
  summary: 'One more magic hammer: one more force grows at the same time.',
  who: 'TRIAL',
  changes: true,
  reply: PlayerView,
})

export const forceManual = call('forces.forceManual', 'GET /api/manual/force/{x}/get', {
  summary: 'The page of the manual about a force, level by level.',
  who: 'TRIAL',
  changes: false,
  params: Fields({ x: Name }),
  reply: Fields({
    warriorClass: Type.String(),
    effect: OneOf(FORCE_EFFECTS),
    name: Type.String(),
    text: Type.String(),
    levels: Type.Array(
      Fields({ level: Count, amount: Type.Number(), crystal: Count, sulfur: Count, lasts: Count }),
    ),
  }),
})

export const forcesInShort = call('forces.forcesInShort', 'GET /api/manual/forces/short/description/get', {
  summary: 'Every force there is, each in a line.',
  who: 'TRIAL',
  changes: false,
  reply: Fields({
    forces: Type.Array(Fields({ warriorClass: Type.String(), name: Type.String(), text: Type.String() })),
  }),
})
