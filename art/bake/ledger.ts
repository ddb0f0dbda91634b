import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from '../baked/files.ts'
import { BAKED, save } from './sheet.ts'

const EMPTY: Manifest = { puppets: {}, atlases: {}, pictures: {} }

export const readManifest = async (): Promise<Manifest> => {
  const text = await readFile(join(BAKED, 'manifest.json'), 'utf8').catch(() => null)
  return text === null ? structuredClone(EMPTY) : (JSON.parse(text) as Manifest)
}
const sorted = <T>(shelf: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(shelf).sort(([a], [b]) => (a < b ? -1 : 1)))

export const writeManifest = async (m: Manifest): Promise<void> => {
  const ordered: Manifest = {
    puppets: sorted(m.puppets),
    atlases: sorted(m.atlases),
    pictures: sorted(m.pictures),
  }
  await save('manifest.json', `${JSON.stringify(ordered, null, 1)}\n`)
}
