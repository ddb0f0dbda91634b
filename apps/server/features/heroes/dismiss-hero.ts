import { kindOf } from '@skystair/content/beginning.ts'
import { HERO_TERMS } from '@skystair/content/prices.data.ts'
import { dismissHero as contract } from '@skystair/contract/heroes.ts'
import { climbed, climberOf } from '@skystair/rules/player/climber-of.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { dismiss } from '@skystair/rules/shop/recruit.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { action } from '../../platform/action/action.ts'
import { playerView } from '../../platform/views/player-view.ts'

export const dismissHero = action(contract, ({ player, params }) => {
  if (player.battleId !== null) return refused('battle.refused.fighting')
  const gone = dismiss(climberOf(player), params.id, HERO_TERMS, Math.max(1, player.stair), kindOf)
  if (isRefusal(gone)) return gone
  return {
    ...climbed(player, gone.who, { counterparty: ofWorld('shop'), reason: 'HERO' }),
    reply: playerView,
  }
})
