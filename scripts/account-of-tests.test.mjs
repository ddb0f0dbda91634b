import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { captureUntil } from './processes.mjs'
import { ROOT } from './setup.mjs'

/** A small house of tests, beside ours. */
let house = ''
beforeEach(async () => {
  await mkdir(join(ROOT, '.cache'), { recursive: true })
  house = await mkdtemp(join(ROOT, '.cache', 'house-'))
  await writeFile(join(house, 'vitest.config.mjs'), 'export default {}')
})
afterEach(() => rm(house, { recursive: true, force: true }))

/**
 * @param {Record<string, string>} files
 * @param {AbortSignal} [timeOver]
 */
async function accountOf(files, timeOver = new AbortController().signal) {
  for (const [name, code] of Object.entries(files))
    await writeFile(join(house, name), `import { expect, test } from 'vitest'\n${code}`)
  const account = join(house, 'account.json')
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
  const reporter = `--reporter=${join(ROOT, 'scripts', 'account-of-tests.mjs')}`
  const env = { ...process.env, ACCOUNT_OF_TESTS: account }
  await captureUntil(timeOver, process.execPath, [vitest, 'run', '--root', house, reporter], { env })
  return JSON.parse(await readFile(account, 'utf8'))
}

test('every test that failed, was skipped or could not be loaded is named', async () => {
  const account = await accountOf({
    'right.test.mjs': `test('holds', () => undefined)`,
    'wrong.test.mjs': `test('falls', () => expect(1).toBe(2)); test.skip('sleeps', () => undefined)`,
    'broken.test.mjs': `import './nowhere.mjs'`,
  })
  expect(account.passed).toBe(1)
  expect(account.failures.sort()).toEqual([
    'broken.test.mjs (failed)',
    'wrong.test.mjs > falls (failed)',
    'wrong.test.mjs > sleeps (skipped)',
  ])
})

test('the files that took longest are named, the slowest first', async () => {
  const { slowest } = await accountOf({
    'quick.test.mjs': `test('holds', () => undefined)`,
    'slow.test.mjs': `test('reckons', () => { for (let n = 0, end = Date.now() + 300; Date.now() < end; n += 1); })`,
  })
  expect(slowest.map((line) => line.split(' ').at(-1))).toEqual(['slow.test.mjs', 'quick.test.mjs'])
})

test('of what never comes to an end it is told what was running', async () => {
  const timeOver = new AbortController()
  const began = join(house, 'began')
  const account = accountOf(
    {
      'endless.test.mjs': `import { writeFileSync } from 'node:fs'
        test('holds', () => undefined)
        test('waits', () => new Promise(() => writeFileSync(${JSON.stringify(began)}, '')), 1e6)`,
    },
    timeOver.signal,
  )
  await expect.poll(() => readFile(began), { timeout: 50_000 }).toBeDefined()
  timeOver.abort()
  expect((await account).failures).toContain('endless.test.mjs (was still running)')
})
