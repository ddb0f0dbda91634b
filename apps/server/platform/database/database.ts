import { createHash } from 'node:crypto'
import pg from 'pg'
import { type Sql, written } from './sql.ts'

// Every bigint of ours is a whole number that float64 holds; text would spread string sums through the rules.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export interface Database {
  /** One round trip. The statement is prepared once per connection and then only executed. */
  query<Row extends object>(statement: Sql): Promise<Row[]>
  /** How many round trips have been made; the bench divides by actions. */
  roundTrips(): number
  close(): Promise<void>
}

export interface DatabaseOptions {
  readonly url: string
  readonly connections: number
  /** How long a question waits for its turn before the database counts as away; a statement may take longer. */
  readonly patienceMs?: number
  onError(error: Error): void
}

const usualPatienceMs = 5_000

export function openDatabase({
  url,
  connections,
  patienceMs = usualPatienceMs,
  onError,
}: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: patienceMs,
    idleTimeoutMillis: 60_000,
    statement_timeout: 3 * patienceMs,
    application_name: 'skystair',
  })
  // An idle connection that breaks would otherwise take the whole process down.
  pool.on('error', onError)
  const names = new Map<string, string>()
  const nameOf = (text: string): string => {
    let name = names.get(text)
    if (name === undefined) {
      name = createHash('sha1').update(text).digest('base64url')
      names.set(text, name)
    }
    return name
  }
  let trips = 0
  return {
    async query<Row extends object>(statement: Sql) {
      const { text, values } = written(statement)
      trips += 1
      const result = await pool.query<Row>({ name: nameOf(text), text, values })
      return result.rows
    },
    roundTrips: () => trips,
    close: () => pool.end(),
  }
}

/** The constraint that a write broke, if that is why it failed. Of many machines only the message comes, with a shard's number. */
export function brokenConstraint(error: unknown): string | null {
  if (!(error instanceof pg.DatabaseError) || error.code !== '23505') return null
  const name = error.constraint ?? /unique constraint "([^"]+)"/.exec(error.message)?.[1]
  return name?.replace(/_\d{6,}$/, '') ?? null
}

/** The step that had to touch a row and found none, if that is why nothing happened. */
export const untouchedStep = (error: unknown): string | null =>
  error instanceof pg.DatabaseError && error.code === 'SK001'
    ? (/for (\w+)$/.exec(error.message)?.[1] ?? null)
    : null

/** Whether two writes stood in each other's way (deadlock, serialization) and this one was undone: try it again. */
export const isCollision = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '40P01' || error.code === '40001')

/** Whether the database is away (restarting, unreachable): worth another try a little later. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof pg.DatabaseError)
    return error.code?.startsWith('57P') || error.code?.startsWith('08') || false
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  if (code !== undefined && ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(code)) return true
  return /Connection terminated|timeout exceeded when trying to connect|Cannot use a pool/.test(error.message)
}
