import type { Thing } from '../economy/reward.ts'
import type { Camp } from '../hero/camp.ts'
import type { Hero } from '../hero/hero.ts'
import type { Journal } from '../quests/task.ts'
import type { Travels } from '../road/travel.ts'
import type { Story } from '../story/scene.ts'
import type { Wallet } from '../wallet/wallet.ts'
import type { Everyday } from './everyday.ts'
import type { Level } from './level.ts'
import type { GroupLevelling } from './share-experience.ts'

/** Everything of a player that playing changes: plain data, one aggregate. */
export interface Climber {
  readonly playerId: string
  readonly purse: Wallet
  readonly level: Level
  readonly heroes: readonly Hero[]
  readonly things: readonly Thing[]
  readonly camp: Camp
  readonly travels: Travels
  readonly journal: Journal
  readonly everyday: Everyday
  readonly story: Story
  readonly levelling: GroupLevelling
  readonly bestVictoryStair: number
}

/** The stair a player is known by: the highest guardian beaten on the main road. */
export const stairOf = (climber: Climber): number => climber.travels.roads.main?.top ?? 0

/** What of a climber is kept with the player as it is; wallet, level and settings have places of their own. */
export type Climb = Pick<Climber, 'heroes' | 'things' | 'camp' | 'travels' | 'journal' | 'everyday' | 'story'>
