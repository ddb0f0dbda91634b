import type { Climb } from '../climb/climber.ts'
import { waitUntil } from '../format/wait.ts'
import { type Refusal, refused } from '../refusal.ts'
import type { Road } from '../road/road.ts'
import { weekOf } from '../shop/week.ts'
import type { Wallet } from '../wallet/wallet.ts'
import type { RaidDesign } from './design.ts'
import type { Raid, RaidClosedReason, RaidState } from './raid.ts'
import { isInRaid, type RaidTies } from './ties.ts'
import { isRest, opensAt } from './week.ts'

/** As much of a player as raids look at and change. */
export interface RaidGoer {
  readonly level: number
  readonly battleId: string | null
  readonly wallet: Wallet
  readonly climb: Climb
  readonly raid: RaidTies
}

/** As much as decides about raids, and since when in the clan. */
export interface Raider extends Pick<RaidGoer, 'level' | 'climb' | 'raid'> {
  readonly joinedAt: number
}

export interface RaidStanding {
  readonly state: RaidState
  readonly closed: RaidClosedReason | null
  /** when waiting or being closed ends by itself; null: it does not, or it is neither */
  readonly until: number | null
  /** starting leads back to where one stood on the raid road */
  readonly resumes: boolean
}

const standing = (
  state: RaidState,
  until: number | null = null,
  closed: RaidClosedReason | null = null,
): RaidStanding => ({ state, closed, until, resumes: false })

/** Until when a member is too new to raid; null: no longer. */
const isNewUntil = (joinedAt: number, { newcomerWaits }: RaidDesign, now: number): number | null =>
  joinedAt + newcomerWaits > now ? joinedAt + newcomerWaits : null

/** The boss of another clan may be met on a road that was begun in the clan before: not on the first day either. */
export function whyNotFight(joinedAt: number, design: RaidDesign, now: number): Refusal | null {
  const until = isNewUntil(joinedAt, design, now)
  return until === null ? null : refused(CLOSED.FIRST_DAY, waitUntil(until, now))
}

/** Why nobody may go there now, or why this one may not. */
function whyClosed(
  { level, joinedAt }: Raider,
  raid: Pick<Raid, 'endedAt'> | null,
  design: RaidDesign,
  now: number,
): RaidStanding | null {
  const week = weekOf(now)
  if (level < design.fromLevel) return standing('RAID_CLOSED', null, 'LEVEL')
  const newUntil = isNewUntil(joinedAt, design, now)
  if (newUntil !== null) return standing('RAID_CLOSED', newUntil, 'FIRST_DAY')
  if (isRest(now)) return standing('RAID_CLOSED', opensAt(week), 'REST')
  if (raid !== null && raid.endedAt !== null) return standing('RAID_CLOSED', opensAt(week + 1), 'KILLED')
  return null
}

/** The raid road that was left and may be gone on with: it is of this week and has stairs left. */
export function roadLeft({ climb, raid }: Pick<Raider, 'climb' | 'raid'>, now: number): Road | null {
  const road = climb.travels.roads.raid
  const isOfThisWeek = raid.startedAt !== null && weekOf(raid.startedAt) === weekOf(now)
  return road && isOfThisWeek && road.stepsLeft !== 0 ? road : null
}

/** `raid` is the one of this week; null: nobody has begun it. */
export function standingOf(
  raider: Raider,
  raid: Pick<Raid, 'endedAt'> | null,
  design: RaidDesign,
  now: number,
): RaidStanding {
  if (isInRaid(raider.climb.travels)) return standing('IN_RAID')
  const closed = whyClosed(raider, raid, design, now)
  if (closed) return closed
  const { startedAt } = raider.raid
  const nextAt = startedAt === null ? now : startedAt + design.wait
  if (nextAt <= now) return standing('RAID_AVAILABLE')
  if (roadLeft(raider, now) !== null) return { ...standing('RAID_AVAILABLE'), resumes: true }
  return standing('RAID_WAITING', nextAt)
}

const CLOSED: Readonly<Record<RaidClosedReason, string>> = {
  KILLED: 'raid.refused.killed',
  REST: 'raid.refused.rest',
  LEVEL: 'raid.refused.level',
  FIRST_DAY: 'raid.refused.first-day',
}

/** Why no raid can be begun; null: one can. */
export function whyNotRaid(
  { state, closed, until }: RaidStanding,
  { fromLevel }: RaidDesign,
  now: number,
): Refusal | null {
  if (state === 'RAID_AVAILABLE') return null
  if (state === 'IN_RAID') return refused('raid.refused.in-raid')
  const wait = until === null ? {} : waitUntil(until, now)
  if (state === 'RAID_WAITING') return refused('raid.refused.waiting', wait)
  return refused(CLOSED[closed ?? 'REST'], closed === 'LEVEL' ? { level: fromLevel } : wait)
}
