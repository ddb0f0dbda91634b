import { type Cup, cupOf } from '../dice.ts'
import { type Battle, type Moved, ROUND_LIMIT } from './battle.ts'
import type { Consumable } from './consumable.ts'
import type { Event } from './event.ts'
import { canAct, type Fighter, isAlive, type Side } from './fighter.ts'
import type { Input } from './input.ts'

/** A battle being played: one working copy per move, so that a move costs one copy and not one per step. */
export interface Draft {
  readonly roundLimit: number
  readonly fighters: Fighter[]
  readonly cup: Cup
  readonly events: Event[]
  consumables: readonly Consumable[]
  round: number
  turn: Side
  winner: Side | null
  dealt: number
  bestBlow: number
  /** the boss fought by many: only what it loses counts as dealt */
  readonly boss: Fighter | null
}

const copyOf = (fighter: Readonly<Fighter>): Fighter => ({
  ...fighter,
  poisons: fighter.poisons.length === 0 ? [] : fighter.poisons.map((stack) => ({ ...stack })),
})

export const open = (battle: Battle, cup: Cup = cupOf(battle.dice)): Draft => {
  const fighters = battle.creatures.map(copyOf)
  return {
    roundLimit: ROUND_LIMIT[battle.type],
    fighters,
    boss: fighters.find(({ trick }) => trick) ?? null,
    cup,
    events: [],
    consumables: battle.consumables,
    round: battle.round,
    turn: battle.turn,
    winner: battle.winner,
    dealt: battle.dealt,
    bestBlow: battle.bestBlow,
  }
}

export const close = (battle: Battle, draft: Draft, inputs: readonly Input[]): Moved => ({
  battle: {
    ...battle,
    status: draft.winner === null ? 'IN_PROGRESS' : 'COMPLETED',
    winner: draft.winner,
    round: draft.round,
    turn: draft.turn,
    creatures: draft.fighters,
    consumables: draft.consumables,
    dice: draft.cup.dice,
    dealt: draft.dealt,
    bestBlow: draft.bestBlow,
    inputs: battle.inputs.concat(inputs),
  },
  events: draft.events,
})

export const other = (side: Side): Side => (side === 'player' ? 'enemy' : 'player')

export function someoneOf(draft: Draft, side: Side, is: (fighter: Fighter) => boolean): boolean {
  for (const fighter of draft.fighters) if (fighter.side === side && is(fighter)) return true
  return false
}

export function finish(draft: Draft, winner: Side): void {
  draft.winner = winner
  draft.events.push({ type: 'finished', winner, round: draft.round })
}

/** If both sides have fallen the stair has held. */
export function endIfDecided(draft: Draft): void {
  if (draft.winner !== null) return
  if (!someoneOf(draft, 'player', isAlive)) finish(draft, 'enemy')
  else if (!someoneOf(draft, 'enemy', isAlive)) finish(draft, 'player')
}

/** The other side's turn, or one's own again, or nobody's: then true, the round is over. */
export function passTurn(draft: Draft): boolean {
  const next = other(draft.turn)
  if (someoneOf(draft, next, canAct)) draft.turn = next
  return !someoneOf(draft, draft.turn, canAct)
}

export function startRound(draft: Draft): void {
  if (draft.round >= draft.roundLimit) {
    finish(draft, 'enemy')
    return
  }
  draft.round += 1
  draft.turn = 'player'
  for (const fighter of draft.fighters) {
    fighter.acted = 0
    fighter.shadowSpent = false
    fighter.consumed = false
  }
  draft.events.push({ type: 'round-started', round: draft.round })
}
