import { EVERYDAY_REWARDS } from '@skystair/content/everyday.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import { everydayCalendar as contract } from '@skystair/contract/everyday.ts'
import { rewardAt } from '@skystair/rules/economy/stair-reward.ts'
import { canTakeEveryday } from '@skystair/rules/everyday/everyday.ts'
import { read } from '../../platform/action/action.ts'
import { rewardView } from '../../platform/views/reward-view.ts'

/** The round of gifts, and how far the player has come in it. */
export const everydayCalendar = read(contract, ({ player, now }) => {
  const { everyday } = player.climb
  const ready = canTakeEveryday(everyday, now)
  const taken = everyday.count % EVERYDAY_REWARDS.length
  return {
    rewards: EVERYDAY_REWARDS.map((reward) => rewardView(rewardAt(reward, player.stair, REALM))),
    // A round that was finished today stays to be looked at until tomorrow.
    taken: !ready && taken === 0 ? EVERYDAY_REWARDS.length : taken,
    ready,
  }
})
