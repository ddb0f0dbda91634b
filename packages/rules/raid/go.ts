import { spend } from '../economy/purse.ts'
import { isRefusal, type Refusal, refused } from '../refusal.ts'
import { enterRoad } from '../road/road.ts'
import type { Realm } from '../road/road-design.ts'
import type { RaidDesign } from './design.ts'
import type { Raid } from './raid.ts'
import { type RaidGoer, type RaidStanding, roadLeft, standingOf, whyNotRaid } from './state.ts'
import { isInRaid } from './ties.ts'

/** To the raid road: where it was left, or anew, at the own height and with all wounds healed. */
export function startRaid<Goer extends RaidGoer>(
  realm: Realm,
  player: Goer,
  joinedAt: number,
  raid: Pick<Raid, 'endedAt'> | null,
  design: RaidDesign,
  now: number,
): Goer | Refusal {
  const standing = standingOf({ ...player, joinedAt }, raid, design, now)
  const refusal = whyNotRaid(standing, design, now)
  if (refusal) return refusal
  if (player.battleId !== null) return refused('battle.refused.fighting')
  const { travels } = player.climb
  const left = standing.resumes ? roadLeft(player, now) : null
  const road = left ?? enterRoad(realm.roads.raid, travels.roads.main?.top ?? 0)
  return {
    ...player,
    climb: {
      ...player.climb,
      heroes: left
        ? player.climb.heroes
        : player.climb.heroes.map((hero) => ({ ...hero, wounds: 0, healedAt: now })),
      travels: { ...travels, world: 'raid', roads: { ...travels.roads, raid: road } },
    },
    raid: {
      ...player.raid,
      cameFrom: travels.world,
      ...(left ? {} : { startedAt: now, balance: {} }),
    },
  }
}

/** Back to where one stood before, whatever has become of the clan. With `reset` the raid road is forgotten. */
export function endRaid<Goer extends RaidGoer>(player: Goer, reset: boolean): Goer | Refusal {
  if (!isInRaid(player.climb.travels)) return refused('raid.refused.not-in-raid')
  if (player.battleId !== null) return refused('battle.refused.fighting')
  return comeHome(player, reset)
}

function comeHome<Goer extends RaidGoer>(player: Goer, reset: boolean): Goer {
  const { raid, ...others } = player.climb.travels.roads
  const roads = reset || raid === undefined ? others : { ...others, raid }
  return {
    ...player,
    climb: { ...player.climb, travels: { ...player.climb.travels, world: player.raid.cameFrom, roads } },
  }
}

/** Whoever leaves the clan leaves its raid, unless in the middle of a fight: that has to be ended first. */
export const leaveRaid = <Goer extends RaidGoer>(player: Goer): Goer =>
  isInRaid(player.climb.travels) && player.battleId === null ? comeHome(player, true) : player

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

/** Clan experience for the stairs that the clan has not heard of. */
export const heardOf = <Goer extends RaidGoer>(player: Goer): Goer =>
  player.raid.stairs === 0 ? player : { ...player, raid: { ...player.raid, stairs: 0 } }
