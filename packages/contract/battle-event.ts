import type { Event } from '@skystair/rules/battle/event.ts'
import { BLOCK_EFFECTS, CONSUMED_EFFECTS, DEATH_CAUSES } from '@skystair/rules/battle/event.ts'
import { SIDES } from '@skystair/rules/battle/fighter.ts'
import { ATTACK_KINDS, COLOURS } from '@skystair/rules/skill/skills.ts'
import { type TProperties, Type } from 'typebox'
import { Count, Fields, Id, OneOf, OrNull } from './shapes.ts'

const event = <Name extends Event['type'], Properties extends TProperties>(
  type: Name,
  properties: Properties,
) => Fields({ type: Type.Literal(type), ...properties })

const blow = { attackerId: Id, defenderId: Id }
const left = { health: Type.Number(), healthTotal: Type.Number() }

/** What the scene shows and a reader tells, as `packages/rules/battle/event.ts` explains it. */
export const BattleEvent = Type.Union([
  event('hit', {
    ...blow,
    attackKind: OneOf(ATTACK_KINDS),
    colour: OneOf(COLOURS),
    effect: OneOf(BLOCK_EFFECTS),
    damage: Type.Number(),
    lucky: Type.Boolean(),
    streak: Count,
    shapeshifted: Type.Boolean(),
    ...left,
  }),
  event('countered', { ...blow, damage: Type.Number(), ...left }),
  event('died', { creatureId: Id, byId: OrNull(Id), cause: OneOf(DEATH_CAUSES) }),
  event('missed', { ...blow, attackKind: OneOf(ATTACK_KINDS) }),
  event('survived', { creatureId: Id, health: Type.Number(), immortality: Type.Number() }),
  event('poisoned', { creatureId: Id, byId: Id, damage: Type.Number(), stacks: Count }),
  event('poison-ticked', { creatureId: Id, damage: Type.Number(), ...left, stacks: Count }),
  event('resurrected', { creatureId: Id, effect: OneOf(BLOCK_EFFECTS), ...left }),
  event('healed', { creatureId: Id, amount: Type.Number(), ...left }),
  event('mirrored', { ...blow, damage: Type.Number(), ...left }),
  event('skipped', { creatureId: Id }),
  event('consumed', {
    consumableId: Type.String(),
    targetCreatureId: Id,
    effect: OneOf(CONSUMED_EFFECTS),
    amount: Type.Number(),
    ...left,
    left: Count,
  }),
  event('gave-up', {}),
  event('round-started', { round: Count }),
  event('round-ended', { round: Count }),
  event('finished', { winner: OneOf(SIDES), round: Count }),
])
