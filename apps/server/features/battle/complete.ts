import { GROWING } from '@skystair/content/beginning.ts'
import { REALM } from '@skystair/content/realm.ts'
import { complete as completeCall, giveUpBattle as giveUpBattleCall } from '@skystair/contract/battle.ts'
import type { Battle } from '@skystair/rules/battle/battle.ts'
import { giveUp } from '@skystair/rules/battle/give-up.ts'
import { completeBattle } from '@skystair/rules/climb/complete-battle.ts'
import { climbed, climberOf } from '@skystair/rules/player/climber-of.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, type Refusal, refused } from '@skystair/rules/refusal.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { actionWith, type Decision } from '../../platform/action/action.ts'
import { boostsOf } from '../../platform/views/boosts.ts'
import { playerView } from '../../platform/views/player-view.ts'
import {
  archiveBattle,
  forgetBattle,
  isBegunOtherwise,
  ongoing,
  ownBattle,
  type StoredBattle,
} from './store.ts'

/** The player comes home: wounds, the place's fate, rewards, tasks; the battle becomes a replay. */
function comeHome(
  player: Player,
  stored: StoredBattle,
  state: Battle,
  now: number,
): Decision<typeof completeCall> | Refusal {
  const received = completeBattle(REALM, GROWING, climberOf(player), state, boostsOf(player, now), now)
  if (isRefusal(received)) return received
  const why = { counterparty: ofWorld('battle'), reason: 'BATTLE' }
  const after = climbed(player, received.climber, why, received.reached)
  return {
    player: { ...after.player, battleId: null },
    movements: after.movements,
    writes: archiveBattle(player.id, { ...stored, state }, new Date(now)),
    reply: playerView,
  }
}

export const complete = actionWith(completeCall, ownBattle, ({ player, extra, now }) => {
  const stored = ongoing(extra)
  return isRefusal(stored) ? stored : comeHome(player, stored, stored.state, now)
})

/** Nobody pays for a change of the rules: no wound, nothing used up, the place as it was. */
const callOff = (player: Player): Decision<typeof giveUpBattleCall> => ({
  player: { ...player, battleId: null },
  writes: [forgetBattle(player.id)],
  reply: playerView,
})

export const giveUpBattle = actionWith(giveUpBattleCall, ownBattle, ({ player, extra, now }) => {
  if (extra === null) return refused('battle.refused.no-battle')
  if (isBegunOtherwise(extra)) return callOff(player)
  const lost = giveUp(extra.state)
  return isRefusal(lost) ? lost : comeHome(player, extra, lost.battle, now)
})
