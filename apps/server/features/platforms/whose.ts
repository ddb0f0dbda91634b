import { whose as contract } from '@skystair/contract/platforms.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { read } from '../../platform/action/action.ts'
import { learnt, owner, type Sql, sql } from '../../platform/database/sql.ts'
import { askAll } from '../../platform/database/steps.ts'
import { provenIdentity } from './join.ts'

type Opened = { readonly id: number; readonly name: string | null; readonly level: number } | null

const nobody = 0

const shown = (who: Sql, field: string): Sql =>
  sql`SELECT jsonb_build_object('id', id, 'name', name, 'level', level) FROM player
    WHERE id = ${owner(learnt(who, field))} AND deleted_at IS NULL`

/** Nothing is joined blindly: both are named first. */
export const whose = read(contract, async (context) => {
  const { services } = context
  const identity = provenIdentity(context, services)
  if (identity === null) return refused('bank.refused.not-proven')
  const known = sql`SELECT jsonb_build_object('id', player_id, 'before', former_id)
    FROM platform_player WHERE folded = ${identity}::text`
  const [, opens = null, before = null] = await askAll(services.database, nobody, [
    known,
    shown(known, 'id'),
    shown(known, 'before'),
  ])
  return { opens: opens as Opened, before: before as Opened }
})
