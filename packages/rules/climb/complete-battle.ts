import type { Battle } from '../battle/battle.ts'
import type { Boosts } from '../booster/booster.ts'
import { boosted, NO_REWARD, richer } from '../economy/reward.ts'
import { foughtIn, returnFrom } from '../heroes/return-from-battle.ts'
import { type Refusal, refused } from '../refusal.ts'
import { losePlace, winPlace } from '../road/attack-place.ts'
import { isBossStair, isGuardian } from '../road/muster-enemies.ts'
import { parsePlaceId } from '../road/place.ts'
import type { Realm } from '../road/road-design.ts'
import { hereOf, withHere } from '../road/travel.ts'
import { advance } from '../tasks/journal.ts'
import type { Done } from '../tasks/task.ts'
import { useUp } from '../things/carry.ts'
import { type Climber, lootTimes, stairOf } from './climber.ts'
import { type Growing, type Received, receive } from './receive-reward.ts'

function deedsOf(placeId: string): readonly Done[] {
  const { stair, world } = parsePlaceId(placeId) ?? { stair: 0, world: 'main' }
  if (!isGuardian(placeId)) return [{ deed: 'lair-beaten', amount: 1 }]
  const deeds: Done[] = [{ deed: 'guardian-beaten', amount: 1 }]
  // Other worlds begin as high as the player has come: their stairs are no progress of the tale.
  if (world === 'main') deeds.push({ deed: 'stair-reached', amount: stair })
  return isBossStair(stair) ? [...deeds, { deed: 'boss-beaten', amount: 1 }] : deeds
}

/** As if it had been dreamt: nobody is hurt, nothing is used up, the place can be tried again at once. */
const wokenAtTheFire = (climber: Climber): Climber => ({
  ...climber,
  heroes: climber.heroes.map((hero) => (hero.wounds === 0 ? hero : { ...hero, wounds: 0 })),
})

/** The squad comes back from a battle at a place: wounds, the place's fate, rewards, tasks. */
export function completeBattle(
  realm: Realm,
  growing: Growing,
  climber: Climber,
  battle: Battle,
  boosts: Boosts,
  now: number,
): Received | Refusal {
  if (battle.status !== 'COMPLETED') return refused('battle.refused.not-over')
  if (battle.placeId === null) throw new Error('a battle without a place')
  if (battle.winner !== 'player' && stairOf(climber) < realm.campFireUntil)
    return { climber: wokenAtTheFire(climber), reward: NO_REWARD, reached: null }
  const heroes = returnFrom(battle, climber.heroes, growing.kindOf, now)
  const things = useUp(climber.things, battle)
  const road = hereOf(climber.travels)
  if (battle.winner !== 'player') {
    const travels = withHere(climber.travels, losePlace(road, battle.placeId, now))
    return { climber: { ...climber, heroes, things, travels }, reward: NO_REWARD, reached: null }
  }
  const won = winPlace(realm, road, battle.placeId, now)
  const travels = withHere(climber.travels, won.road)
  const home: Climber = {
    ...climber,
    heroes,
    things,
    travels,
    journal: advance(climber.journal, growing.tasks, deedsOf(battle.placeId)),
  }
  const best = { ...home, bestVictoryStair: Math.max(climber.bestVictoryStair, stairOf(home)) }
  return receive(
    best,
    boosted(richer(won.reward, lootTimes(climber, boosts)), boosts.experience),
    growing,
    boosts,
    foughtIn(battle),
  )
}
