import type { BattleStatus, complete } from '@skystair/contract/battle.ts'
import type { Battle, BattleType, Opponent } from '@skystair/rules/battle/battle.ts'
import type { Amounts } from '@skystair/rules/economy/purse.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import type { Refusal } from '@skystair/rules/refusal.ts'
import type { Decision } from '../action/action.ts'
import type { Sql } from '../database/sql.ts'
import type { Answers } from '../database/steps.ts'
import type { Services } from '../services/services.ts'

/** What coming home from a battle does; that the battle itself becomes a replay is seen to. */
export interface Homecoming extends Omit<Decision<typeof complete>, 'reply'> {
  /** Of what it brings, that which only coming home could tell: `reward` knew nothing of it. */
  readonly gift?: Amounts
  /** Who has brought it, where it was somebody who was spared once. */
  readonly thanks?: string
}

/** Who comes home, from what. */
export interface Coming {
  readonly player: Player
  readonly battle: Battle
  readonly now: number
  /** Decided anew: the step of what was written before that found no row. */
  readonly untouched: string | null
  /** To what was asked, by the same names. */
  readonly answers: Answers
  readonly services: Services
}

/** How battles of one type, or against one kind of opponent, end. Whoever begins such battles says so; game-routes puts all together. */
export interface BattleEnding {
  /** What else coming home has to know, asked in the same round trip, by what is learnt from the battle. */
  asks?(battle: Sql, callerId: number): Readonly<Record<string, Sql>>
  /** Wounds, rewards, the fate of whoever was fought. */
  comeHome(coming: Coming): Homecoming | Refusal
  /** What else has to be undone when a battle has never been: of the player, and of what lies beside. */
  callOff?(
    player: Player,
    battle: Battle,
    now: number,
  ): { readonly player?: Player; readonly writes: readonly Sql[] }
  /** What a battle that is won brings, told with the victory; of a replay it is not known to whom. */
  reward(battle: Battle, to: { readonly player: Player; readonly now: number } | null): BattleStatus['reward']
}

export type BattleEndings = Readonly<Partial<Record<BattleType | Opponent['kind'], BattleEnding>>>

export function endingOf(endings: BattleEndings, { type, opponent }: Battle): BattleEnding {
  const ending = (opponent && endings[opponent.kind]) ?? endings[type]
  if (!ending) throw new Error(`nobody knows how a battle of type ${type} ends`)
  return ending
}
