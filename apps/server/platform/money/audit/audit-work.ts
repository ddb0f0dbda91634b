import { type WorkKind, type WorkResult, workKind } from '../../due-work/due-work.ts'
import type { Services } from '../../services/services.ts'
import { oneSided } from './between-owners.ts'
import { addFlows, type Flows, type Imbalance, type Purses, readPiece } from './read-books.ts'

const hour = 3_600_000
const day = 24 * hour

/**
 * Owners are looked at one after another. What two of them booked together would be seen on one side only if it happened
 * in between: so between owners only rows count that were old when the round began. No write takes so long.
 */
const settles = hour

const mostTold = 20

/** How far the round has come. */
interface Round {
  readonly began: number
  /** Which of the tables of purses, and after which owner of it. */
  readonly table: number
  readonly after: number
  readonly owners: number
  readonly flows: Readonly<Record<string, string>>
  readonly found: number
  /** The first of what was found, in words. */
  readonly told: readonly string[]
}

interface Progress {
  readonly round?: Round
  /** What the last whole round found: it is shown till the next one is over. */
  readonly trouble?: string | null
}

/**
 * Proves every purse of every owner, round after round, a piece at a time: that the balance equals its books, that
 * the books hold only rows of their owner, and that what moved between owners stands in the books of both. What is booked
 * for an owner who is in no table of purses is not looked at: it is in nobody's hands.
 */
export const auditWork = (all: readonly Purses[]): WorkKind<Progress> =>
  workKind<Progress>(
    'audit-purses',
    async ({ payload, now, services }) => {
      const round = payload.round ?? firstOf(now)
      const trouble = payload.trouble ?? null
      const walked = await walk(services, all, round)
      if (walked.table < all.length) return goOn({ round: walked, trouble }, now)
      return rest(services, walked, now)
    },
    [{ id: 'all', payload: {} }],
  )

const firstOf = (now: number): Round => ({
  began: now,
  table: 0,
  after: Number.MIN_SAFE_INTEGER,
  owners: 0,
  flows: {},
  found: 0,
  told: [],
})

async function walk({ database, log }: Services, all: readonly Purses[], round: Round): Promise<Round> {
  const purses = all[round.table]
  if (purses === undefined) return { ...round, table: all.length }
  const piece = await readPiece(database, purses, round.after, new Date(round.began - settles))
  for (const imbalance of piece.imbalances) log.error(imbalance, 'a balance does not equal its books')
  return {
    ...round,
    table: piece.next === null ? round.table + 1 : round.table,
    after: piece.next ?? Number.MIN_SAFE_INTEGER,
    owners: round.owners + piece.owners,
    flows: stored(addFlows(restored(round.flows), piece.flows)),
    found: round.found + piece.imbalances.length,
    told: [...round.told, ...piece.imbalances.map(inWords)].slice(0, mostTold),
  }
}

const goOn = (progress: Progress, now: number): WorkResult => ({
  again: now,
  payload: progress,
  trouble: progress.trouble ?? null,
})

function rest({ log }: Services, { owners, flows, found, told, began }: Round, now: number): WorkResult {
  const halves = oneSided(restored(flows))
  for (const half of halves) log.error(half, 'money between owners stands in the books of one only')
  log.info({ owners, found: found + halves.length, flows }, 'all purses were audited')
  const lines = [
    ...told,
    ...halves.map(
      ({ between, currency, missing }) => `between ${between}: ${missing} ${currency} is missing`,
    ),
    ...(found > told.length ? [`and ${found - told.length} more`] : []),
  ]
  const trouble = lines.length === 0 ? null : lines.join('\n')
  return { again: Math.max(began + day, now + hour), payload: { trouble }, trouble }
}

const inWords = ({ account, currency, balance, booked, strays }: Imbalance): string =>
  `${account} holds ${balance} ${currency}, the books say ${booked}${
    strays === 0 ? '' : `, with ${strays} rows that are not its own`
  }`

const stored = (flows: Flows): Round['flows'] =>
  Object.fromEntries(Object.entries(flows).map(([name, amount]) => [name, String(amount)]))

const restored = (flows: Round['flows']): Flows =>
  Object.fromEntries(Object.entries(flows).map(([name, amount]) => [name, BigInt(amount)]))
