import { watchReplay as contract } from '@skystair/contract/battle.ts'
import type { Battle } from '@skystair/rules/battle/battle.ts'
import type { Input } from '@skystair/rules/battle/input.ts'
import { replay } from '@skystair/rules/battle/replay.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { open } from '../../platform/handler.ts'
import { sql } from '../../platform/sql.ts'
import { statusOf } from './status.ts'

interface ReplayRow {
  readonly beginning: Battle
  readonly inputs: readonly Input[]
}

/** The id of a battle begins with its owner's, so that a link finds it without a search. */
const ownerOf = (id: string): number => Number.parseInt(id.split('-')[0] ?? '', 36)

/** Nothing of the battle is stored but its beginning and the player's moves: it is fought again. */
export const watchReplay = open(contract, async ({ database }, { params }) => {
  const owner = ownerOf(params.id)
  if (!Number.isSafeInteger(owner)) return refused('errors.not-found')
  const [row] = await database.query<ReplayRow>(
    sql`SELECT beginning, inputs FROM replay WHERE player_id = ${owner} AND id = ${params.id}`,
  )
  if (!row) return refused('errors.not-found')
  const ending = replay(row.beginning, row.inputs)
  if (isRefusal(ending)) return ending
  return { reply: { beginning: statusOf(row.beginning, []), ending: statusOf(ending.battle, ending.events) } }
})
