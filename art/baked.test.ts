import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { assetFiles, assetHash, SHELVES } from './bake/inventory.ts'
import { readLedger } from './bake/ledger.ts'
import { manifest } from './baked/manifest.ts'
import { catalogue } from './catalogue.ts'
import { CLIP_SETS } from './clips/clip-sets.ts'
import type { Rig } from './clips/rig.ts'

const BAKED = join(import.meta.dirname, 'baked')
const assets = catalogue()
const ledger = await readLedger()

describe('what is baked', () => {
  it('no two pieces share a name', () => {
    const names = assets.map((a) => `${a.kind} ${a.id}`)
    expect(names.length).toBe(new Set(names).size)
  })
  it.each(assets.map((a) => [a.id, a] as const))('%s is the picture of its recipe', (_id, asset) => {
    expect(ledger[SHELVES[asset.kind]][asset.id]?.hash).toBe(assetHash(asset))
  })
  it('the game knows every piece that the bake knows', () => {
    const names = (shelves: object) => Object.values(shelves).flatMap((shelf) => Object.keys(shelf))
    expect(names(manifest)).toEqual(names(ledger))
  })
  it('every file stands on its shelf', () => {
    const missing = assets
      .flatMap((a) => assetFiles(a.kind, a.id))
      .filter((file) => !existsSync(join(BAKED, file)))
    expect(missing).toEqual([])
  })
  it('nothing baked has lost its recipe', () => {
    const known = new Set(assets.map((a) => `${SHELVES[a.kind]}/${a.id}`))
    const orphans = Object.entries(manifest).flatMap(([shelf, entries]) =>
      Object.keys(entries).filter((id) => !known.has(`${shelf}/${id}`)),
    )
    expect(orphans).toEqual([])
  })
  it('a creature with all it needs to move stays below 60 KB at the standard scale', () => {
    const heavy = Object.entries(ledger.puppets).filter(([, p]) => p.bytes[0] > 60 * 1024)
    expect(heavy.map(([id]) => id)).toEqual([])
  })
})
describe('a rig', () => {
  const figures = assets.filter((a) => a.kind === 'puppet')
  it.each(figures.map((a) => [a.id, a.shot.model] as const))(
    'of %s draws each of its parts once',
    (_id, model) => {
      expect([...model.order].sort()).toEqual(model.parts.map((p) => p.name).sort())
    },
  )
  const rigs = Object.keys(manifest.puppets).map(
    (id) => JSON.parse(readFileSync(join(BAKED, `puppets/${id}.json`), 'utf8')) as Rig,
  )
  it.each(rigs.map((r) => [r.id, r] as const))('of %s has clips, joints and known parents', (_id, rig) => {
    expect(Object.hasOwn(CLIP_SETS, rig.plan)).toBe(true)
    expect(rig.plan).toBe(figures.find((a) => a.id === rig.id)?.shot.model.plan)
    const names = new Set(rig.parts.map((p) => p.name))
    expect(rig.parts.filter((p) => p.parent !== null && !names.has(p.parent))).toEqual([])
    expect(Object.values(rig.marks).filter((k) => !names.has(k.part))).toEqual([])
  })
})
