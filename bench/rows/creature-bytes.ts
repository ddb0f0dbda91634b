import { stat } from 'node:fs/promises'
import { puppetPicture, puppetRig } from '@skystair/art/baked/files.ts'
import { manifest } from '@skystair/art/baked/manifest.ts'
import type { Row } from '../row.ts'

const kilobyte = 1024
const baked = new URL('../../art/baked/', import.meta.url)
const sizeOf = async (file: string): Promise<number> => (await stat(new URL(file, baked))).size

/** Every creature is weighed; the heaviest must pass, so the bound holds for each of the values. */
export const creatureBytes: Row = {
  name: 'creature-bytes',
  title: 'KB of the heaviest creature with all it needs to move, at standard quality',
  bound: { most: 60 },
  async measure() {
    const weights = await Promise.all(
      Object.keys(manifest.puppets).map(
        async (id) => ((await sizeOf(puppetRig(id))) + (await sizeOf(puppetPicture(id, 1)))) / kilobyte,
      ),
    )
    return [Math.max(...weights)]
  },
}
