import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '../..')

const parts = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !/node_modules|dist/.test(path))
  .map((path) => ({ path, code: readFileSync(join(web, path), 'utf8') }))

const portraits = parts.flatMap(({ path, code }) =>
  (code.match(/<Medallion\b[^>]*heroFigures[^>]*>/g) ?? []).map((portrait) => ({ path, portrait })),
)

/** Nobody's: what a frame looks like before it is bought. */
const ofNobody = /arena\/shop\/good-picture/

test('the bank’s status frames every portrait of a player', () => {
  const framed = portraits.filter(({ path }) => !ofNobody.test(path))
  expect(framed.length).toBeGreaterThan(6)
  expect(framed.filter(({ portrait }) => !portrait.includes('status=')).map(({ path }) => path)).toEqual([])
})

test('the badge of the league stands beside every name that others read', () => {
  const named = parts.filter(({ code }) => /<(StatusName|PersonName)\b/.test(code))
  expect(named.length).toBeGreaterThan(10)
  expect(
    named.filter(({ code }) => !/<(LeagueBadge|PersonName)\b/.test(code)).map(({ path }) => path),
  ).toEqual([])
})
