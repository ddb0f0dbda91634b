import { complete as completeCall, giveUpBattle as giveUpBattleCall } from '@skystair/contract/battle.ts'
import type { Battle } from '@skystair/rules/battle/battle.ts'
import { giveUp } from '@skystair/rules/battle/give-up.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, type Refusal, refused } from '@skystair/rules/refusal.ts'
import { actionWith, type Decision } from '../../platform/action/action.ts'
import type { Handler } from '../../platform/action/handler.ts'
import { type BattleEndings, endingOf } from '../../platform/battle/battle-ending.ts'
import {
  archiveBattle,
  forgetBattle,
  isBegunOtherwise,
  ongoing,
  ownBattle,
  type StoredBattle,
} from '../../platform/battle/stored-battle.ts'
import { playerView } from '../../platform/views/player-view.ts'

/** Nobody pays for a change of the rules: no wound, nothing used up, the place as it was. */
const callOff = (player: Player): Decision<typeof giveUpBattleCall> => ({
  player: { ...player, battleId: null },
  writes: [forgetBattle(player.id)],
  reply: playerView,
})

export function waysHome(endings: BattleEndings): readonly Handler[] {
  /** The player comes home as battles of this type end; the battle becomes a replay. */
  function comeHome(
    player: Player,
    stored: StoredBattle,
    state: Battle,
    now: number,
  ): Decision<typeof completeCall> | Refusal {
    const home = endingOf(endings, state).comeHome(player, state, now)
    if (isRefusal(home)) return home
    return {
      ...home,
      player: { ...home.player, battleId: null },
      writes: [...archiveBattle(player.id, { ...stored, state }, new Date(now)), ...(home.writes ?? [])],
      reply: playerView,
    }
  }

  const complete = actionWith(completeCall, ownBattle, ({ player, extra, now }) => {
    const stored = ongoing(extra)
    return isRefusal(stored) ? stored : comeHome(player, stored, stored.state, now)
  })

  const giveUpBattle = actionWith(giveUpBattleCall, ownBattle, ({ player, extra, now }) => {
    if (extra === null) return refused('battle.refused.no-battle')
    if (isBegunOtherwise(extra)) return callOff(player)
    const lost = giveUp(extra.state)
    return isRefusal(lost) ? lost : comeHome(player, extra, lost.battle, now)
  })

  return [complete, giveUpBattle] as Handler[]
}
