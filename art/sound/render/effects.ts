import { sheet } from '../effects/sheet.ts'
import { bakedPath, changeManifest } from './baked.ts'
import { hashOf, sheetHash } from './hashes.ts'
import { writeMp3 } from './tools.ts'

/** Renders all effects onto one sheet: one request, one decoding, every sound ready. */
const { samples, sync, effects } = sheet()
const bytes = writeMp3(bakedPath('effects.mp3'), [samples], 60)
changeManifest((manifest) => {
  manifest.effects = {
    file: 'effects.mp3',
    bytes: bytes.length,
    hash: hashOf(bytes),
    sync,
    recipes: sheetHash(samples),
    effects,
  }
})
console.log(`${Object.keys(effects).length} effects, ${bytes.length} bytes`)
