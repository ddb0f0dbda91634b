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
import type { Event } from '@skystair/rules/battle/event.ts'
import { hit as hitWith } from '@skystair/rules/battle/hit.ts'
import { layDice } from '@skystair/rules/battle/lay-dice.ts'
import { precalculate as estimate } from '@skystair/rules/battle/precalculate.ts'
import { skip as pass } from '@skystair/rules/battle/skip.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, type Refusal } from '@skystair/rules/refusal.ts'
import { type ActionContext, actionWith, readWith } from '../../platform/action/action.ts'
import type { Handler } from '../../platform/action/handler.ts'
import { type BattleEndings, endingOf } from '../../platform/battle/battle-ending.ts'
import { secretSeed } from '../../platform/battle/secret-seed.ts'
import { statusOf } from '../../platform/battle/status.ts'
import { ongoing, ownBattle, type StoredBattle, updateBattle } from '../../platform/battle/stored-battle.ts'

/** All that can be done in a battle, whatever its type; `endings` say what a victory brings. */
export function battleMoves(endings: BattleEndings): readonly Handler[] {
  const told = (player: Player, battle: Battle, events: readonly Event[], now: number): BattleStatus =>
    statusOf(battle, events, endingOf(endings, battle).reward(battle, { player, now }))

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
        reply: () => told(context.player, moved.battle, moved.events, context.now),
      }
    })
  }

  const hit = battleMove(hitCall, (battle, { body }) => hitWith(battle, body))

  const ask = battleMove(askCall, (battle, { body }) =>
    body.toTheEnd ? askToTheEnd(battle) : askBest(battle),
  )

  const skip = battleMove(skipCall, (battle, { body }) => pass(battle, body.creatureId ?? null))

  const removeConsumable = battleMove(removeConsumableCall, (battle, { body }) =>
    consume(battle, { consumableId: body.id, targetCreatureId: body.targetCreatureId }),
  )

  const getBattle = readWith(getBattleCall, ownBattle, ({ player, extra, now }) => {
    const stored = ongoing(extra)
    return isRefusal(stored) ? stored : told(player, stored.state, [], now)
  })

  return [getBattle, ask, skip, hit, removeConsumable] as Handler[]
}

export const precalculate = readWith(precalculateCall, ownBattle, ({ extra, body }) => {
  const stored = ongoing(extra)
  if (isRefusal(stored)) return stored
  const expected = estimate(stored.state, body)
  return isRefusal(expected) ? expected : { ...expected, blockers: [...expected.blockers] }
})
