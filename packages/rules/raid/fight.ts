import type { Battle } from '../battle/battle.ts'
import { startBattle } from '../battle/start-battle.ts'
import type { Boosts } from '../booster/booster.ts'
import { type ChallengeWish, entrantsOf, healAll } from '../climb/challenge.ts'
import type { Climber } from '../climb/climber.ts'
import { type Growing, type Received, receive } from '../climb/receive-reward.ts'
import { boosted, NO_REWARD } from '../economy/reward.ts'
import { foughtIn, returnFrom } from '../heroes/return-from-battle.ts'
import { isRefusal, type Refusal, refused } from '../refusal.ts'
import { attackPlace, losePlace, rewardFor, winPlace } from '../road/attack-place.ts'
import { bossNamed, musterBoss } from '../road/boss-stair.ts'
import type { Realm } from '../road/road-design.ts'
import { hereOf, withHere } from '../road/travel.ts'
import { advance } from '../tasks/journal.ts'
import { carry, useUp } from '../things/carry.ts'
import type { RaidDesign } from './design.ts'
import type { Raid } from './raid.ts'

/** The squad meets the boss of the week: its health is what the clan has left of it. */
export function challengeBoss(
  realm: Realm,
  growing: Growing,
  climber: Climber,
  raid: Raid,
  wish: ChallengeWish,
  design: RaidDesign,
  boosts: Boosts,
  now: number,
): { readonly climber: Climber; readonly battle: Battle } | Refusal {
  if (raid.endedAt !== null) return refused('raid.refused.over')
  const challenge = attackPlace(realm, hereOf(climber.travels), wish.placeId, now)
  if (isRefusal(challenge)) return challenge
  const healed = healAll(climber, growing, boosts, now)
  const battle = startBattle({
    id: wish.battleId,
    type: 'MULTI',
    placeId: wish.placeId,
    opponent: { kind: 'raid-boss', clanId: raid.clanId, week: raid.week },
    seed: wish.seed,
    squad: entrantsOf(healed, growing, wish),
    enemies: musterBoss(realm, bossNamed(design, raid.boss), challenge.place.stair, raid),
    consumables: carry(climber.things, wish.consumables, climber.belongings.slots),
  })
  return isRefusal(battle) ? battle : { climber: healed, battle }
}

/** Whoever has struck at all has struck: the stair is open then, whether the squad still stands or not. */
export const hasStruck = ({ dealt }: Battle): boolean => dealt >= 1

/** The squad comes back from the boss: wounds, the stair, its reward, tasks. What was dealt goes off the pool beside. */
export function comeHomeFromBoss(
  realm: Realm,
  growing: Growing,
  climber: Climber,
  battle: Battle,
  boosts: Boosts,
  now: number,
): Received | Refusal {
  if (battle.status !== 'COMPLETED') return refused('battle.refused.not-over')
  if (battle.placeId === null) throw new Error('a boss without a place')
  const heroes = returnFrom(battle, climber.heroes, growing.kindOf, now)
  const home: Climber = { ...climber, heroes, things: useUp(climber.things, battle) }
  const road = hereOf(climber.travels)
  if (!hasStruck(battle)) {
    const travels = withHere(climber.travels, losePlace(road, battle.placeId, now))
    return { climber: { ...home, travels }, reward: NO_REWARD, reached: null }
  }
  const { road: climbed } = winPlace(realm, road, battle.placeId, now)
  const struck: Climber = {
    ...home,
    travels: withHere(climber.travels, climbed),
    journal: advance(climber.journal, growing.tasks, [{ deed: 'raid-fought', amount: 1 }]),
  }
  const reward = boosted(rewardFor(realm, battle.placeId), boosts.experience)
  return receive(struck, reward, growing, boosts, foughtIn(battle))
}
