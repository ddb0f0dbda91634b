import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { SoundManifest } from '../manifest.ts'

const folder = fileURLToPath(new URL('../../baked/sound/', import.meta.url))
const manifestPath = `${folder}manifest.json`

export function bakedPath(file: string): string {
  mkdirSync(folder, { recursive: true })
  return `${folder}${file}`
}

export function readManifest(): SoundManifest {
  if (existsSync(manifestPath)) return JSON.parse(readFileSync(manifestPath, 'utf8')) as SoundManifest
  const sheet = { file: '', bytes: 0, hash: '', sync: 0, recipes: '', effects: {} }
  return { music: {}, effects: sheet, voice: { ru: {}, en: {} } }
}

/** Changes the manifest on disk; read again each time, since music, effects and voice are rendered apart. */
export function changeManifest(change: (manifest: SoundManifest) => void): void {
  const manifest = readManifest()
  change(manifest)
  writeFileSync(bakedPath('manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
