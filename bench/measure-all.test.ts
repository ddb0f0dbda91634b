import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { measureAll } from './measure-all.ts'
import { rows } from './testing/odd-rows.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skystair-bench-page-'))
})
afterEach(() => rm(folder, { recursive: true }))

const pageFile = () => join(folder, 'bench.md')

const measure = (asked: readonly string[], stopping = new AbortController().signal) =>
  measureAll({
    rows,
    rowsFile: new URL('./testing/odd-rows.ts', import.meta.url).href,
    asked,
    page: pageFile(),
    stopping,
  })

/** The name and the last four cells of every line. */
async function linesOfPage(): Promise<string[][]> {
  const page = await readFile(pageFile(), 'utf8')
  const cells = page.split('\n').map((line) => line.slice(2, -2).split(' | '))
  return cells.flatMap(([name = '', title = '', ...rest]) =>
    title.startsWith(name) && name ? [[name, ...rest]] : [],
  )
}

test('a row that throws and one that hangs are told of, and the others go on; the bench has failed', async () => {
  expect(await measure(['throws-at-once', 'hangs', 'keeps-its-bound'])).toBe(false)
  expect(await linesOfPage()).toEqual([
    ['throws-at-once', '–', '–', '≥ 1', 'threw: no such deed'],
    ['hangs', '–', '–', '≥ 1', 'hung: ended after 0.001 minutes'],
    ['keeps-its-bound', '2.00', '1.00 – 3.00', '≥ 1', 'pass'],
  ])
})

test('the bench has failed when a row breaks its bound, and not when all of them keep theirs', async () => {
  expect(await measure(['keeps-its-bound'])).toBe(true)
  expect(await measure(['breaks-its-bound'])).toBe(false)
  expect(await linesOfPage()).toEqual([
    ['breaks-its-bound', '0.50', '0.40 – 0.70', '≥ 1', 'FAIL'],
    ['keeps-its-bound', '2.00', '1.00 – 3.00', '≥ 1', 'pass'],
  ])
})

test('the page says when, of which commit and on which machine a row was measured', async () => {
  await measure(['keeps-its-bound'])
  const page = await readFile(pageFile(), 'utf8')
  expect(page).toMatch(/^## \d{4}-\d\d-\d\d, commit \S+/m)
  expect(page).toMatch(/^.+, \d+ cores, [\d.]+ GB of memory, \w+, \w+, Node 2\d\.\d+\.\d+$/m)
})

test('a bench that is stopped by hand has failed, and tells nothing of the rows it did not measure', async () => {
  expect(await measure([], AbortSignal.abort('stopped by SIGINT'))).toBe(false)
  await expect(readFile(pageFile(), 'utf8')).rejects.toThrow('ENOENT')
})
