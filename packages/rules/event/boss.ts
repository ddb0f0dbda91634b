import { asEnemies } from '../battle/as-enemies.ts'
import type { Entrant } from '../battle/fighter.ts'
import { guardianPower } from '../economy/guardian-power.ts'
import { dayOf } from '../everyday/everyday.ts'
import { type Refusal, refused } from '../refusal.ts'
import { creatureOf, entrant } from '../road/muster-enemies.ts'
import type { Realm } from '../road/road-design.ts'
import type { EventDesign, EventRules } from './design.ts'
import { countOf, type EventShare } from './life.ts'

/** It meets everybody as strong as their own next stair: a newcomer's heart counts as much as anybody's. */
export const musterEventBoss = (
  realm: Realm,
  { boss }: Pick<EventDesign, 'boss'>,
  rules: Pick<EventRules, 'boss'>,
  stair: number,
): readonly Entrant[] =>
  asEnemies([entrant(creatureOf(realm, boss), guardianPower(stair + 1) * rules.boss.power)])

/** How often it may still be fought today. */
export const fightsLeft = ({ fights }: EventShare, { boss }: Pick<EventRules, 'boss'>, now: number): number =>
  Math.max(0, boss.fightsADay - countOf(fights, dayOf(now)))

/** Somebody goes to meet it. */
export function meetBoss(
  share: EventShare,
  rules: Pick<EventRules, 'boss'>,
  now: number,
): EventShare | Refusal {
  if (share.ended !== null) return refused('event.refused.over')
  if (fightsLeft(share, rules, now) === 0)
    return refused('event.refused.fights', { count: rules.boss.fightsADay })
  const day = dayOf(now)
  return { ...share, fights: { day, count: countOf(share.fights, day) + 1 } }
}

/** Beaten: it has lost a heart to this one. */
export const heartTaken = (share: EventShare): EventShare => ({ ...share, hearts: share.hearts + 1 })

export interface BossStanding {
  /** how often it fell */
  readonly falls: number
  /** hearts it has lost since it rose, and has altogether this time; null: it rises no more */
  readonly lost: number
  readonly hearts: number | null
}

/** It falls, rises with more hearts than before and falls again: there are enough for however many come. */
export function bossStanding({ boss }: Pick<EventRules, 'boss'>, taken: number): BossStanding {
  const falls = boss.falls.filter((line) => line <= taken).length
  const before = boss.falls[falls - 1] ?? 0
  const next = boss.falls[falls]
  return { falls, lost: taken - before, hearts: next === undefined ? null : next - before }
}
