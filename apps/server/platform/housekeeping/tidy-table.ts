import { RETENTION, type Retention } from '@skystair/content/retention.data.ts'
import { workKind } from '../due-work/due-work.ts'
import type { Services } from '../services.ts'
import { foldLedger } from './fold-ledger.ts'
import { forgetRows, sparedBy } from './forget-rows.ts'
import { dropPart, makeComingParts, oldParts } from './parts.ts'
import { startOf } from './periods.ts'

const hour = 3_600_000
const day = 24 * hour

type House = Pick<Services, 'database' | 'clock'>

/** Does what the policy of a table asks for now; says whether there is more to do at once. */
export async function tidyTable(house: House, table: string): Promise<boolean> {
  let isMore = false
  for (const rule of RETENTION) if (rule.table === table) isMore = (await follow(house, rule)) || isMore
  return isMore
}

async function follow({ database, clock }: House, rule: Retention): Promise<boolean> {
  // What goes home is sent by the feature that it belongs to.
  if (rule.goes === 'never' || rule.goes === 'home') return false
  const before = clock.now() - rule.days * day
  if (rule.goes === 'row-by-row') return forgetRows(database, rule, new Date(before))
  await makeComingParts(database, rule, clock.now())
  if (rule.goes === 'into-opening-balances') {
    const isMore = await foldLedger(database, new Date(startOf(rule.divided, before)))
    if (isMore) return true
  }
  for (const part of await oldParts(database, rule, before)) {
    await database.query(dropPart(rule.table, part, sparedBy(rule)))
  }
  if (rule.goes === 'into-opening-balances') return false
  return forgetRows(database, rule, new Date(before), `${rule.table}_default`)
}

const tables = [
  ...new Set(RETENTION.filter(({ goes }) => goes !== 'never' && goes !== 'home').map(({ table }) => table)),
]

/** Keeping house is work by the clock, a table at a time: what fails for one is seen, and holds up no other. */
export const tidyTableWork = workKind<{ readonly table: string }>(
  'tidy-table',
  async ({ payload: { table }, services, now }) => ({
    again: (await tidyTable(services, table)) ? now : now + hour,
  }),
  tables.map((table) => ({ id: table, payload: { table } })),
)
