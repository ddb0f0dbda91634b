import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { inject } from 'vitest'
import { type Sql, sql, written } from '../platform/database/sql.ts'
import { inDatabase } from './cluster.ts'
import { many } from './filled-world.ts'
import type { Game } from './game.ts'

/** A node of a plan, as EXPLAIN tells it. */
interface Node {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Rows Removed by Filter'?: number
  readonly 'Actual Loops'?: number
  readonly Plans?: readonly Node[]
}

/** How PostgreSQL would find the rows of one statement. */
interface Plan {
  readonly text: string
  /** Tables with many rows that are read through from one end to the other; of a divided table its own name. */
  readonly readThrough: readonly string[]
  /** Rows that were looked at in vain, if it is a question; what it writes is not tried. */
  readonly inVain: number
  /** The parts of divided tables that are looked into. */
  readonly parts: Readonly<Record<string, readonly string[]>>
}

interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  /** Those of the same round trip, whose answers it may name; null: it is asked by itself. */
  readonly besides: readonly Statement[] | null
}

/** Gives the plans of all statements that the game sends to its database while a question is asked. */
export async function watchPlans(game: Game): Promise<{
  plansOf(ask: () => Promise<unknown>): Promise<readonly Plan[]>
  close(): Promise<void>
}> {
  const { database } = game.services
  const seen = new AsyncLocalStorage<Statement[]>()
  const { query } = database
  Object.assign(database, {
    query: (statement: Sql) => {
      seen.getStore()?.push(...statementsIn(statement))
      return query(statement)
    },
  })
  const [row] = await query<{ name: string }>(sql`SELECT current_database() AS name`)
  const client = new pg.Client({ connectionString: inDatabase(inject('postgres').url, row?.name ?? '') })
  await client.connect()
  const tables = await largeTables(client)
  const known = new Map<string, Plan>()

  /** As the functions of an owner write it out (`write_steps`, `ask_all`). */
  async function inFull({ text, values, besides }: Statement): Promise<string> {
    const words: unknown[] = []
    for (const value of values) words.push(isPlace(value) ? await learn(value, besides ?? []) : value)
    const { rows } = await client.query('SELECT format($1, VARIADIC $2::text[]) AS text', [text, words])
    return String(rows[0]?.text)
  }

  async function learn({ answer, at }: Place, besides: readonly Statement[]): Promise<unknown> {
    const question = besides[answer]
    const { rows } = await client.query({ text: question ? await inFull(question) : '', rowMode: 'array' })
    return rows[0]?.[0]?.[at] ?? null
  }

  async function explain(statement: Statement): Promise<Plan> {
    const { text, values, besides } = statement
    const whole = besides ? await inFull(statement) : text
    const { rows } = await client.query({
      text: `EXPLAIN (FORMAT JSON, ANALYZE ${/^\s*SELECT/.test(whole)}) ${whole}`,
      values: besides ? [] : [...values],
    })
    const nodes = nodesOf(rows[0]?.['QUERY PLAN'][0].Plan)
    return { text: text.replace(/\s+/g, ' '), ...readingOf(nodes, tables) }
  }

  return {
    async plansOf(ask) {
      const statements: Statement[] = []
      await seen.run(statements, ask)
      const plans: Plan[] = []
      for (const statement of statements) {
        const plan = known.get(statement.text) ?? (await explain(statement))
        known.set(statement.text, plan)
        plans.push(plan)
      }
      return plans
    },
    close: () => client.end(),
  }
}

/** The statement itself, or those that it brings to the machine of an owner. */
function statementsIn(statement: Sql): Statement[] {
  const { text, values } = written(statement)
  if (!/^SELECT (write_steps|ask_all)\(/.test(text)) return [{ text, values, besides: null }]
  const besides: Statement[] = []
  for (const step of JSON.parse(String(values[1])) as Pick<Statement, 'text' | 'values'>[])
    besides.push({ ...step, besides })
  return besides
}

/** What stands for something learnt (`learnt` in platform/database/sql.ts). */
interface Place {
  readonly answer: number
  readonly at: string
}

const isPlace = (value: unknown): value is Place => typeof value === 'object' && value !== null

interface Table {
  readonly table: string
  readonly isLarge: boolean
}

async function largeTables(client: pg.Client): Promise<ReadonlyMap<string, Table>> {
  const { rows } = await client.query<Table & { name: string }>(`SELECT class.relname AS name,
      coalesce(whole.relname, class.relname) AS table, class.reltuples >= ${many} AS "isLarge"
    FROM pg_class AS class
    JOIN pg_namespace AS space ON space.oid = class.relnamespace AND space.nspname = 'public'
    LEFT JOIN pg_inherits ON pg_inherits.inhrelid = class.oid
    LEFT JOIN pg_class AS whole ON whole.oid = pg_inherits.inhparent
    WHERE class.relkind = 'r'`)
  return new Map(rows.map(({ name, ...table }) => [name, table]))
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

function readingOf(nodes: readonly Node[], tables: ReadonlyMap<string, Table>): Omit<Plan, 'text'> {
  const readThrough = new Set<string>()
  const parts: Record<string, string[]> = {}
  let inVain = 0
  for (const node of nodes) {
    const name = node['Relation Name'] ?? ''
    const found = tables.get(name)
    const loops = node['Actual Loops'] ?? 1
    if (found === undefined || node['Node Type'] === 'ModifyTable' || loops === 0) continue
    inVain += (node['Rows Removed by Filter'] ?? 0) * loops
    if (found.table !== name) parts[found.table] = [...new Set([...(parts[found.table] ?? []), name])]
    if (found.isLarge && node['Node Type'] === 'Seq Scan') readThrough.add(found.table)
  }
  return { readThrough: [...readThrough], inVain, parts }
}
