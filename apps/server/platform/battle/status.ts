import type { BattleStatus } from '@skystair/contract/battle.ts'
import { type Battle, ROUND_LIMIT } from '@skystair/rules/battle/battle.ts'
import type { Event } from '@skystair/rules/battle/event.ts'
import { canAct } from '@skystair/rules/battle/fighter.ts'
import { SPECIAL_SKILLS } from '@skystair/rules/skill/skills.ts'

/** A battle as the contract shows it, with what has happened since the last look, and what its victory brings. */
export const statusOf = (
  battle: Battle,
  events: readonly Event[],
  reward: BattleStatus['reward'] = null,
): BattleStatus => ({
  id: battle.id,
  type: battle.type,
  status: battle.status,
  placeId: battle.placeId,
  round: battle.round,
  roundLimit: ROUND_LIMIT[battle.type],
  dealt: battle.dealt,
  turn: battle.turn,
  winner: battle.winner,
  creatures: battle.creatures.map((creature) => ({
    id: creature.id,
    side: creature.side,
    imageId: creature.kind,
    kind: creature.tier,
    colour: creature.colour,
    attackKind: creature.attackKind,
    attack: creature.attack,
    defence: creature.defence,
    health: creature.health,
    healthTotal: creature.healthTotal,
    poison: creature.poison,
    immortality: creature.immortality,
    specialSkills: SPECIAL_SKILLS.filter((skill) => (creature.specials[skill] ?? 0) > 0),
    canAct: canAct(creature),
    poisoned: creature.poisons.length,
    specials: creature.specials,
    acted: creature.acted,
    shadowSpent: creature.shadowSpent,
    resurrected: creature.resurrected,
    streakTarget: creature.streakTarget,
    streak: creature.streak,
    // A battle that is over may be of before there were tricks.
    trick: creature.trick ?? null,
  })),
  consumables: battle.consumables.map(({ id, count }) => ({ id, count })),
  events: [...events],
  reward,
})
