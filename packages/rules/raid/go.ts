import { spend } from '../economy/purse.ts'
import type { KindOf } from '../health/restore.ts'
import { isRefusal, type Refusal, refused } from '../refusal.ts'
import { enterRoad } from '../road/road.ts'
import type { Realm } from '../road/road-design.ts'
import type { RaidDesign } from './design.ts'
import { causeOf } from './experience.ts'
import { healthOf, withHealth } from './other-health.ts'
import type { Raid } from './raid.ts'
import { type RaidGoer, type RaidStanding, roadLeft, standingOf, whyNotRaid } from './state.ts'
import { isInRaid } from './ties.ts'

/** To the raid road: where it was left, as it was left, or anew, at the own height and with all wounds healed. */
export function startRaid<Goer extends RaidGoer>(
  realm: Realm,
  player: Goer,
  joinedAt: number,
  raid: Raid,
  kindOf: KindOf,
  design: RaidDesign,
  now: number,
): Goer | Refusal {
  const standing = standingOf({ ...player, joinedAt }, raid, design, now)
  const refusal = whyNotRaid(standing, design, now)
  if (refusal) return refusal
  if (player.battleId !== null) return refused('battle.refused.fighting')
  const { travels, heroes } = player.climb
  const left = standing.resumes ? roadLeft(player, now) : null
  const road = left ?? enterRoad(realm.roads.raid, travels.roads.main?.top ?? 0)
  return {
    ...player,
    climb: {
      ...player.climb,
      heroes: withHealth(heroes, left ? player.raid.otherHealth : {}, kindOf, now),
      travels: { ...travels, world: 'raid', roads: { ...travels.roads, raid: road } },
    },
    raid: {
      ...player.raid,
      cameFrom: travels.world,
      cause: causeOf(raid, player.raid.cause, design),
      otherHealth: healthOf(heroes, kindOf),
      ...(left ? {} : { startedAt: now, balance: {} }),
    },
  }
}

/** Back to where one stood before, whatever has become of the clan. With `reset` the raid road is forgotten. */
export function endRaid<Goer extends RaidGoer>(
  player: Goer,
  reset: boolean,
  kindOf: KindOf,
  now: number,
): Goer | Refusal {
  if (!isInRaid(player.climb.travels)) return refused('raid.refused.not-in-raid')
  if (player.battleId !== null) return refused('battle.refused.fighting')
  return comeHome(player, reset, kindOf, now)
}

/** The wounds of before are there again, and those of the raid stay on its road. */
function comeHome<Goer extends RaidGoer>(player: Goer, reset: boolean, kindOf: KindOf, now: number): Goer {
  const { travels, heroes } = player.climb
  const { raid, ...others } = travels.roads
  const isKept = !reset && raid !== undefined
  return {
    ...player,
    climb: {
      ...player.climb,
      heroes: withHealth(heroes, player.raid.otherHealth, kindOf, now),
      travels: { ...travels, world: player.raid.cameFrom, roads: isKept ? { ...others, raid } : others },
    },
    raid: { ...player.raid, otherHealth: isKept ? healthOf(heroes, kindOf) : {} },
  }
}

/** Whoever leaves the clan leaves its raid, unless in the middle of a fight: that has to be ended first. */
export const leaveRaid = <Goer extends RaidGoer>(player: Goer, kindOf: KindOf, now: number): Goer =>
  isInRaid(player.climb.travels) && player.battleId === null ? comeHome(player, true, kindOf, now) : player

/** What it costs not to wait for the next raid; nothing where there is no wait. */
export const hasteOf = ({ state, until }: RaidStanding, { hastePrice }: RaidDesign, now: number): number =>
  state === 'RAID_WAITING' && until !== null ? hastePrice(until - now) : 0

/** Emeralds for the wait that is left. */
export function speedUpRaid<Goer extends RaidGoer>(
  player: Goer,
  joinedAt: number,
  raid: Pick<Raid, 'endedAt'> | null,
  design: RaidDesign,
  now: number,
): { readonly player: Goer; readonly price: number } | Refusal {
  const standing = standingOf({ ...player, joinedAt }, raid, design, now)
  if (standing.state !== 'RAID_WAITING')
    return whyNotRaid(standing, design, now) ?? refused('raid.refused.no-wait')
  const price = hasteOf(standing, design, now)
  const paid = spend(player.wallet, { mithril: price })
  if (isRefusal(paid)) return paid
  return { player: { ...player, raid: { ...player.raid, startedAt: now - design.wait } }, price }
}
