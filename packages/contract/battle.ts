import { BATTLE_STATUSES, BATTLE_TYPES } from '@skystair/rules/battle/battle.ts'
import { BLOCK_EFFECTS } from '@skystair/rules/battle/event.ts'
import { SIDES } from '@skystair/rules/battle/fighter.ts'
import { TRICKS } from '@skystair/rules/battle/trick.ts'
import { ATTACK_KINDS, COLOURS, CREATURE_TIERS, SPECIAL_SKILLS } from '@skystair/rules/skill/skills.ts'
import { type Static, Type } from 'typebox'
import { BattleEvent } from './battle-event.ts'
import { call } from './call.ts'
import { SpecialsView } from './entrant-view.ts'
import { PlayerView } from './player-view.ts'
import { RewardView } from './reward.ts'
import { Amounts, Count, Fields, Id, Moment, OneOf, OrNull } from './shapes.ts'

const CreatureView = Fields({
  id: Id,
  side: OneOf(SIDES),
  imageId: Type.String(),
  kind: OneOf(CREATURE_TIERS),
  colour: OneOf(COLOURS),
  attackKind: OneOf(ATTACK_KINDS),
  attack: Type.Number(),
  defence: Type.Number(),
  health: Type.Number(),
  healthTotal: Type.Number(),
  poison: Type.Number(),
  immortality: Type.Number(),
  specialSkills: Type.Array(OneOf(SPECIAL_SKILLS)),
  /** Whether it may still act this round. */
  canAct: Type.Boolean(),
  poisoned: Count,
  /** What else a blow depends on, so that the page can weigh it by the rules themselves. */
  specials: SpecialsView,
  acted: Count,
  shadowSpent: Type.Boolean(),
  resurrected: Type.Boolean(),
  streakTarget: Count,
  streak: Count,
  /** What a boss fought by many can do beside its blows. */
  trick: OrNull(OneOf(TRICKS)),
})

/** A battle as the player sees it, and what has happened since the last look. */
export const BattleStatus = Fields({
  id: Type.String(),
  type: OneOf(BATTLE_TYPES),
  status: OneOf(BATTLE_STATUSES),
  placeId: OrNull(Type.String()),
  round: Count,
  /** After so many the battle is over. */
  roundLimit: Count,
  /** What a boss fought by many has lost in this battle. */
  dealt: Type.Number(),
  turn: OneOf(SIDES),
  winner: OrNull(OneOf(SIDES)),
  creatures: Type.Array(CreatureView),
  consumables: Type.Array(Fields({ id: Type.String(), count: Count })),
  /** Told to the scene in this order; the scene decides nothing. */
  events: Type.Array(BattleEvent),
  /** What `complete` will give for a battle that is won. */
  reward: OrNull(RewardView),
  /** A win in the arena counts if it comes home by then; null: it always does. */
  countsUntil: OrNull(Moment),
})
export type BattleStatus = Static<typeof BattleStatus>

const move = { who: 'TRIAL', changes: true, reply: BattleStatus } as const
const Blow = Fields({ attackerId: Id, defenderId: Id })

export const attackPlace = call('battle.attackPlace', 'POST /api/battle/place/attack', {
  ...move,
  summary: 'Attack whoever stands at a place.',
  body: Fields({ placeId: Type.String({ maxLength: 20 }) }),
})

export const getBattle = call('battle.getBattle', 'POST /api/battle/get', {
  summary: 'The battle as it stands.',
  who: 'TRIAL',
  changes: false,
  reply: BattleStatus,
})

export const ask = call('battle.ask', 'POST /api/battle/ask', {
  ...move,
  summary: 'Let the best move be played; with toTheEnd, all of them.',
  body: Fields({ toTheEnd: Type.Optional(Type.Boolean()) }),
})

export const skip = call('battle.skip', 'POST /api/battle/skip', {
  ...move,
  summary: 'One creature passes.',
  body: Fields({ creatureId: Type.Optional(Id) }),
})

export const hit = call('battle.hit', 'POST /api/battle/hit', {
  ...move,
  summary: 'One of ours hits one of theirs; their answer comes with the reply.',
  body: Blow,
})

export const precalculate = call('battle.precalculate', 'POST /api/battle/precalculate', {
  summary: 'What a blow may do, exact to the rules.',
  who: 'TRIAL',
  changes: false,
  body: Blow,
  reply: Fields({
    attackerId: Id,
    defenderId: Id,
    expected: Type.Number(),
    min: Type.Number(),
    max: Type.Number(),
    kills: Type.Number(),
    deadly: Type.Number(),
    missesShadow: Type.Boolean(),
    blockers: Type.Array(Fields({ effect: OneOf(BLOCK_EFFECTS), chance: Type.Number() })),
    luck: Type.Number(),
    counter: Fields({ chance: Type.Number(), min: Type.Number(), max: Type.Number() }),
    poisons: Type.Number(),
  }),
})

export const removeConsumable = call('battle.removeConsumable', 'POST /api/battle/removeConsumable', {
  ...move,
  summary: 'Use a scroll or an elixir on a creature.',
  body: Fields({ id: Type.String({ maxLength: 60 }), targetCreatureId: Id }),
})

/**
 * The player, and what coming home gave beside what the victory told: the gift of a league reached for the first time, or
 * the thanks of somebody who was spared once.
 */
const CameHome = Fields({
  ...PlayerView.properties,
  gift: Amounts,
  /** Who has brought it; null: nobody who was spared. */
  thanks: OrNull(Type.String()),
})

export const giveUpBattle = call('battle.giveUpBattle', 'POST /api/battle/giveUpBattle', {
  summary: 'Leave the battle to the stair.',
  who: 'TRIAL',
  changes: true,
  reply: CameHome,
})

export const complete = call('battle.complete', 'POST /api/battle/complete', {
  summary: 'Come back from a battle that is over.',
  who: 'TRIAL',
  changes: true,
  reply: CameHome,
})

export const watchReplay = call('battle.watchReplay', 'GET /api/battle/replay/{id}', {
  summary: 'A finished battle, from its beginning, for anyone with the link.',
  who: 'anyone',
  changes: false,
  params: Fields({ id: Type.String({ maxLength: 60, pattern: '^[0-9a-z]+-[0-9a-f-]+$' }) }),
  reply: Fields({ beginning: BattleStatus, ending: BattleStatus }),
})
