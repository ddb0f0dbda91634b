import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '../..')

const portraits = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !/node_modules|dist/.test(path))
  .flatMap((path) =>
    (readFileSync(join(web, path), 'utf8').match(/<Medallion\b[^>]*heroFigures[^>]*>/g) ?? []).map(
      (portrait) => ({ path, portrait }),
    ),
  )

/** Nobody's: what a frame looks like before it is bought. */
const ofNobody = /arena\/shop\/good-picture/

test('the bank’s status frames every portrait of a player', () => {
  const framed = portraits.filter(({ path }) => !ofNobody.test(path))
  expect(framed.length).toBeGreaterThan(6)
  expect(framed.filter(({ portrait }) => !portrait.includes('status=')).map(({ path }) => path)).toEqual([])
})
