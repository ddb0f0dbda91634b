import type { RaidView } from '@skystair/contract/raid.ts'

/** So many stairs ahead are before the horizon. */
const inSight = 2

/** Whether the boss has come down onto a stair that the squad sees: it is not at two places at once. */
export const isOnRoad = (road: RaidView['road'], stair: number): boolean =>
  road?.bossStairs.some((boss) => boss > stair && boss <= stair + inSight) ?? false

/** How near the squad has come to the boss: 0 at the foot of the raid road, 1 on its last stair. */
export function bossGrowth(road: RaidView['road'], stair: number): number {
  if (road === null || road.stairs <= 0) return 0
  return Math.min(1, Math.max(0, (stair - road.floor) / road.stairs))
}
