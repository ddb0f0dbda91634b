import type { Call } from '@skystair/contract/call.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, type Refusal } from '@skystair/rules/refusal.ts'
import { type ActionContext, action } from '../../platform/action/action.ts'
import type { Handler } from '../../platform/action/handler.ts'
import { playerView } from '../../platform/views/player-view.ts'

/** A use case that changes nothing but the player's own record, and answers with it. */
export function change<C extends Call>(
  call: C & { readonly reply: typeof PlayerView },
  alter: (context: ActionContext<C, null>) => Player | Refusal,
): Handler {
  return action(call as Call, (context) => {
    const player = alter(context as ActionContext<C, null>)
    return isRefusal(player) ? player : { player, reply: playerView }
  })
}
