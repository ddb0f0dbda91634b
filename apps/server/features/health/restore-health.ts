import { GROWING, kindOf } from '@skystair/content/beginning.ts'
import { RESTORE_OPTIONS } from '@skystair/content/prices.data.ts'
import {
  healthOptions as healthOptionsCall,
  restoreHealth as restoreHealthCall,
} from '@skystair/contract/health.ts'
import { rewardOf } from '@skystair/rules/economy/reward.ts'
import { remediesAt, restore } from '@skystair/rules/health/restore.ts'
import { climbed, climberOf } from '@skystair/rules/player/climber-of.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { advance } from '@skystair/rules/tasks/journal.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { action, read } from '../../platform/action/action.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { rewardView } from '../../platform/views/reward-view.ts'

export const healthOptions = read(healthOptionsCall, ({ player }) => ({
  options: remediesAt(RESTORE_OPTIONS, player.stair).map(({ id, share, price }) => ({
    id,
    share,
    price: rewardView(rewardOf({ amounts: price })).amounts,
  })),
}))

export const restoreHealth = action(restoreHealthCall, ({ player, params, now }) => {
  if (player.battleId !== null) return refused('battle.refused.fighting')
  const climber = climberOf(player)
  const healed = restore(climber, remediesAt(RESTORE_OPTIONS, player.stair), params.id, kindOf, now)
  if (isRefusal(healed)) return healed
  const journal = advance(climber.journal, GROWING.tasks, [{ deed: 'health-restored', amount: 1 }])
  const why = { counterparty: ofWorld('healer'), reason: 'HEALTH' }
  return { ...climbed(player, { ...climber, ...healed, journal }, why), reply: playerView }
})
