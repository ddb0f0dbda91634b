import { isPlayerExist as contract } from '@skystair/contract/security.ts'
import { foldName } from '@skystair/rules/security/fold-name.ts'
import { open } from '../../platform/action/handler.ts'
import { sql } from '../../platform/database/sql.ts'

export const isPlayerExist = open(contract, async ({ database }, { query }) => {
  const found = await database.query(sql`SELECT 1 FROM player_name WHERE folded = ${foldName(query.name)}`)
  return { reply: { exists: found.length > 0 } }
})
