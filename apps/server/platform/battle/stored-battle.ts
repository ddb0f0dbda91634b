import { type Battle, RULES_VERSION } from '@skystair/rules/battle/battle.ts'
import { type Refusal, refused } from '@skystair/rules/refusal.ts'
import type { Extra } from '../action/enter.ts'
import { owner, type Sql, sql } from '../database/sql.ts'
import type { Answers } from '../database/steps.ts'
import { UpdateUnderWay } from '../edge/errors.ts'
import type { BattleEnding } from './battle-ending.ts'
import { pack } from './packed-battle.ts'

/** A battle as it is stored: how it began, and how it stands. */
export interface StoredBattle {
  readonly beginning: Battle
  readonly state: Battle
}

const selectBattle = (callerId: number): Sql =>
  sql`SELECT jsonb_build_object('beginning', battle.beginning, 'state', battle.state,
      'rivalId', battle.state #>> '{opponent,playerId}')
    FROM battle WHERE battle.player_id = ${owner(callerId)}`

/** The caller's battle, loaded with the player. */
export const ownBattle: Extra<never, StoredBattle | null> = {
  select: (_, callerId) => selectBattle(callerId),
}

/** The battle and all that the ways home have to know. */
export interface OverBattle {
  readonly stored: StoredBattle | null
  readonly answers: Answers
}

/** The same, with what the endings ask about it. */
export const ownBattleWith = (
  asked: readonly NonNullable<BattleEnding['asks']>[],
): Extra<never, OverBattle> => ({
  select: (_, callerId) => {
    const battle = selectBattle(callerId)
    return { battle, ...Object.assign({}, ...asked.map((ask) => ask(battle, callerId))) }
  },
  read: ({ battle, ...answers }: Answers) => ({ stored: battle as StoredBattle | null, answers }),
})

/** The battle that can go on: begun under the rules of today, or over. One begun under older rules can only be left. */
export function ongoing(stored: StoredBattle | null): StoredBattle | Refusal {
  if (stored === null) return refused('battle.refused.no-battle')
  return isBegunOtherwise(stored) ? refused('battle.refused.rules-changed') : stored
}

/** Under older rules, and not over: played on it would be a battle of neither. */
export function isBegunOtherwise({ state: { rulesVersion, status } }: StoredBattle): boolean {
  if (rulesVersion > RULES_VERSION) throw new UpdateUnderWay('a battle', rulesVersion)
  return status === 'IN_PROGRESS' && rulesVersion !== RULES_VERSION
}

/** The battle has never been: its row goes, and there is nothing to be seen again. */
export const forgetBattle = (playerId: number): Sql =>
  sql`DELETE FROM battle WHERE player_id = ${owner(playerId)}`

export const insertBattle = (playerId: number, battle: Battle, at: Date): Sql => {
  const state = JSON.stringify(battle)
  return sql`INSERT INTO battle (player_id, id, beginning, state, started_at)
    VALUES (${owner(playerId)}, ${battle.id}, ${state}::jsonb, ${state}::jsonb, ${at}::timestamptz)`
}

export const updateBattle = (playerId: number, battle: Battle): Sql =>
  sql`UPDATE battle SET state = ${JSON.stringify(battle)}::jsonb WHERE player_id = ${owner(playerId)}`

/** The battle is over for good: its row goes, what it takes to see it again stays. */
export const archiveBattle = (
  playerId: number,
  { beginning, state }: StoredBattle,
  at: Date,
): readonly Sql[] => [forgetBattle(playerId), packedReplay(playerId, { beginning, state }, at)]

/** What it takes to see a battle again. */
export const packedReplay = (playerId: number, { beginning, state }: StoredBattle, at: Date): Sql =>
  sql`INSERT INTO replay (player_id, id, record, winner, ended_at)
    VALUES (${owner(playerId)}, ${state.id}, ${pack({ beginning, inputs: state.inputs })}::bytea, ${state.winner}, ${at}::timestamptz)`
