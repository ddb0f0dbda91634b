import type { Entrant } from '../battle/fighter.ts'
import { stairWorth } from '../economy/guardian-power.ts'
import { type Amounts, spend } from '../economy/purse.ts'
import { type Reward, rewardOf, type Thing } from '../economy/reward.ts'
import { isRefusal, type Refusal, refused } from '../refusal.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { approach, findPlace } from './approach.ts'
import { guardStands } from './availability.ts'
import { muster } from './muster-enemies.ts'
import { GUARDIAN_SLOT, type Place } from './place.ts'
import { forget, mark, type Road, unmark } from './road.ts'
import { lastStair, type Realm, stretchAt } from './road-design.ts'

export interface Challenge {
  readonly place: Place
  readonly enemies: readonly Entrant[]
}

/** Who waits at the place; the battle is then started with them. */
export function attackPlace(realm: Realm, road: Road, id: string, now: number): Challenge | Refusal {
  const place = approach(realm, road, id, now)
  if (isRefusal(place)) return place
  if (!guardStands(road, place, now)) return refused('road.refused.no-one-there')
  if (place.slot === GUARDIAN_SLOT && road.stepsLeft === 0) return refused('road.refused.no-steps')
  return { place, enemies: muster(realm, place, lastStair(realm.roads[road.world], road)) }
}

const LAIR_EXPERIENCE = 0.35

/** What beating those who stand at a place brings, before boosters. */
export function rewardFor(realm: Realm, id: string): Reward {
  const place = mustFind(realm, id)
  const road = realm.roads[place.world]
  const { worth } = stretchAt(road, place.stair)
  const isGuardian = place.slot === GUARDIAN_SLOT
  const share = isGuardian ? worth.guardian : worth.lair
  return rewardOf({
    amounts: { gold: Math.round(realm.goldOf(place.stair) * road.reward) },
    experience: realm.experienceOf(place.stair, road.reward * (isGuardian ? 1 : LAIR_EXPERIENCE)),
    heroExperience: stairWorth(place.stair) * share,
    things: isGuardian ? prizesOf(realm, place) : [],
  })
}

const prizesOf = ({ prizesAt }: Realm, { world, stair }: Place): readonly Thing[] =>
  world === 'main' ? (prizesAt?.(stair) ?? []).map((prize) => ({ ...prize, stair })) : []

function mustFind(realm: Realm, id: string): Place {
  const place = findPlace(realm, id)
  if (!place) throw new Error(`a battle at ${id}, which is nowhere`)
  return place
}

/** The guardian is gone and the next stair open; or the way to what it guarded. */
export function winPlace(realm: Realm, road: Road, id: string, now: number): { road: Road; reward: Reward } {
  const place = mustFind(realm, id)
  const reward = rewardFor(realm, id)
  if (place.slot !== GUARDIAN_SLOT) return { road: mark(forget(road, now), id, 'WON', now), reward }
  const stepsLeft = road.stepsLeft === null ? null : Math.max(0, road.stepsLeft - 1)
  const climbed = { ...unmark(road, id), top: Math.max(road.top, place.stair), stepsLeft }
  return { road: forget(climbed, now), reward }
}

export function losePlace(road: Road, id: string, now: number): Road {
  return mark(forget(road, now), id, 'LOST', now)
}

/** What it costs not to wait after a lost battle. */
export function retryPrice(realm: Realm, id: string): Amounts {
  return realm.prices.retry(mustFind(realm, id).stair)
}

/** Waiting is not sold to a squad that could not fight then either. */
export function retryAtOnce(
  realm: Realm,
  road: Road,
  purse: Wallet,
  id: string,
  canFight: boolean,
): { road: Road; purse: Wallet } | Refusal {
  if (!canFight) return refused('battle.refused.no-one-stands')
  if (road.marks[id]?.state !== 'LOST') return refused('road.refused.nothing-to-retry')
  const paid = spend(purse, retryPrice(realm, id))
  return isRefusal(paid) ? paid : { road: unmark(road, id), purse: paid }
}
