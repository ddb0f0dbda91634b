import { execFile, type SpawnOptions } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { Explained } from '../../services/explained.ts'
import type { Binaries } from './binaries.ts'

type Owner = Readonly<{ uid: number; gid: number }>

/** How PostgreSQL's programs are run: by whom, and through which helper program. */
export type RunAs = Readonly<{
  /** null: as the user who runs the server */
  owner: Owner | null
  command(program: string, args: readonly string[]): [string, string[]]
  options: SpawnOptions
}>

// PostgreSQL reads these and would obey them instead of us.
const OWN_VARIABLES = /^(PG|LC_|LANG)/
const environment = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OWN_VARIABLES.test(name))),
  LC_ALL: 'C',
}

const asOurselves: RunAs = {
  owner: null,
  command: (program, args) => [program, [...args]],
  options: { cwd: '/', env: environment },
}

/** PostgreSQL refuses to run as root, so root hands it to another user, even into a folder of root alone. */
export async function chooseRunAs(binaries: Binaries, dataDir: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) {
    if (await canRun(asOurselves, binaries, dataDir)) return asOurselves
    throw new Explained(
      `PostgreSQL does not run on this machine (${binaries.postgres} --version fails). Point DATABASE_URL at a PostgreSQL 15 or newer.`,
    )
  }
  const owner = await chooseOwner(dataDir)
  const ways = [
    plainly(owner),
    withCapability(owner, 'dac_read_search'),
    // Containers often leave root without dac_read_search but with this one.
    withCapability(owner, 'dac_override'),
  ]
  for (const way of ways) if (await canRun(way, binaries, dataDir)) return way
  throw new Explained(
    `PostgreSQL never runs as root, and the user given to it (number ${owner.uid}) cannot enter ${dataDir} or cannot run ${binaries.postgres}. Run the game as an ordinary user, keep it in a folder open to others, or point DATABASE_URL at a PostgreSQL 15 or newer.`,
  )
}

async function chooseOwner(dataDir: string): Promise<Owner> {
  for (const folder of [`${dataDir}/postgres`, dataDir]) {
    const { uid, gid } = await stat(folder).catch(() => ({ uid: 0, gid: 0 }))
    if (uid !== 0) return { uid, gid }
  }
  const users = (await readFile('/etc/passwd', 'utf8').catch(() => ''))
    .split('\n')
    .map((line) => line.split(':'))
  const found = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  return { uid: Number(found?.[2] ?? 65534), gid: Number(found?.[3] ?? 65534) }
}

function plainly(owner: Owner): RunAs {
  return { ...asOurselves, owner, options: { ...asOurselves.options, ...owner } }
}

function withCapability(owner: Owner, capability: string): RunAs {
  const wrapper = [
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    // Without it the kernel forgets the capability whenever PostgreSQL asks what it may do.
    '--securebits=+no_setuid_fixup',
    `--inh-caps=-all,+${capability}`,
    `--ambient-caps=-all,+${capability}`,
  ]
  return {
    ...asOurselves,
    owner,
    command: (program, args) => ['setpriv', [...wrapper, program, ...args]],
  }
}

function canRun(way: RunAs, binaries: Binaries, dataDir: string): Promise<boolean> {
  const [program, args] =
    process.platform === 'win32'
      ? way.command(binaries.postgres, ['--version'])
      : way.command('/bin/sh', ['-c', 'cd "$1" && "$2" --version', 'sh', dataDir, binaries.postgres])
  return new Promise((resolve) => {
    execFile(program, args, way.options, (error) => resolve(error === null))
  })
}
