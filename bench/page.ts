import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Result } from './result.ts'
import { longestMinutes } from './row.ts'

/** When, of which commit and on which machine rows are measured. */
export interface Occasion {
  readonly date: string
  readonly commit: string
  readonly machine: string
}

const introduction = `# What the bench measured

\`npm run bench\` measures every row and writes this page; \`npm run bench -- hits looks\` measures only those, and the
others keep their last result under the day, the commit and the machine it was measured on. The ratio is the median of
several, each measured anew with both sides in turn; the spread is the lowest and the highest of them. A row that
throws, or is ended after ${longestMinutes} minutes because it hangs, says so here and the others go on.
`

const tableHead = '| row | what it compares | ratio | spread | bound | verdict |\n|---|---|---|---|---|---|'

interface Line {
  /** Of the occasion. */
  readonly heading: string
  readonly name: string
  readonly text: string
}

/** The page with the results of a occasion; other rows keep theirs, and rows that are no longer in the table go. */
export function mergePage(
  page: string,
  occasion: Occasion,
  results: readonly Result[],
  names: readonly string[],
): string {
  const heading = `${occasion.date}, commit ${occasion.commit}\n\n${occasion.machine}`
  const news = results.map((result) => ({ heading, name: result.row.name, text: lineOf(result) }))
  const lines = [...news, ...readLines(page)]
  const latest = names.flatMap((name) => lines.find((line) => line.name === name) ?? [])
  const sections = [...new Set(lines.map((line) => line.heading))].flatMap((one) => {
    const table = latest.filter((line) => line.heading === one).map(({ text }) => text)
    return table.length === 0 ? [] : [`## ${one}\n\n${tableHead}\n${table.join('\n')}\n`]
  })
  return [introduction, ...sections].join('\n')
}

function readLines(page: string): Line[] {
  const [, ...sections] = page.split(/^## /m)
  return sections.flatMap((section) => {
    const [heading = '', ...table] = section.split(/\n+(?=\|)/)
    return table.flatMap((text) => {
      const name = /^\| ([\w-]+) \|.*\|$/.exec(text.trim())?.[1]
      return name === undefined || name === 'row' ? [] : [{ heading, name, text: text.trim() }]
    })
  })
}

const lineOf = ({ row, ratio, spread, bound, verdict }: Result): string =>
  `| ${[row.name, row.title, ratio, spread, bound, verdict].map(cell).join(' | ')} |`

// What was thrown may tell of folders that are nobody else's business.
const ownFolders = [fileURLToPath(new URL('..', import.meta.url)), `${tmpdir()}/`]

const cell = (text: string): string =>
  ownFolders
    .reduce((rest, folder) => rest.replaceAll(folder, ''), text)
    .replace(/\s+/g, ' ')
    .replaceAll('|', '\\|')
    .slice(0, 300)
