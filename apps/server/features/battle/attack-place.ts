import { GROWING } from '@skystair/content/beginning.ts'
import { attackPlace as contract } from '@skystair/contract/battle.ts'
import { challenge } from '@skystair/rules/climb/challenge.ts'
import { climbed, climberOf } from '@skystair/rules/player/climber-of.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { actionWith } from '../../platform/action/action.ts'
import type { Handler } from '../../platform/action/handler.ts'
import type { BattleOpening } from '../../platform/battle/battle-opening.ts'
import { newBattle } from '../../platform/battle/new-battle.ts'
import { statusOf } from '../../platform/battle/status.ts'
import { insertBattle } from '../../platform/battle/stored-battle.ts'
import { boostsOf } from '../../platform/views/boosts.ts'
import { realmOf } from '../../platform/views/realm-of.ts'

/** The squad meets whoever stands at the place: those of the road, or whom the opening knows. */
export const attackPlace = (opening: BattleOpening): Handler<typeof contract> =>
  actionWith<typeof contract, unknown>(
    contract,
    {
      select: (incoming, callerId, now) =>
        opening.mayBeAt(incoming.body.placeId) ? opening.extra.select(incoming, callerId, now) : {},
    },
    (context) => {
      const { player, body, now } = context
      if (player.battleId !== null) return refused('battle.refused.fighting')
      if (opening.isAt(player, body.placeId)) return opening.begin(context)
      const wish = newBattle(player, body.placeId, now)
      const met = challenge(realmOf(player), GROWING, climberOf(player), wish, boostsOf(player, now), now)
      if (isRefusal(met)) return met
      const after = climbed(player, met.climber, { counterparty: ofWorld('battle'), reason: 'BATTLE' })
      return {
        ...after,
        player: { ...after.player, battleId: met.battle.id },
        writes: [insertBattle(player.id, met.battle, new Date(now))],
        reply: () => statusOf(met.battle, []),
      }
    },
  )
