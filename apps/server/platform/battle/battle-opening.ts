import type { attackPlace } from '@skystair/contract/battle.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import type { Refusal } from '@skystair/rules/refusal.ts'
import type { ActionContext, Decision } from '../action/action.ts'
import type { Extra } from '../action/enter.ts'

type Attack = typeof attackPlace

/** Battles that begin at a place of the road and are not of the road: whoever else knows such places says so. */
export interface BattleOpening<Value = unknown> {
  /** Whether the place may be one, so far as its name tells: only then is anything loaded for it. */
  mayBeAt(placeId: string): boolean
  readonly extra: Extra<Attack, Value>
  isAt(player: Player, placeId: string): boolean
  begin(context: ActionContext<Attack, Value>): Decision<Attack> | Refusal
}
