import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest, Shelf } from '../baked/files.ts'
import { BAKED, save } from './sheet.ts'

/** what only the bake knows of a piece: players are not sent it */
export interface Weight {
  /** of the model that was baked */
  hash: string
  /** of the files at scales 1 and 2 */
  bytes: readonly [number, number]
}
export type Baked<S extends Shelf> = Weight & Manifest[S][string]

type Shelves<Entry> = Record<Shelf, Record<string, Entry>>

const read = async <Entry>(file: string): Promise<Shelves<Entry>> => {
  const text = await readFile(join(BAKED, file), 'utf8').catch(() => null)
  return text === null ? { puppets: {}, atlases: {}, pictures: {} } : JSON.parse(text)
}
const sorted = <T>(shelf: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(shelf).sort(([a], [b]) => (a < b ? -1 : 1)))

const write = async <Entry>(file: string, { puppets, atlases, pictures }: Shelves<Entry>): Promise<void> => {
  const ordered = { puppets: sorted(puppets), atlases: sorted(atlases), pictures: sorted(pictures) }
  await save(file, `${JSON.stringify(ordered, null, 1)}\n`)
}
export const readLedger = (): Promise<Shelves<Weight>> => read('ledger.json')

/** another bake may be running: only this piece is changed */
export const record = async (shelf: Shelf, id: string, baked: Baked<Shelf>): Promise<void> => {
  const { hash, bytes, ...shown } = baked
  const [ledger, manifest] = [await readLedger(), await read<typeof shown>('manifest.json')]
  ledger[shelf][id] = { hash, bytes }
  manifest[shelf][id] = shown
  await write('ledger.json', ledger)
  await write('manifest.json', manifest)
}
export const strike = async (shelf: Shelf, id: string): Promise<void> => {
  for (const file of ['ledger.json', 'manifest.json']) {
    const shelves = await read(file)
    delete shelves[shelf][id]
    await write(file, shelves)
  }
}
