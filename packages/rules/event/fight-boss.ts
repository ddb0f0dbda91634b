import type { Battle } from '../battle/battle.ts'
import { startBattle } from '../battle/start-battle.ts'
import type { Boosts } from '../booster/booster.ts'
import { type ChallengeWish, entrantsOf, healAll } from '../climb/challenge.ts'
import { type Climber, stairOf } from '../climb/climber.ts'
import type { Growing } from '../climb/receive-reward.ts'
import { returnFrom } from '../heroes/return-from-battle.ts'
import { isRefusal, type Refusal, refused } from '../refusal.ts'
import type { Realm } from '../road/road-design.ts'
import { carry, useUp } from '../things/carry.ts'
import { meetBoss, musterEventBoss } from './boss.ts'
import type { EventDesign, EventRules } from './design.ts'
import type { EventRun } from './gather.ts'
import type { EventShare } from './life.ts'

export interface BossMet {
  readonly climber: Climber
  readonly battle: Battle
  readonly share: EventShare
}

/** The squad meets the boss of an event, wherever it stands: the boss comes to everybody. */
export function challengeEventBoss(
  realm: Realm,
  growing: Growing,
  climber: Climber,
  event: EventRun & { readonly design: EventDesign; readonly share: EventShare },
  rules: EventRules,
  wish: Omit<ChallengeWish, 'placeId'>,
  boosts: Boosts,
  now: number,
): BossMet | Refusal {
  const share = meetBoss(event.share, rules, now)
  if (isRefusal(share)) return share
  const healed = healAll(climber, growing, boosts, now)
  const battle = startBattle({
    id: wish.battleId,
    type: 'MOB',
    placeId: null,
    opponent: { kind: 'event-boss', run: event.id },
    seed: wish.seed,
    squad: entrantsOf(healed, growing, wish),
    enemies: musterEventBoss(realm, event.design, rules, stairOf(climber)),
    consumables: carry(climber.things, wish.consumables, climber.belongings.slots),
  })
  return isRefusal(battle) ? battle : { climber: healed, battle, share }
}

/** The squad comes back from it, with its wounds and without what it used up. */
export const homeFromEventBoss = (
  growing: Growing,
  climber: Climber,
  battle: Battle,
  now: number,
): Climber | Refusal =>
  battle.status === 'COMPLETED'
    ? {
        ...climber,
        heroes: returnFrom(battle, climber.heroes, growing.kindOf, now),
        things: useUp(climber.things, battle),
      }
    : refused('battle.refused.not-over')
