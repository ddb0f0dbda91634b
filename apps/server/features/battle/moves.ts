import type { BattleStatus } from '@skystair/contract/battle.ts'
import {
  ask as askCall,
  getBattle as getBattleCall,
  hit as hitCall,
  precalculate as precalculateCall,
  removeConsumable as removeConsumableCall,
  skip as skipCall,
} from '@skystair/contract/battle.ts'
import type { Call } from '@skystair/contract/call.ts'
import { ask as askBest, askToTheEnd } from '@skystair/rules/battle/ask.ts'
import type { Battle, Moved } from '@skystair/rules/battle/battle.ts'
import { consume } from '@skystair/rules/battle/consume.ts'
import { hit as hitWith } from '@skystair/rules/battle/hit.ts'
import { layDice } from '@skystair/rules/battle/lay-dice.ts'
import { precalculate as estimate } from '@skystair/rules/battle/precalculate.ts'
import { skip as pass } from '@skystair/rules/battle/skip.ts'
import { isRefusal, type Refusal } from '@skystair/rules/refusal.ts'
import { type ActionContext, actionWith, readWith } from '../../platform/action/action.ts'
import type { Handler } from '../../platform/action/handler.ts'
import { levelAfter } from './level-after.ts'
import { secretSeed } from './secret-seed.ts'
import { statusOf } from './status.ts'
import { ongoing, ownBattle, type StoredBattle, updateBattle } from './store.ts'

/** A move of the player: the rules play it and the enemy's answer, the battle is kept, the events are told. */
function battleMove<C extends Call>(
  call: C & { readonly reply: typeof BattleStatus },
  play: (battle: Battle, context: ActionContext<C, StoredBattle | null>) => Moved | Refusal,
): Handler {
  return actionWith(call as Call, ownBattle, (context) => {
    const stored = ongoing(context.extra)
    if (isRefusal(stored)) return stored
    const moved = layDice(stored.state, secretSeed(), (battle) =>
      play(battle, context as ActionContext<C, StoredBattle | null>),
    )
    if (isRefusal(moved)) return moved
    return {
      player: context.player,
      writes: [updateBattle(context.player.id, moved.battle)],
      reply: () =>
        statusOf(moved.battle, moved.events, levelAfter(context.player, moved.battle, context.now)),
    }
  })
}

export const hit = battleMove(hitCall, (battle, { body }) => hitWith(battle, body))

export const ask = battleMove(askCall, (battle, { body }) =>
  body.toTheEnd ? askToTheEnd(battle) : askBest(battle),
)

export const skip = battleMove(skipCall, (battle, { body }) => pass(battle, body.creatureId ?? null))

export const removeConsumable = battleMove(removeConsumableCall, (battle, { body }) =>
  consume(battle, { consumableId: body.id, targetCreatureId: body.targetCreatureId }),
)

export const getBattle = readWith(getBattleCall, ownBattle, ({ player, extra, now }) => {
  const stored = ongoing(extra)
  return isRefusal(stored) ? stored : statusOf(stored.state, [], levelAfter(player, stored.state, now))
})

export const precalculate = readWith(precalculateCall, ownBattle, ({ extra, body }) => {
  const stored = ongoing(extra)
  if (isRefusal(stored)) return stored
  const expected = estimate(stored.state, body)
  return isRefusal(expected) ? expected : { ...expected, blockers: [...expected.blockers] }
})
