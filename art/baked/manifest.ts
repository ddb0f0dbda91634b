import data from './manifest.json' with { type: 'json' }
import type { Manifest } from './files.ts'

/** what is baked; the paths of the files are made by files.ts */
export const manifest = data as unknown as Manifest
