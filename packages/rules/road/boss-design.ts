import type { BossTrick } from '../battle/trick.ts'

/** A boss of the week, as the content tells it. */
export interface RaidBoss {
  /** the creature it is */
  readonly kind: string
  readonly trick: BossTrick
}

/** Who stands on the raid road, and where. */
export interface BossDesign {
  /** the bosses, week by week */
  readonly bosses: readonly RaidBoss[]
  /** every so many stairs of the raid road stands the boss */
  readonly bossEvery: number
}
