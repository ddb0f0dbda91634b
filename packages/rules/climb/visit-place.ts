import type { Boosts } from '../booster/booster.ts'
import { richer } from '../economy/reward.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import type { Place, PlaceType } from '../road/place.ts'
import type { Realm } from '../road/road-design.ts'
import { gain, type Taken, take, useMagic } from '../road/take.ts'
import { hereOf, withHere } from '../road/travel.ts'
import { advance } from '../tasks/journal.ts'
import type { Deed } from '../tasks/task.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { type Climber, lootTimes } from './climber.ts'
import { type Growing, type Received, receive } from './receive-reward.ts'

export interface Visited extends Received {
  readonly place: Place
}

const DEED_OF: Readonly<Partial<Record<PlaceType, Deed>>> = {
  RESOURCE: 'resource-taken',
  SKILL: 'skill-taken',
  ARTIFACT: 'chest-opened',
  GAINABLE: 'fountain-drunk',
  MAGIC: 'magic-used',
}

function leave(
  climber: Climber,
  taken: Taken,
  purse: Wallet,
  growing: Growing,
  boosts: Boosts,
): Visited | Refusal {
  const deed = DEED_OF[taken.place.placeType]
  const left: Climber = {
    ...climber,
    purse,
    travels: withHere(climber.travels, taken.road),
    journal: deed ? advance(climber.journal, growing.tasks, [{ deed, amount: 1 }]) : climber.journal,
  }
  const received = receive(left, richer(taken.reward, lootTimes(climber, boosts)), growing, boosts)
  return isRefusal(received) ? received : { ...received, place: taken.place }
}

type Visit = (
  realm: Realm,
  growing: Growing,
  climber: Climber,
  placeId: string,
  boosts: Boosts,
  now: number,
) => Visited | Refusal

/** Takes a resource, skill or thing: the place is empty then. */
export const takePlace: Visit = (realm, growing, climber, placeId, boosts, now) => {
  const taken = take(realm, hereOf(climber.travels), placeId, now)
  return isRefusal(taken) ? taken : leave(climber, taken, climber.purse, growing, boosts)
}

/** Drinks from a fountain. */
export const gainPlace: Visit = (realm, growing, climber, placeId, boosts, now) => {
  const gained = gain(realm, hereOf(climber.travels), placeId, now)
  return isRefusal(gained) ? gained : leave(climber, gained, climber.purse, growing, boosts)
}

/** Buys strength at a magic place. */
export const magicPlace: Visit = (realm, growing, climber, placeId, boosts, now) => {
  const used = useMagic(realm, hereOf(climber.travels), climber.purse, placeId, now)
  return isRefusal(used) ? used : leave(climber, used, used.purse, growing, boosts)
}
