import { type Database, untouchedStep } from './database.ts'
import { aboutInWords, isLearnt, type Learnt, quoted, type Sql, sql, theCaller } from './sql.ts'

/** One of the writes of a deed. They happen one after another, all or none; each sees what those before it did. */
export interface Step {
  readonly name: string
  readonly write: Sql
  /** What the caller hears when it finds no row; null: the use case decides anew, on what is there now. */
  readonly refusal: string | null
}

/** A write that would leave the deed half done if somebody else was faster and it found no row: then nothing happens. */
export function mustTouch(name: string, write: Sql, refusal: string | null = null): Step {
  // By any other name the database's word of it would be taken for a failure.
  if (!/^\w+$/.test(name)) throw new Error(`${name}: the name of a step is one word`)
  return { name, write, refusal }
}

/** Answers to what was asked after the steps, by the names of the questions. */
export type Answers = Readonly<Record<string, unknown>>

export type Outcome = { readonly answers: Answers } | { readonly untouched: Step }

/**
 * Writes the steps in one round trip, on the machine of the owner. `asked` are SELECTs of one jsonb value each, asked
 * after all of them, for what only they know: the number that a line was given, say.
 */
export async function writeSteps(
  database: Database,
  owner: number,
  steps: readonly (Sql | Step)[],
  asked: Readonly<Record<string, Sql>> = {},
): Promise<Outcome> {
  const sent = [
    ...steps.map((step) => ('write' in step ? { ...stepOf(step.write), must: step.name } : stepOf(step))),
    ...Object.entries(asked).map(([name, question]) => ({ ...stepOf(question), tells: name })),
  ]
  const stepNamed = (name: string | null): Step | undefined =>
    steps.find((step): step is Step => 'write' in step && step.name === name)
  try {
    const [row] = await database.query<{ outcome: { told?: Answers; untouched?: string } }>(
      sql`SELECT write_steps(${owner}::bigint, ${JSON.stringify(sent)}::jsonb) AS outcome`,
    )
    const untouched = stepNamed(row?.outcome.untouched ?? null)
    return untouched === undefined ? { answers: row?.outcome.told ?? {} } : { untouched }
  } catch (error) {
    const untouched = stepNamed(untouchedStep(error))
    if (untouched === undefined) throw error
    return { untouched }
  }
}

/**
 * Asks one question after another, each a SELECT of one json value, in one round trip on the machine of the owner.
 * A later one may name what an earlier one was answered (`learnt`). Once `enough` has an answer, the rest is not asked.
 */
export async function askAll(
  database: Database,
  owner: number,
  questions: readonly Sql[],
  enough: Sql | null = null,
): Promise<readonly unknown[]> {
  const sent = questions.map((each) => ({
    ...stepOf(each, questions),
    ...(each === enough ? { enough: true } : {}),
  }))
  const [row] = await database.query<{ answers: unknown[] }>(
    sql`SELECT ask_all(${owner}::bigint, ${JSON.stringify(sent)}::jsonb) AS answers`,
  )
  return row?.answers ?? []
}

function stepOf(piece: Sql, questions: readonly Sql[] = []): object {
  const statement = quoted(piece)
  const { text, values, owner } = statement
  const wordOf = (value: unknown) => (isLearnt(value) ? placeOf(value, questions) : asWord(value))
  return {
    text,
    values: values.map(wordOf),
    owner: isLearnt(owner) ? placeOf(owner, questions) : aboutInWords(statement),
  }
}

function placeOf({ question, field }: Learnt, questions: readonly Sql[]): object {
  const answer = question === theCaller ? 0 : questions.indexOf(question)
  if (answer < 0) throw new Error('nobody has asked what should be learnt')
  return { answer, at: field }
}

/** A value as PostgreSQL reads it out of a text. */
function asWord(value: unknown): unknown {
  if (value instanceof Date) return timeInWords(value)
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  if (Array.isArray(value))
    return `{${value.map((each) => `"${String(each).replace(/["\\]/g, '\\$&')}"`).join(',')}}`
  return value
}

/** As PostgreSQL reads it, also of years with more than four digits and before the first one. */
function timeInWords(time: Date): string {
  const year = time.getUTCFullYear()
  const rest = time.toISOString().replace(/^[+-]?\d+/, '')
  const written = String(year > 0 ? year : 1 - year).padStart(4, '0')
  return `${written}${rest}${year > 0 ? '' : ' BC'}`
}
