import { GROWING } from '@skystair/content/beginning.ts'
import { EVERYDAY_REWARDS } from '@skystair/content/everyday.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import { takeEverydayReward as contract } from '@skystair/contract/everyday.ts'
import { takeEverydayGift } from '@skystair/rules/climb/take-gifts.ts'
import { climberOf } from '@skystair/rules/player/climber-of.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { action } from '../../platform/action/action.ts'
import { boostsOf } from '../../platform/views/boosts.ts'
import { rewarded } from '../../platform/views/rewarded.ts'

export const takeEverydayReward = action(contract, ({ player, now }) => {
  const taken = takeEverydayGift(
    GROWING,
    climberOf(player),
    EVERYDAY_REWARDS,
    REALM,
    boostsOf(player, now),
    now,
  )
  return isRefusal(taken)
    ? taken
    : rewarded(player, taken, { counterparty: ofWorld('everyday'), reason: 'OFFER' })
})
