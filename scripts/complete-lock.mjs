import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// A registry mirror without the packages of every platform leaves holes in package-lock.json, and then
// "npm ci" refuses it everywhere. After adding a dependency: node scripts/complete-lock.mjs && npm install

/** @typedef {{ version?: string, dev?: boolean, optionalDependencies?: Record<string, string> }} Package */

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const PROCESSORS = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']
const LOCK = join(fileURLToPath(import.meta.url), '..', '..', 'package-lock.json')

/**
 * Optional packages that are wanted but have no entry.
 * @param {Record<string, Package>} packages
 * @returns {[string, Record<string, unknown>][]} the entries they should have
 */
export function findHoles(packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(
        ([name]) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
      )
      .map(([name, version]) => [`node_modules/${name}`, describe(name, version, dev)]),
  )
}

/**
 * @param {string} name
 * @param {string} version
 * @param {boolean | undefined} dev
 */
function describe(name, version, dev) {
  const words = name.split(/[/-]/)
  const system = SYSTEMS.find((known) => words.includes(known))
  const processor = PROCESSORS.find((known) => words.includes(known))
  if (processor === undefined || !/^\d/.test(version))
    throw new Error(`Cannot tell what ${name} ${version} is for`)
  return {
    version,
    cpu: [processor],
    ...(dev ? { dev } : {}),
    ...(system === 'linux' ? { libc: [name.includes('musl') ? 'musl' : 'glibc'] } : {}),
    optional: true,
    ...(system === undefined ? {} : { os: [system] }),
  }
}

export async function readLock() {
  return JSON.parse(await readFile(LOCK, 'utf8'))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = await readLock()
  const holes = findHoles(lock.packages)
  const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(holes) })
  lock.packages = Object.fromEntries(packages.sort(([a], [b]) => a.localeCompare(b, 'en')))
  await writeFile(LOCK, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`${holes.length} packages added to package-lock.json`)
}
