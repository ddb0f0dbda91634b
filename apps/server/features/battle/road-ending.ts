import { GROWING } from '@skystair/content/beginning.ts'
import { MERCY } from '@skystair/content/mercy.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import type { Battle } from '@skystair/rules/battle/battle.ts'
import { completeBattle } from '@skystair/rules/climb/complete-battle.ts'
import type { Received } from '@skystair/rules/climb/receive-reward.ts'
import { afterVictory } from '@skystair/rules/mercy/mercy.ts'
import { climbed, climberOf } from '@skystair/rules/player/climber-of.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, type Refusal } from '@skystair/rules/refusal.ts'
import { rewardFor } from '@skystair/rules/road/attack-place.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import type { BattleEnding } from '../../platform/battle/battle-ending.ts'
import { boostsOf } from '../../platform/views/boosts.ts'
import { amountsView, rewardView } from '../../platform/views/reward-view.ts'

const received = (player: Player, battle: Battle, now: number): Received | Refusal =>
  completeBattle(REALM, GROWING, climberOf(player), battle, boostsOf(player, now), now)

/** Coming home to the road: wounds, the place's fate, rewards, tasks. */
export const roadEnding: BattleEnding = {
  comeHome({ player, battle, now }) {
    const home = received(player, battle, now)
    if (isRefusal(home)) return home
    const after = climbed(
      player,
      home.climber,
      { counterparty: ofWorld('battle'), reason: 'BATTLE' },
      home.reached,
    )
    const { life, thanks } = afterVictory(player.mercy, battle, MERCY, now)
    const thankful = { ...after.player, mercy: life }
    if (thanks === null) return { ...after, player: thankful }
    const gift = amountsView(thanks.amounts)
    return {
      player: thankful,
      movements: [
        ...after.movements,
        ...gift.map((one) => ({ ...one, counterparty: ofWorld('mercy'), reason: 'THANKS' })),
      ],
      gift: thanks.amounts,
      thanks: thanks.by.creature,
    }
  },
  reward(battle, to) {
    if (battle.winner !== 'player' || battle.placeId === null) return null
    const home = to && received(to.player, battle, to.now)
    const reached = home && !isRefusal(home) ? home.reached : null
    return rewardView(rewardFor(REALM, battle.placeId), reached)
  },
}
