import { stairWorth } from '../economy/guardian-power.ts'
import { spend } from '../economy/purse.ts'
import { type Reward, rewardOf } from '../economy/reward.ts'
import { isRefusal, type Refusal, refused } from '../refusal.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { approach } from './approach.ts'
import { guardStands } from './availability.ts'
import { CURRENCY_OF, type Place, SKILL_OF } from './place.ts'
import { mark, markTaken, type Road } from './road.ts'
import { type Realm, stretchAt } from './road-design.ts'

export interface Taken {
  readonly road: Road
  readonly place: Place
  readonly reward: Reward
}

/** What a place gives to whoever may use it. */
export function giftOf(realm: Realm, { placeType, world, stair, resource, skill, thing }: Place): Reward {
  const { worth } = stretchAt(realm.roads[world], stair)
  if (placeType === 'GAINABLE')
    return rewardOf({ amounts: { elixir: 1 }, heroExperience: stairWorth(stair) * worth.fountain })
  if (placeType === 'MAGIC') {
    const third = (stairWorth(stair) * worth.magic) / 3
    return rewardOf({ skills: { attack: third, defence: third, health: third } })
  }
  return rewardOf({
    amounts: resource ? { [CURRENCY_OF[resource.type]]: resource.amount } : {},
    skills: skill ? { [SKILL_OF[skill.type]]: skill.amount } : {},
    things: thing ? [thing] : [],
  })
}

function reach(realm: Realm, road: Road, id: string, now: number): Place | Refusal {
  const place = approach(realm, road, id, now)
  if (isRefusal(place)) return place
  return guardStands(road, place, now) ? refused('road.refused.premiss') : place
}

/** Takes what is there once: resources, skills, things, and talks that were heard. */
export function take(realm: Realm, road: Road, id: string, now: number): Taken | Refusal {
  const place = reach(realm, road, id, now)
  if (isRefusal(place)) return place
  if (place.repeat !== 'ONE_TIME') return refused('road.refused.not-for-taking')
  return { road: markTaken(road, place.stair, place.slot), place, reward: giftOf(realm, place) }
}

/** A fountain gives again and again, with time between. */
export function gain(realm: Realm, road: Road, id: string, now: number): Taken | Refusal {
  const place = reach(realm, road, id, now)
  if (isRefusal(place)) return place
  if (place.placeType !== 'GAINABLE') return refused('road.refused.not-for-taking')
  return { road: mark(road, id, 'USED', now), place, reward: giftOf(realm, place) }
}

/** A magic place sells strength for gold, then rests. */
export function useMagic(
  realm: Realm,
  road: Road,
  purse: Wallet,
  id: string,
  now: number,
): (Taken & { readonly purse: Wallet }) | Refusal {
  const place = reach(realm, road, id, now)
  if (isRefusal(place)) return place
  if (place.placeType !== 'MAGIC') return refused('road.refused.not-for-taking')
  const paid = spend(purse, realm.prices.magic(place.stair))
  if (isRefusal(paid)) return paid
  return { road: mark(road, id, 'USED', now), place, reward: giftOf(realm, place), purse: paid }
}
