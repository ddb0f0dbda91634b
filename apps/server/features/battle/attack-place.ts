import { randomUUID } from 'node:crypto'
import { GROWING } from '@skystair/content/beginning.ts'
import { CONSUMABLES } from '@skystair/content/consumables.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import { attackPlace as contract } from '@skystair/contract/battle.ts'
import { specialsOfClan } from '@skystair/rules/clan/support.ts'
import { challenge } from '@skystair/rules/climb/challenge.ts'
import { climbed, climberOf } from '@skystair/rules/player/climber-of.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { action } from '../../platform/action/action.ts'
import { secretSeed } from '../../platform/battle/secret-seed.ts'
import { statusOf } from '../../platform/battle/status.ts'
import { insertBattle } from '../../platform/battle/stored-battle.ts'
import { boostsOf } from '../../platform/views/boosts.ts'

/** The squad meets whoever stands at the place. */
export const attackPlace = action(contract, ({ player, body, now }) => {
  if (player.battleId !== null) return refused('battle.refused.fighting')
  const wish = {
    battleId: `${player.id.toString(36)}-${randomUUID()}`,
    placeId: body.placeId,
    seed: secretSeed(),
    consumables: CONSUMABLES,
    gifts: specialsOfClan(player.clan.support),
  }
  const met = challenge(REALM, GROWING, climberOf(player), wish, boostsOf(player, now), now)
  if (isRefusal(met)) return met
  const after = climbed(player, met.climber, { counterparty: ofWorld('battle'), reason: 'BATTLE' })
  return {
    ...after,
    player: { ...after.player, battleId: met.battle.id },
    writes: [insertBattle(player.id, met.battle, new Date(now))],
    reply: () => statusOf(met.battle, []),
  }
})
