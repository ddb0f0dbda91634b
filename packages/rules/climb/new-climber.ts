import { NEVER_TAKEN } from '../everyday/everyday.ts'
import { firstLevel, type LevelDesign } from '../growth/level.ts'
import { type Companion, companions } from '../heroes/companion.ts'
import type { HeroKind } from '../heroes/hero.ts'
import { join } from '../heroes/join.ts'
import type { Realm } from '../road/road-design.ts'
import { setOut } from '../road/travel.ts'
import { EMPTY_JOURNAL } from '../tasks/task.ts'
import { emptyWallet, type Wallet } from '../wallet/wallet.ts'
import { NO_BELONGINGS } from './belongings.ts'
import type { Climber } from './climber.ts'
import { NOTHING_TOLD } from './story-so-far.ts'

export interface Starter {
  readonly kind: HeroKind
  readonly power: number
}

/** A character and a companion at the foot of the stair. */
export function newClimber(
  realm: Realm,
  levels: LevelDesign,
  playerId: string,
  starters: readonly Starter[],
  purse: Partial<Wallet>,
  now: number,
  companion: Companion = companions[0],
): Climber {
  return {
    playerId,
    purse: { ...emptyWallet, ...purse },
    level: firstLevel(levels),
    heroes: starters.map(({ kind, power }, index) => join(kind, index + 1, power, true, now)),
    things: [],
    belongings: NO_BELONGINGS,
    travels: setOut(realm),
    journal: EMPTY_JOURNAL,
    everyday: NEVER_TAKEN,
    story: NOTHING_TOLD,
    companion,
    levelling: { mode: 'FOUGHT' },
    light: { good: 0, evil: 0 },
    bestVictoryStair: 0,
  }
}
