import { GROWING } from '@skystair/content/beginning.ts'
import { REALM } from '@skystair/content/realm.ts'
import { WEEK_PATH } from '@skystair/content/week-path.data.ts'
import { weekPath as pathCall, takeWeekPrize as takeCall } from '@skystair/contract/tasks.ts'
import { takeWeekGift } from '@skystair/rules/climb/take-gifts.ts'
import { rewardAt } from '@skystair/rules/economy/stair-reward.ts'
import { climberOf } from '@skystair/rules/player/climber-of.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { mondayOf } from '@skystair/rules/shop/week.ts'
import { weekNow } from '@skystair/rules/tasks/week-path.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { action, read } from '../../platform/action/action.ts'
import { boostsOf } from '../../platform/views/boosts.ts'
import { rewardView } from '../../platform/views/reward-view.ts'
import { rewarded } from '../../platform/views/rewarded.ts'

export const weekPath = read(pathCall, ({ player, now }) => {
  const { week, done, taken } = weekNow(player.climb.journal.week, now)
  return {
    done,
    endsAt: mondayOf(week + 1),
    prizes: WEEK_PATH.map(({ after, reward }, place) => ({
      after,
      reward: rewardView(rewardAt(reward, player.stair, REALM)),
      taken: taken.includes(place + 1),
    })),
  }
})

export const takeWeekPrize = action(takeCall, ({ player, params: { step }, now }) => {
  const taken = takeWeekGift(GROWING, climberOf(player), WEEK_PATH, step, REALM, boostsOf(player, now), now)
  return isRefusal(taken)
    ? taken
    : rewarded(player, taken, { counterparty: ofWorld('task'), reason: 'WEEK_PATH' })
})
