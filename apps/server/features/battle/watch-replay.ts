import { watchReplay as contract } from '@skystair/contract/battle.ts'
import { replay } from '@skystair/rules/battle/replay.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { type Handler, open } from '../../platform/action/handler.ts'
import { type BattleEndings, endingOf } from '../../platform/battle/battle-ending.ts'
import { foughtOf, type StoredReplay } from '../../platform/battle/packed-battle.ts'
import { statusOf } from '../../platform/battle/status.ts'
import { owner, sql } from '../../platform/database/sql.ts'

/** The id of a battle begins with its owner's, so that a link finds it without a search. */
const ownerOf = (id: string): number => Number.parseInt(id.split('-')[0] ?? '', 36)

/** Nothing of the battle is stored but its beginning and the player's moves: it is fought again. */
export const watchReplay = (endings: BattleEndings): Handler =>
  open(contract, async ({ database }, { params }) => {
    const fighter = ownerOf(params.id)
    if (!Number.isSafeInteger(fighter)) return refused('errors.not-found')
    const [row] = await database.query<StoredReplay>(
      sql`SELECT record, beginning, inputs FROM replay WHERE player_id = ${owner(fighter)} AND id = ${params.id}`,
    )
    if (!row) return refused('errors.not-found')
    const { beginning, inputs } = foughtOf(row)
    const ending = replay(beginning, inputs)
    if (isRefusal(ending)) return ending
    const reward = endingOf(endings, ending.battle).reward(ending.battle, null)
    return {
      reply: { beginning: statusOf(beginning, []), ending: statusOf(ending.battle, ending.events, reward) },
    }
  }) as Handler
