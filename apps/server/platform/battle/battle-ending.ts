import type { BattleStatus, complete } from '@skystair/contract/battle.ts'
import type { Battle, BattleType } from '@skystair/rules/battle/battle.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import type { Refusal } from '@skystair/rules/refusal.ts'
import type { Decision } from '../action/action.ts'
import type { Sql } from '../database/sql.ts'
import type { Answers } from '../database/steps.ts'
import type { Services } from '../services/services.ts'

/** What coming home from a battle does; that the battle itself becomes a replay is seen to. */
export type Homecoming = Omit<Decision<typeof complete>, 'reply'>

/** How battles of one type end. Whoever begins such battles says so; game-routes puts all together. */
export interface BattleEnding {
  /** What else coming home has to know, asked in the same round trip, by what is learnt from the battle. */
  asks?(battle: Sql, callerId: number): Readonly<Record<string, Sql>>
  /**
   * Wounds, rewards, the fate of whoever was fought. `attempt` is above 1 when what was
   * written before found no row. `answers`: to what was asked, by the same names.
   */
  comeHome(
    player: Player,
    battle: Battle,
    now: number,
    attempt: number,
    answers: Answers,
    services: Services,
  ): Homecoming | Refusal
  /** What a battle that is won brings, told with the victory; of a replay it is not known to whom. */
  reward(battle: Battle, to: { readonly player: Player; readonly now: number } | null): BattleStatus['reward']
}

export type BattleEndings = Readonly<Partial<Record<BattleType, BattleEnding>>>

export function endingOf(endings: BattleEndings, { type }: Battle): BattleEnding {
  const ending = endings[type]
  if (!ending) throw new Error(`nobody knows how a battle of type ${type} ends`)
  return ending
}
