import { readFile, writeFile } from 'node:fs/promises'
import { measureApart } from './measure-apart.ts'
import { occasionNow } from './occasion-now.ts'
import { mergePage } from './page.ts'
import { type Result, resultOf } from './result.ts'
import { longestMinutes, type Row } from './row.ts'

interface Bench {
  readonly rows: readonly Row[]
  /** The address of the file that exports them: each is measured in a process that reads it anew. */
  readonly rowsFile: string
  /** Names; none of them: all rows. */
  readonly asked: readonly string[]
  /** The file that results are written to. */
  readonly page: string
  readonly stopping: AbortSignal
}

/** Measures rows one after another and tells of each; gives whether all of them kept their bounds. */
export async function measureAll({ rows, rowsFile, asked, page, stopping }: Bench): Promise<boolean> {
  const occasion = occasionNow()
  const names = rows.map(({ name }) => name)
  const results: Result[] = []
  const isGiven = ({ needs }: Row) => needs === undefined || process.env[needs] !== undefined
  const chosen = ({ name }: Row) => asked.length === 0 || asked.includes(name)
  for (const row of rows.filter((each) => chosen(each) && isGiven(each))) {
    console.log(`Measuring ${row.name} …`)
    const outcome = await measureInTime(row, rowsFile, stopping)
    // What was stopped by hand says nothing about its row.
    if (stopping.aborted) break
    results.push(resultOf(row, outcome))
    // After each row: whatever ends the bench, the results it has are kept.
    const old = await readFile(page, 'utf8').catch(() => '')
    await writeFile(page, mergePage(old, occasion, results, names))
  }
  console.log(table(results))
  if (stopping.aborted) console.log(`\n${stopping.reason}`)
  return !stopping.aborted && results.every(({ passed }) => passed)
}

async function measureInTime(
  { name, minutes = longestMinutes }: Row,
  rowsFile: string,
  stopping: AbortSignal,
) {
  const hanging = new AbortController()
  const timer = setTimeout(() => hanging.abort(`hung: ended after ${minutes} minutes`), minutes * 60_000)
  const outcome = await measureApart(rowsFile, name, AbortSignal.any([stopping, hanging.signal]))
  clearTimeout(timer)
  return outcome
}

function table(results: readonly Result[]): string {
  const lines = [
    ['row', 'ratio', 'spread', 'bound', 'verdict', ''],
    ...results.map(({ row, ratio, spread, bound, verdict }) => [
      row.name,
      ratio,
      spread,
      bound,
      verdict,
      row.title,
    ]),
  ]
  const widths = [16, 9, 19, 8, 6]
  return lines
    .map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' '))
    .join('\n')
}
