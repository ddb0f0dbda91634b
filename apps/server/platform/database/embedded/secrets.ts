import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { Explained } from '../../services/explained.ts'

/** Passwords of the database: of its owner, and of the role the game plays with. */
export type Secrets = Readonly<{ postgres: string; skystair: string }>

export async function readSecrets(file: string): Promise<Secrets | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    if (error.code === 'EACCES') {
      throw new Explained(
        `${file} belongs to another user: run the game as that user, or give it other data: DATA_DIR=data2 npm start`,
      )
    }
    throw error
  })
  return text === null ? null : JSON.parse(text)
}

export async function createSecrets(file: string): Promise<Secrets> {
  const password = () => randomBytes(24).toString('base64url')
  const secrets = { postgres: password(), skystair: password() }
  await writeFile(`${file}.new`, `${JSON.stringify(secrets)}\n`, { mode: 0o600 })
  await rename(`${file}.new`, file)
  return secrets
}
