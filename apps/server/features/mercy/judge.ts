import { MERCY } from '@skystair/content/mercy.data.ts'
import { judge as contract } from '@skystair/contract/mercy.ts'
import { judge as judged } from '@skystair/rules/mercy/mercy.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { action } from '../../platform/action/action.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { amountsView } from '../../platform/views/reward-view.ts'

export const judge = action(contract, ({ player, params, body, now }) => {
  const word = judged(player.mercy, body.battleId, params.mercy, MERCY, now)
  if (isRefusal(word)) return word
  const { life, good, evil } = word
  const amounts = amountsView(word.amounts)
  return {
    player: {
      ...player,
      mercy: life,
      goodPoints: player.goodPoints + good,
      evilPoints: player.evilPoints + evil,
    },
    movements: amounts.map((one) => ({ ...one, counterparty: ofWorld('mercy'), reason: 'LOOT' })),
    reply: (saved, at) => ({ player: playerView(saved, at), good, evil, amounts }),
  }
})
