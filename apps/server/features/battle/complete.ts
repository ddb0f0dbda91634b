import { DELAYED } from '@skystair/content/chests/delayed-chests.data.ts'
import { complete as completeCall, giveUpBattle as giveUpBattleCall } from '@skystair/contract/battle.ts'
import type { Call, ReplyOf } from '@skystair/contract/call.ts'
import type { Battle } from '@skystair/rules/battle/battle.ts'
import { giveUp } from '@skystair/rules/battle/give-up.ts'
import { countVictory, dropsChests } from '@skystair/rules/chests/delayed-chest.ts'
import type { Amounts } from '@skystair/rules/economy/purse.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, type Refusal, refused } from '@skystair/rules/refusal.ts'
import { type ActionContext, actionWith, type Decision } from '../../platform/action/action.ts'
import type { Handler } from '../../platform/action/handler.ts'
import { type BattleEnding, type BattleEndings, endingOf } from '../../platform/battle/battle-ending.ts'
import {
  archiveBattle,
  forgetBattle,
  isBegunOtherwise,
  type OverBattle,
  ongoing,
  ownBattleWith,
  type StoredBattle,
} from '../../platform/battle/stored-battle.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { amountsView } from '../../platform/views/reward-view.ts'

/** Nobody pays for a change of the rules: no wound, nothing used up, the place as it was. */
function callOff(
  { callOff: undo }: BattleEnding,
  player: Player,
  battle: Battle,
  now: number,
): Decision<typeof giveUpBattleCall> {
  const undone = undo?.(player, battle, now)
  return {
    player: { ...(undone?.player ?? player), battleId: null },
    writes: [forgetBattle(player.id), ...(undone?.writes ?? [])],
    reply: cameHome({}),
  }
}

const cameHome =
  (gift: Amounts, thanks: string | null = null) =>
  (player: Player, now: number): ReplyOf<typeof completeCall> => ({
    ...playerView(player, now),
    gift: amountsView(gift),
    thanks,
  })

const withVictory = (player: Player, { winner, placeId }: Battle, now: number): Player =>
  winner === 'player' && dropsChests(placeId)
    ? { ...player, chests: countVictory(player.chests, now, DELAYED) }
    : player

type Context = ActionContext<Call, OverBattle>

export function waysHome(endings: BattleEndings): readonly Handler[] {
  /** The player comes home as battles of this type end; the battle becomes a replay. */
  function comeHome(
    {
      player,
      extra: { answers },
      now,
      untouched,
      services,
    }: Pick<Context, 'player' | 'extra' | 'now' | 'untouched' | 'services'>,
    stored: StoredBattle,
    state: Battle,
  ): Decision<typeof completeCall> | Refusal {
    const coming = { player, battle: state, now, untouched, answers, services }
    const home = endingOf(endings, state).comeHome(coming)
    if (isRefusal(home)) return home
    const { gift = {}, thanks = null, ...decided } = home
    return {
      ...decided,
      player: { ...withVictory(home.player, state, now), battleId: null },
      writes: [...archiveBattle(player.id, { ...stored, state }, new Date(now)), ...(home.writes ?? [])],
      reply: cameHome(gift, thanks),
    }
  }

  const asked = ownBattleWith(Object.values(endings).flatMap(({ asks }) => asks ?? []))

  const complete = actionWith(completeCall, asked, (context) => {
    const stored = ongoing(context.extra.stored)
    return isRefusal(stored) ? stored : comeHome(context, stored, stored.state)
  })

  const giveUpBattle = actionWith(giveUpBattleCall, asked, (context) => {
    const { stored } = context.extra
    if (stored === null) return refused('battle.refused.no-battle')
    if (isBegunOtherwise(stored))
      return callOff(endingOf(endings, stored.state), context.player, stored.state, context.now)
    const lost = giveUp(stored.state)
    return isRefusal(lost) ? lost : comeHome(context, stored, lost.battle)
  })

  return [complete, giveUpBattle] as Handler[]
}
