import type { AchievementDesign } from '@skystair/rules/achievements/achievement.ts'
import type { Amounts } from '@skystair/rules/economy/purse.ts'
import type { Deed } from '@skystair/rules/tasks/task.ts'
import { LEADS } from './tasks.data.ts'

/** Fifteen shelves of four: each deed takes longer than the one before. */
const SHELVES: Readonly<Record<string, readonly [Deed, ...totals: number[]]>> = {
  guardians: ['guardian-beaten', 10, 100, 500, 2000],
  bosses: ['boss-beaten', 1, 5, 20, 100],
  lairs: ['lair-beaten', 10, 100, 500, 2000],
  finds: ['resource-taken', 10, 100, 500, 2000],
  shrines: ['skill-taken', 5, 25, 100, 400],
  chests: ['chest-opened', 5, 25, 100, 400],
  fountains: ['fountain-drunk', 10, 50, 250, 1000],
  magic: ['magic-used', 3, 15, 60, 250],
  tales: ['scene-told', 5, 20, 50, 90],
  stairs: ['stair-reached', 30, 100, 500, 3000],
  levels: ['level-reached', 10, 25, 50, 100],
  heroes: ['hero-joined', 3, 10, 25, 60],
  raids: ['raid-fought', 1, 20, 100, 500],
  arena: ['arena-won', 1, 25, 150, 1000],
  feasts: ['event-found', 10, 100, 500, 2000],
}

const REWARDS: readonly Amounts[] = [{ mithril: 5 }, { mithril: 10 }, { mithril: 25 }, { mithril: 60 }]

export const ACHIEVEMENTS: readonly AchievementDesign[] = Object.entries(SHELVES).flatMap(
  ([shelf, [deed, ...totals]]) =>
    totals.map((total, place) => ({
      id: `${shelf}-${place + 1}`,
      deed,
      total,
      reward: REWARDS[place] ?? {},
      leadsTo: LEADS[deed],
    })),
)
