import { mkdir, readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { findLongFiles } from './long-files.mjs'
import { capture } from './processes.mjs'
import { ROOT, setUp } from './setup.mjs'

/** @typedef {{ passed: number, failed: number, output: string }} Result */
/** @typedef {readonly [name: string, check: () => Promise<Result>]} Step */

const quick = process.argv.includes('--quick')
const LANES = Math.max(2, Math.min(4, availableParallelism()))
/** Pure thought fills a core; the others often wait for a database or a browser. */
const ALONE = new Set(['rules', 'web'])
const FOLDERS = ['packages', 'apps', 'art', 'e2e', 'bench', 'tools', 'scripts']

// The tests bring their own world: the operator's must never be touched by them.
const OPERATORS =
  /^(DATABASE_URL|REDIS_URL|PORT|HOST|PUBLIC_URL|DATA_DIR|SESSION_SECRET|MOVED_TO|LOG_LEVEL|TRUST_PROXY|METRICS_TOKEN|NODE_ENV)$/
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
    'short files': checkLength,
  })
  // The longest begins first, so that none is left alone at the end.
  const first = [tests('server', 'server'), tests('rules', 'rules'), tests('web', 'web'), ...beside]
  return quick ? [first] : [first, [tests('journeys', 'journeys', 'gallery')]]
}

/**
 * @param {string} node
 * @param {string[]} args
 * @returns {Promise<Result>}
 */
async function runTool(node, args) {
  const { code, output } = await capture(node, args, { cwd: ROOT, env: environment() })
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}

/** @returns {Promise<Result>} */
async function checkLength() {
  const found = await findLongFiles(ROOT)
  return { passed: found.length === 0 ? 1 : 0, failed: found.length === 0 ? 0 : 1, output: found.join('\n') }
}

/**
 * @param {string} node
 * @param {string} name
 * @param {string[]} projects
 * @returns {Promise<Result>}
 */
async function runTests(node, name, projects) {
  const report = join(ROOT, '.cache', `tests-${name}.json`)
  await mkdir(join(ROOT, '.cache'), { recursive: true })
  await rm(report, { force: true })
  const { code, output } = await capture(
    node,
    [
      join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      ...projects.map((project) => `--project=${project}`),
      `--maxWorkers=${ALONE.has(name) ? 1 : LANES}`,
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { cwd: ROOT, env: environment() },
  )
  const counts = JSON.parse(await readFile(report, 'utf8').catch(() => '{}'))
  const failed = counts.numFailedTests ?? 0
  // A file that could not even be loaded has no failed test to show for it.
  return { passed: counts.numPassedTests ?? 0, failed: code !== 0 && failed === 0 ? 1 : failed, output }
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
  let failed = 0
  for (const steps of rounds(node)) {
    await takeSteps(steps, (name, result, seconds) => {
      const counts = `${String(result.passed).padStart(6)} passed ${String(result.failed).padStart(4)} failed`
      console.log(`${name.padEnd(20)}${counts} ${seconds.toFixed(1).padStart(8)} s`)
      if (result.failed > 0) console.log(`\n${result.output.trim()}\n`)
      passed += result.passed
      failed += result.failed
    })
  }
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
} catch (error) {
  console.error(error.message)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}
