import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { capture } from './processes.mjs'
import { ROOT } from './setup.mjs'

const isOurs = (path) => !/[/\\](node_modules|dist|public)$/.test(path)
const needed = [
  'packages',
  'scripts',
  'apps/server/game-routes.ts',
  'apps/web/platform/language',
  'package.json',
  'biome.json',
]

let house = ''
beforeEach(async () => {
  house = await mkdtemp(join(tmpdir(), 'skystair-word-'))
  for (const part of needed) cpSync(join(ROOT, part), join(house, part), { recursive: true, filter: isOurs })
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'))
})
afterEach(() => rm(house, { recursive: true }))

const make = (word) => capture(process.execPath, ['scripts/new.mjs', word], { cwd: house })
const read = (file) => readFileSync(join(house, file), 'utf8')

test('a new word has its rooms, stands in every list, and begins with a test that fails', async () => {
  const { output } = await make('sky-lantern')
  expect(output).toContain('packages/contract/sky-lantern.ts')
  expect(read('packages/contract/contract.ts')).toContain("import * as skyLantern from './sky-lantern.ts'")
  expect(read('apps/server/game-routes.ts')).toContain('...skyLanternRoutes')
  expect(read('apps/web/platform/language/text-areas.ts')).toContain(
    "readonly 'sky-lantern': typeof skyLantern",
  )
  const keys = (language) =>
    Object.keys(JSON.parse(read(`packages/content/text/${language}/sky-lantern.json`)))
  expect(keys('ru')).toEqual(keys('en'))

  for (const file of output.match(/^(packages|apps)\S+[.]tsx?$/gm) ?? [])
    for (const [, to] of read(file).matchAll(/from '([.]{1,2}\/[^']+)'/g)) {
      const target = join(dirname(file), to)
      expect([file, to, existsSync(join(house, target)) || existsSync(join(ROOT, target))]).toEqual([
        file,
        to,
        true,
      ])
    }

  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
  const { output: tried } = await capture(
    process.execPath,
    [vitest, 'run', '--root', house, 'packages/rules/sky-lantern'],
    {
      cwd: house,
    },
  )
  expect(tried).toContain('a sky lantern can be used')
  expect(tried).toMatch(/1 failed/)
}, 60_000)

test('a word that is there already is left alone', async () => {
  const before = read('packages/contract/market.ts')
  expect((await make('market')).output).toContain('packages/contract/market.ts is there already.')
  expect(read('packages/contract/market.ts')).toBe(before)
})
