import { access, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Asset } from '../asset.ts'
import type { Shelf } from '../baked/files.ts'
import { catalogue } from '../catalogue.ts'
import { bakeAtlas } from './atlas.ts'
import { assetFiles, assetHash, SHELVES } from './inventory.ts'
import { type Baked, readLedger, record, strike } from './ledger.ts'
import { bakePicture } from './picture.ts'
import { bakePuppet } from './puppet.ts'
import { BAKED } from './sheet.ts'

const present = async (files: readonly string[]): Promise<boolean> => {
  const found = await Promise.all(
    files.map((f) =>
      access(join(BAKED, f)).then(
        () => true,
        () => false,
      ),
    ),
  )
  return found.every(Boolean)
}
const bakeOne = (a: Asset): Promise<Baked<Shelf>> =>
  a.kind === 'puppet' ? bakePuppet(a) : a.kind === 'atlas' ? bakeAtlas(a) : bakePicture(a)

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`

/** bakes what changed; `only`: parts of ids, for work on single pieces */
const bake = async (only: readonly string[]): Promise<void> => {
  const ledger = await readLedger()
  const wanted = catalogue().filter((a) => only.length === 0 || only.some((o) => a.id.includes(o)))
  const stale: Asset[] = []
  for (const a of wanted) {
    const fresh =
      ledger[SHELVES[a.kind]][a.id]?.hash === assetHash(a) && (await present(assetFiles(a.kind, a.id)))
    if (!fresh) stale.push(a)
  }
  console.log(`${wanted.length} pieces, ${stale.length} to bake`)
  const start = Date.now()
  for (const [i, a] of stale.entries()) {
    const baked = await bakeOne(a)
    await record(SHELVES[a.kind], a.id, baked)
    const spent = (Date.now() - start) / 1000
    const left = (spent / (i + 1)) * (stale.length - i - 1)
    console.log(
      `${i + 1}/${stale.length} ${a.id} ${Math.round(baked.bytes[0] / 1024)}/${Math.round(baked.bytes[1] / 1024)} KB, ${clock(left)} left`,
    )
  }
  if (only.length === 0) await sweep()
}
/** what no recipe makes any more leaves the shelves */
const sweep = async (): Promise<void> => {
  const known = new Set(catalogue().map((a) => `${SHELVES[a.kind]}/${a.id}`))
  const ledger = await readLedger()
  for (const kind of ['puppet', 'atlas', 'picture'] as const)
    for (const id of Object.keys(ledger[SHELVES[kind]])) {
      if (known.has(`${SHELVES[kind]}/${id}`)) continue
      await strike(SHELVES[kind], id)
      for (const file of assetFiles(kind, id)) await rm(join(BAKED, file), { force: true })
    }
}
if (import.meta.main) await bake(process.argv.slice(2))
