import type { RaidBoss } from '@skystair/rules/road/boss-design.ts'

/** One after another, week by week. */
export const RAID_BOSSES: readonly RaidBoss[] = [
  { kind: 'iron-dragon', trick: { type: 'SHIELD', colour: 'red' } },
  { kind: 'baba-oak', trick: { type: 'BROOD', kind: 'leshy-cub', count: 3 } },
  { kind: 'lich', trick: { type: 'HEAL' } },
  { kind: 'shadow-lord', trick: { type: 'MIRROR' } },
]
