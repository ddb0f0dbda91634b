import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import type { Outcome } from './measure-apart.ts'
import { mergePage, type Occasion } from './page.ts'
import { resultOf } from './result.ts'

const monday: Occasion = { date: '2026-11-16', commit: 'aaa1111', machine: 'Slow chip, 2 cores' }
const tuesday: Occasion = { date: '2026-11-17', commit: 'bbb2222', machine: 'Quick chip, 8 cores' }
const names = ['actions', 'hits', 'looks']

const result = (name: string, outcome: Outcome) =>
  resultOf({ name, title: `${name} ÷ bare`, bound: { most: 2 }, measure: async () => [] }, outcome)
const measured = (name: string, ...ratios: number[]) => result(name, { ratios })

/** Without what is said above the tables. */
const tables = (page: string) => page.slice(page.indexOf('## '))

const head = '| row | what it compares | ratio | spread | bound | verdict |\n|---|---|---|---|---|---|'
const onMonday = `## 2026-11-16, commit aaa1111\n\nSlow chip, 2 cores\n\n${head}`
const onTuesday = `## 2026-11-17, commit bbb2222\n\nQuick chip, 8 cores\n\n${head}`

test('a first page holds what was measured, in the order of the table', () => {
  const page = mergePage('', monday, [measured('looks', 3, 1, 5), measured('actions', 1)], names)
  expect(tables(page)).toBe(`${onMonday}
| actions | actions ÷ bare | 1.00 | 1.00 – 1.00 | ≤ 2 | pass |
| looks | looks ÷ bare | 3.00 | 1.00 – 5.00 | ≤ 2 | FAIL |
`)
})

test('rows that were not measured this time keep their last result, under its own day, commit and machine', () => {
  const old = mergePage(
    '',
    monday,
    [measured('actions', 1), measured('hits', 1), measured('looks', 1)],
    names,
  )
  const page = mergePage(old, tuesday, [measured('hits', 1.5)], names)
  expect(tables(page)).toBe(`${onTuesday}
| hits | hits ÷ bare | 1.50 | 1.50 – 1.50 | ≤ 2 | pass |

${onMonday}
| actions | actions ÷ bare | 1.00 | 1.00 – 1.00 | ≤ 2 | pass |
| looks | looks ÷ bare | 1.00 | 1.00 – 1.00 | ≤ 2 | pass |
`)
})

test('a day of which nothing is left goes, and so does a row that is no longer in the table', () => {
  const old = mergePage('', monday, [measured('hits', 1), measured('looks', 1)], names)
  const page = mergePage(old, tuesday, [measured('hits', 2)], ['hits'])
  expect(tables(page)).toBe(`${onTuesday}\n| hits | hits ÷ bare | 2.00 | 2.00 – 2.00 | ≤ 2 | pass |\n`)
})

test('rows measured one by one on one day, commit and machine stand in one table', () => {
  const once = mergePage('', monday, [measured('looks', 1), measured('hits', 1)], names)
  const bit = mergePage('', monday, [measured('hits', 1)], names)
  expect(mergePage(bit, monday, [measured('looks', 1)], names)).toBe(once)
})

test('a page that is written again with nothing new stays as it is', () => {
  const old = mergePage(
    '',
    monday,
    [measured('hits', 1), result('looks', { trouble: 'threw: a | b' })],
    names,
  )
  const page = mergePage(old, tuesday, [measured('actions', 1)], names)
  expect(mergePage(page, tuesday, [], names)).toBe(page)
})

test('what was thrown is told in one cell of one line, and tells of no folder of this machine', () => {
  const trouble = `threw: a | b\n  in ${import.meta.filename}\n  and ${tmpdir()}/skystair-bench-x/postgres`
  const page = mergePage('', monday, [result('hits', { trouble })], names)
  expect(tables(page)).toBe(
    `${onMonday}\n| hits | hits ÷ bare | – | – | ≤ 2 | threw: a \\| b in bench/page.test.ts and skystair-bench-x/postgres |\n`,
  )
})
