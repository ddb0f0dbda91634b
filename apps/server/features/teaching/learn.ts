import { EDUCATIONS } from '@skystair/content/teaching.data.ts'
import { learn as contract } from '@skystair/contract/teaching.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { learn as learnRule } from '@skystair/rules/teaching/learn.ts'
import { action } from '../../platform/action/action.ts'
import { playerView } from '../../platform/views/player-view.ts'

export const learn = action(contract, ({ player, params }) => {
  const taught = learnRule(player, EDUCATIONS, params.id)
  return isRefusal(taught) ? taught : { player: taught, reply: playerView }
})
