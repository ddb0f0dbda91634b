import { mkdir, readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { findLongFiles } from './long-files.mjs'
import { captureUntil } from './processes.mjs'
import { ROOT, setUp } from './setup.mjs'

/** @typedef {{ passed: number, failures: string[], output: string, slowest?: string[] }} Result */
/** @typedef {readonly [name: string, check: () => Promise<Result>]} Step */

const quick = process.argv.includes('--quick')
const LANES = Math.max(2, Math.min(4, availableParallelism()))
/** Pure thought fills a core, pages fill one each; whoever kills servers and databases mostly waits for them to get up. */
/** @type {Readonly<Record<string, number>>} */
const WORKERS = { rules: 1, web: 1, server: LANES + 1, journeys: LANES }
/** A busy machine is slow, not wrong: only what hangs takes so long. */
const MOST_MINUTES = 40
const FOLDERS = ['packages', 'apps', 'art', 'e2e', 'bench', 'tools', 'scripts']

// The tests bring their own world: the operator's must never be touched by them.
const OPERATORS =
  /^(DATABASE_URL|REDIS_URL|PORT|HOST|PUBLIC_URL|DIRECT_URL|DATA_DIR|SESSION_SECRET|MOVED_TO|LOG_LEVEL|TRUST_PROXY|SUPPORT_CONTACT|METRICS_TOKEN|NODE_ENV)$/
const environment = () => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OPERATORS.test(name))),
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
})

/**
 * What is done side by side, and what after it: a browser wants all cores for itself.
 * @param {string} node
 * @returns {Step[][]}
 */
function rounds(node) {
  /** @type {(program: string, ...args: string[]) => () => Promise<Result>} */
  const tool =
    (program, ...args) =>
    () =>
      runTool(node, [join(ROOT, 'node_modules', program), ...args])
  /** @type {(name: string, ...projects: string[]) => Step} */
  const tests = (name, ...projects) => [name, () => runTests(node, name, projects)]
  const beside = Object.entries({
    'format and lint': tool(
      '@biomejs/biome/bin/biome',
      'check',
      '--error-on-warnings',
      '--max-diagnostics=none',
      '.',
    ),
    'import directions': tool(
      'dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      ...FOLDERS,
    ),
    // One thread: the others would only reckon the same types once more, beside tests that need the cores.
    types: tool('typescript/lib/tsc.js', '-p', '.', '--singleThreaded'),
    'nothing dead': tool('knip/bin/knip.js', '--no-config-hints'),
    'nothing for tests alone': tool(
      'knip/bin/knip.js',
      '--no-config-hints',
      '--production',
      '--include=files,exports,types',
      '--tags=-forTests',
    ),
    'short files': checkLength,
  })
  // The longest begins first, so that none is left alone at the end.
  const first = [tests('server', 'server'), tests('rules', 'rules'), tests('web', 'web'), ...beside]
  return quick ? [first] : [first, [tests('journeys', 'journeys', 'gallery')]]
}

/**
 * @param {string} node
 * @param {string[]} args
 * @param {Record<string, string>} [more]
 */
function run(node, args, more = {}) {
  const env = { ...environment(), ...more }
  return captureUntil(AbortSignal.timeout(MOST_MINUTES * 60_000), node, args, { cwd: ROOT, env })
}

const outlivedWords = `was ended: it did not come to an end in ${MOST_MINUTES} minutes`

/**
 * @param {string} node
 * @param {string[]} args
 * @returns {Promise<Result>}
 */
async function runTool(node, args) {
  const { code, output, outlived } = await run(node, args)
  if (outlived) return { passed: 0, failures: [outlivedWords], output }
  return code === 0 ? { passed: 1, failures: [], output } : { passed: 0, failures: ['see above'], output }
}

/** @returns {Promise<Result>} */
async function checkLength() {
  const found = await findLongFiles(ROOT)
  return { passed: found.length === 0 ? 1 : 0, failures: found, output: '' }
}

/**
 * @param {string} node
 * @param {string} name
 * @param {string[]} projects
 * @returns {Promise<Result>}
 */
async function runTests(node, name, projects) {
  const accountFile = join(ROOT, '.cache', `tests-${name}.json`)
  await mkdir(join(ROOT, '.cache'), { recursive: true })
  await rm(accountFile, { force: true })
  const { code, output, outlived } = await run(
    node,
    [
      join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      ...projects.map((project) => `--project=${project}`),
      `--maxWorkers=${WORKERS[name]}`,
      // One test that was tried alone must not keep all others from being run.
      '--allowOnly=false',
      '--reporter=default',
      `--reporter=${join(ROOT, 'scripts', 'account-of-tests.mjs')}`,
    ],
    { ACCOUNT_OF_TESTS: accountFile },
  )
  /** @type {import('./account-of-tests.mjs').Account} */
  const account = JSON.parse(await readFile(accountFile, 'utf8').catch(() => '{"passed":0,"failures":[]}'))
  const { passed, failures, slowest } = account
  if (outlived) failures.push(outlivedWords)
  else if (code !== 0 && failures.length === 0) failures.push('see above')
  return { passed, failures, output, slowest }
}

/**
 * Takes the steps in their order, as many at a time as the machine has cores.
 * @param {Step[]} steps
 * @param {(name: string, result: Result, seconds: number) => void} tell
 */
async function takeSteps(steps, tell) {
  const waiting = [...steps]
  const lane = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const [name, check] = step
      const start = performance.now()
      tell(name, await check(), (performance.now() - start) / 1000)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

try {
  const node = await setUp({ client: !quick })
  let passed = 0
  /** @type {string[]} */
  const failed = []
  for (const steps of rounds(node)) {
    await takeSteps(steps, (name, result, seconds) => {
      const { failures } = result
      const counts = `${String(result.passed).padStart(6)} passed ${String(failures.length).padStart(4)} failed`
      console.log(`${name.padEnd(24)}${counts} ${seconds.toFixed(1).padStart(8)} s`)
      if (result.slowest !== undefined) console.log(`  slowest: ${result.slowest.join(', ')}`)
      if (failures.length > 0) console.log(`\n${result.output.trim()}\n`)
      passed += result.passed
      failed.push(...failures.map((failure) => `${name}: ${failure}`))
    })
  }
  if (failed.length > 0) console.log(`\nFailed:\n${failed.join('\n')}\n`)
  console.log(`${passed} passed, ${failed.length} failed`)
  process.exitCode = failed.length === 0 ? 0 : 1
} catch (error) {
  console.error(error.message)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}
