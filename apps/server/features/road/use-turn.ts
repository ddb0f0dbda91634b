import { GROWING } from '@skystair/content/beginning.ts'
import { REALM } from '@skystair/content/realm.ts'
import { useTurn as contract } from '@skystair/contract/road.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { useTurn as turn } from '@skystair/rules/road/travel.ts'
import { advance } from '@skystair/rules/tasks/journal.ts'
import { action } from '../../platform/action/action.ts'
import { playerView } from '../../platform/views/player-view.ts'

export const useTurn = action(contract, ({ player, params, now }) => {
  if (player.battleId !== null) return refused('battle.refused.fighting')
  const travels = turn(REALM, player.climb.travels, params.id, now, player.clan.support.snowSteps)
  if (isRefusal(travels)) return travels
  const journal = advance(player.climb.journal, GROWING.tasks, [{ deed: 'world-entered', amount: 1 }])
  return { player: { ...player, climb: { ...player.climb, travels, journal } }, reply: playerView }
})
