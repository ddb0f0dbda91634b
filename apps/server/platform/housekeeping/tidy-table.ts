import { RETENTION, type Retention } from '@skystair/content/retention.data.ts'
import type { Database } from '../database/database.ts'
import { named, sql } from '../database/sql.ts'
import { workKind } from '../due-work/due-work.ts'
import type { Services } from '../services/services.ts'
import { emptyDepartedInboxes } from './departed-inboxes.ts'
import { foldLedger } from './fold-ledger.ts'
import { forgetRows, sparedBy } from './forget-rows.ts'
import { areFew, type Divided, dropPart, makeComingParts, oldParts } from './parts.ts'
import { startOf } from './periods.ts'

const hour = 3_600_000
const day = 24 * hour

type House = Pick<Services, 'database' | 'clock'>
/** Says whether there is more of it to do at once. */
type Step = () => Promise<boolean>

/** Does what the policy of a table asks for now; says whether there is more to do at once. */
export async function tidyTable({ database, clock }: House, table: string): Promise<boolean> {
  const now = clock.now()
  return doAll(
    RETENTION.filter((rule) => rule.table === table).flatMap((rule) => stepsOf(database, rule, now)),
  )
}

/** Each step is done though another fails: no part that cannot be made may keep the old from being forgotten. */
async function doAll(steps: readonly Step[]): Promise<boolean> {
  let isMore = false
  const reasons: string[] = []
  for (const step of steps) {
    try {
      isMore = (await step()) || isMore
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error))
    }
  }
  if (reasons.length > 0) throw new Error(reasons.join('; '))
  return isMore
}

function stepsOf(database: Database, rule: Retention, now: number): readonly Step[] {
  // What goes home is sent by the feature that it belongs to.
  if (rule.goes === 'never' || rule.goes === 'home') return []
  if (rule.goes === 'with-its-owner') return [() => emptyDepartedInboxes(database, new Date(now))]
  const before = now - rule.days * day
  if (rule.goes === 'row-by-row') return [() => forgetRows(database, rule, new Date(before))]
  const makeParts = async () => {
    await makeComingParts(database, rule, now)
    return false
  }
  const dropParts = () => dropOldParts(database, rule, before)
  if (rule.goes === 'into-opening-balances')
    return [makeParts, () => foldLedger(database, new Date(startOf(rule.divided, before))), dropParts]
  return [makeParts, dropParts, () => forgetRows(database, rule, new Date(before), `${rule.table}_default`)]
}

async function dropOldParts(database: Database, rule: Divided, before: number): Promise<boolean> {
  const parts = await oldParts(database, rule, before)
  return doAll(parts.map((part) => () => dropOldPart(database, rule, part, before)))
}

async function dropOldPart(
  database: Database,
  rule: Divided,
  part: string,
  before: number,
): Promise<boolean> {
  const spared = sparedBy(rule)
  if (await areFew(database, part, spared)) {
    // Otherwise whoever looks for what is left of it reads all that was there, while everybody waits.
    if (rule.goes === 'into-opening-balances') await database.query(sql`VACUUM ${named(part)}`)
    await database.query(dropPart(rule.table, part, spared))
    return false
  }
  // Of the ledger all is spared till it is summed up.
  return rule.goes === 'part-by-part' && forgetRows(database, rule, new Date(before), part)
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
