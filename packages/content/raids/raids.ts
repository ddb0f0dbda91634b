import { doors } from '@skystair/rules/access/is-open.ts'
import type { RaidDesign } from '@skystair/rules/raid/design.ts'
import { RAID_BOSSES } from './bosses.data.ts'

const HOUR = 3_600_000
const EMERALD_MINUTES = 12

/**
 * The numbers of raids; how strong boss and brood are beside the stair is a rule (`road/boss-stair.ts`). Loot is gears
 * and crystals before gold: gold buys heroes, and members would climb away from everybody without a clan. It grows a
 * little faster than the pool: who dares more, and may fail, is paid a little better. With the height gears grow faster than
 * everything else: whoever plays much earns much without a clan, and shall feel the clan too.
 */
export const RAIDS: RaidDesign = {
  fromLevel: doors.clan.level,
  newcomerWaits: 24 * HOUR,
  bosses: RAID_BOSSES,
  bossEvery: 5,
  stairs: 20,
  wait: 12 * HOUR,
  hastePrice: (left) => Math.ceil(left / (EMERALD_MINUTES * 60_000)),
  poolTimes: 6,
  leastPower: 0.75,
  difficulties: {
    EASY: { pool: 1, loot: 1, experience: 1 },
    NORMAL: { pool: 1.6, loot: 1.65, experience: 2 },
    HARD: { pool: 2.6, loot: 2.75, experience: 4 },
    EXTREME: { pool: 4.2, loot: 4.6, experience: 8 },
  },
  lootOf: (height) => ({
    gold: 4 * (10 + 2 * height),
    crystal: 10 + Math.floor(height / 2),
    elixir: 3,
    gear: 4 + Math.floor(0.22 * height + 0.0009 * height ** 2),
  }),
  treasuryPercent: 40,
  evenPercent: 50,
  unfinishedPercent: 50,
  heardStairs: 100,
  stairExperience: 1,
  bossExperience: 25,
}
