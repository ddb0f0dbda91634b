import { kindOf } from '@skystair/content/beginning.ts'
import { forceOf } from '@skystair/content/forces.data.ts'
import { mergeHeroes as contract } from '@skystair/contract/heroes.ts'
import { instructed } from '@skystair/rules/forces/train.ts'
import { merge } from '@skystair/rules/heroes/merge.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { action } from '../../platform/action/action.ts'
import { playerView } from '../../platform/views/player-view.ts'

export const mergeHeroes = action(contract, ({ player, params, body }) => {
  if (player.battleId !== null) return refused('battle.refused.fighting')
  const climb = merge(player.climb, params.id, body.otherId, kindOf)
  if (isRefusal(climb)) return climb
  const heroes = climb.heroes.map((hero) => instructed(hero, forceOf, kindOf))
  return { player: { ...player, climb: { ...climb, heroes } }, reply: playerView }
})
