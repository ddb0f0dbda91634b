import { diceOf } from '../dice.ts'
import { type Refusal, refused } from '../refusal.ts'
import { type Battle, type BattleType, type Opponent, RULES_VERSION, SIDE_LIMIT } from './battle.ts'
import type { Consumable } from './consumable.ts'
import { type Entrant, enter } from './fighter.ts'

export interface Opening {
  readonly id: string
  readonly type: BattleType
  readonly placeId: string | null
  readonly opponent?: Opponent
  readonly seed: string
  readonly squad: readonly Entrant[]
  readonly enemies: readonly Entrant[]
  readonly consumables: readonly Consumable[]
}

const byId = (one: Entrant, two: Entrant): number => one.id - two.id

/** Both sides take their places, sorted by id; the player begins. */
export function startBattle(opening: Opening): Battle | Refusal {
  const squad = opening.squad.filter(({ health }) => health > 0)
  const enemies = opening.enemies.filter(({ health }) => health > 0)
  if (squad.length === 0) return refused('battle.refused.no-one-stands')
  if (squad.length > SIDE_LIMIT) return refused('battle.refused.too-many', { most: SIDE_LIMIT })
  if (enemies.length === 0 || enemies.length > SIDE_LIMIT)
    throw new Error('a battle against no one or too many')
  const creatures = [
    ...squad.map((one) => enter(one, 'player')),
    ...enemies.map((one) => enter(one, 'enemy')),
  ].sort(byId)
  if (new Set(creatures.map(({ id }) => id)).size < creatures.length) throw new Error('two creatures, one id')
  return {
    id: opening.id,
    type: opening.type,
    placeId: opening.placeId,
    ...(opening.opponent && { opponent: opening.opponent }),
    rulesVersion: RULES_VERSION,
    status: 'IN_PROGRESS',
    winner: null,
    round: 1,
    turn: 'player',
    creatures,
    consumables: opening.consumables,
    dice: diceOf(opening.seed),
    dealt: 0,
    bestBlow: 0,
    inputs: [],
  }
}
