import type { BattleStatus } from '@skystair/contract/battle.ts'
import type { Event } from '@skystair/rules/battle/event.ts'

export type Creature = BattleStatus['creatures'][number]

/** Both squads as they are shown: they change event by event and end as the server says. */
export type Board = readonly Creature[]

const change = (board: Board, id: number, by: (creature: Creature) => Partial<Creature>): Board =>
  board.map((creature) => (creature.id === id ? { ...creature, ...by(creature) } : creature))

/** What one event changes. */
export function after(board: Board, event: Event): Board {
  switch (event.type) {
    case 'round-started':
      return board.map((creature) => ({ ...creature, canAct: creature.health > 0 }))
    case 'hit':
      return spent(
        change(board, event.defenderId, () => ({ health: event.health })),
        event.attackerId,
      )
    case 'missed':
      return spent(board, event.attackerId)
    case 'countered':
      return change(board, event.defenderId, () => ({ health: event.health }))
    case 'survived':
      return change(board, event.creatureId, () => ({
        health: event.health,
        immortality: event.immortality,
      }))
    case 'poisoned':
      return change(board, event.creatureId, () => ({ poisoned: event.stacks }))
    case 'poison-ticked':
      return change(board, event.creatureId, () => ({ health: event.health, poisoned: event.stacks }))
    case 'died':
      return change(board, event.creatureId, () => ({ health: 0, canAct: false, poisoned: 0 }))
    case 'healed':
      return change(board, event.creatureId, () => ({ health: event.health }))
    case 'mirrored':
      return change(board, event.defenderId, () => ({ health: event.health }))
    case 'resurrected':
      return change(board, event.creatureId, () => ({ health: event.health }))
    case 'skipped':
      return spent(board, event.creatureId)
    case 'consumed':
      return change(board, event.targetCreatureId, (creature) => ({
        health: event.health,
        ...(event.effect === 'cleanse' ? { poisoned: 0 } : {}),
        ...(event.effect === 'deathless' ? { immortality: creature.immortality + event.amount } : {}),
      }))
    default:
      return board
  }
}

const spent = (board: Board, id: number): Board =>
  change(board, id, ({ specialSkills }) => (specialSkills.includes('SPEED_X2') ? {} : { canAct: false }))

type Standing = Pick<BattleStatus, 'round' | 'turn' | 'creatures' | 'consumables'>

/** Whether nothing has happened between two looks at a battle. */
export const isUntouched = (before: Standing, now: Standing): boolean => standing(before) === standing(now)

const standing = ({ round, turn, creatures, consumables }: Standing): string =>
  JSON.stringify([round, turn, creatures, consumables])

export const stands = ({ health }: Creature): boolean => health > 0

export const squadOf = (board: Board, side: Creature['side']): Board =>
  board.filter((creature) => creature.side === side)

/** Whom many have come for: the greatest of those across the field. */
export const bossOf = (board: Board): Creature | undefined => {
  const enemies = squadOf(board, 'enemy')
  return enemies.find(({ trick }) => trick !== null) ?? enemies[0]
}
