import { CONSUMABLES } from '@skystair/content/consumables.data.ts'
import { isForEnemy } from '@skystair/rules/battle/consumable.ts'
import { sound } from '../../../sound/sound.ts'
import { type Creature, stands } from './board.ts'
import { consume, isMyMove, strike, weigh } from './moves.ts'
import { chooseNobody, usePlay } from './play-state.ts'

/** Whether a thing in hand may be used on this creature. */
export function suits(consumableId: string, creature: Creature): boolean {
  const thing = CONSUMABLES.find(({ id }) => id === consumableId)
  if (thing === undefined || !stands(creature)) return false
  return isForEnemy(thing.effect) === (creature.side === 'enemy')
}

/** A creature was touched, or chosen by a key: what that means depends on what is in hand. */
export function touch(creature: Creature): void {
  if (!isMyMove() || !stands(creature)) return
  const { consumableId, attackerId, targetId } = usePlay.getState()
  if (consumableId !== null) {
    if (suits(consumableId, creature)) consume(consumableId, creature.id)
    else sound.effect('refused')
  } else if (creature.side === 'player') chooseAttacker(creature)
  else if (attackerId === null) sound.effect('refused')
  else if (targetId === creature.id) strike(attackerId, creature.id)
  else {
    sound.effect('select')
    weigh(attackerId, creature.id)
  }
}

function chooseAttacker(creature: Creature): void {
  sound.effect(creature.canAct ? 'select' : 'refused')
  if (creature.canAct) usePlay.setState({ attackerId: creature.id, targetId: null, estimate: null })
}

export function takeInHand(consumableId: string): void {
  if (!isMyMove()) return
  const { consumableId: inHand, attackerId } = usePlay.getState()
  chooseNobody()
  usePlay.setState(inHand === consumableId ? { attackerId } : { consumableId })
}

/** A drag from one of ours: the blow is weighed while it hovers and struck where it is let go. */
export function dragOver(attacker: Creature, over: Creature | null, at: { x: number; y: number }): void {
  if (!isMyMove() || !attacker.canAct) return
  const { targetId, attackerId } = usePlay.getState()
  usePlay.setState({ aim: at, consumableId: null })
  const target = over !== null && over.side === 'enemy' && stands(over) ? over : null
  if (attackerId === attacker.id && targetId === (target?.id ?? null)) return
  if (target === null) usePlay.setState({ attackerId: attacker.id, targetId: null, estimate: null })
  else {
    sound.effect('drag')
    weigh(attacker.id, target.id)
  }
}

export function drop(attacker: Creature, over: Creature | null): void {
  usePlay.setState({ aim: null })
  if (over !== null && over.side === 'enemy' && stands(over)) strike(attacker.id, over.id)
  else usePlay.setState({ targetId: null, estimate: null })
}
