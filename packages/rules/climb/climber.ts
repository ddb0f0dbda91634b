import type { Boosts } from '../booster/booster.ts'
import type { Thing } from '../economy/reward.ts'
import type { Everyday } from '../everyday/everyday.ts'
import type { Level } from '../growth/level.ts'
import type { GroupLevelling } from '../growth/share-experience.ts'
import type { Companion } from '../heroes/companion.ts'
import type { Hero } from '../heroes/hero.ts'
import type { Travels } from '../road/travel.ts'
import type { Journal } from '../tasks/task.ts'
import type { Wallet } from '../wallet/wallet.ts'
import type { Belongings } from './belongings.ts'
import type { Story } from './story-so-far.ts'

/** Everything of a player that playing changes: plain data, one aggregate. */
export interface Climber {
  readonly playerId: string
  readonly purse: Wallet
  readonly level: Level
  readonly heroes: readonly Hero[]
  readonly things: readonly Thing[]
  readonly belongings: Belongings
  readonly travels: Travels
  readonly journal: Journal
  readonly everyday: Everyday
  readonly story: Story
  /** who was chosen to walk along */
  readonly companion: Companion
  readonly levelling: GroupLevelling
  /** points of answers and of mercy */
  readonly light: { readonly good: number; readonly evil: number }
  readonly bestVictoryStair: number
}

/** The stair a player is known by: the highest guardian beaten on the main road. */
export const stairOf = (climber: Climber): number => climber.travels.roads.main?.top ?? 0

/** How much more is found where the climber is. */
export const lootTimes = ({ travels }: Climber, { snowLoot }: Boosts): number =>
  travels.world === 'snow' ? snowLoot : 1

/** What of a climber is kept with the player as it is; wallet, level and settings have places of their own. */
export type Climb = Pick<
  Climber,
  'heroes' | 'things' | 'belongings' | 'travels' | 'journal' | 'everyday' | 'story'
>
