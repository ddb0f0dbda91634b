import { chunkTimeoutMs } from '@skystair/rules/client/loading.ts'
import type * as Phaser from 'phaser'
import { type ArtFile, textureKey } from './first-art.ts'

const retries = 3
const pauseBetween = 1500

interface Hopes {
  readonly onProgress?: (percent: number) => void
  /** Called each time a whole round has left something missing, with the number of that round. */
  readonly onMissing?: (round: number) => void
}

/** Fetches pictures and rigs, again and again until all of them are there. */
export function loadArt(
  scene: Phaser.Scene,
  files: readonly ArtFile[],
  { onProgress = () => undefined, onMissing = () => undefined }: Hopes = {},
): Promise<void> {
  const { load } = scene
  let missing = new Set<ArtFile>()
  let round = 0
  load.maxRetries = retries
  load.xhr.timeout = chunkTimeoutMs
  return new Promise((resolve) => {
    const progress = (share: number) => onProgress(share * 100)
    const lose = ({ key }: Phaser.Loader.File) => {
      for (const file of files) if (textureKey(file) === key) missing.add(file)
    }
    const complete = () => {
      if (missing.size > 0) {
        const again = missing
        missing = new Set()
        onMissing(++round)
        scene.time.delayedCall(pauseBetween, () => fetch(load, again))
        return
      }
      load
        .off('progress', progress)
        .off('loaderror', lose)
        .off('addfile', keepFirst)
        .off('complete', complete)
      resolve()
    }
    load.on('progress', progress).on('loaderror', lose).on('addfile', keepFirst).on('complete', complete)
    fetch(load, files)
  })
}

/** Pictures belong to the whole game, loaders to a scene: of two that fetch the same one the second finds it there. */
function keepFirst(_key: string, _type: string, _load: unknown, file: Phaser.Loader.File): void {
  // An atlas is two files that are added as one.
  const added = (file.multiFile as Phaser.Loader.FileTypes.AtlasJSONFile | null) ?? file
  const add = added.addToCache.bind(added)
  added.addToCache = () => {
    if (!file.hasCacheConflict()) add()
  }
}

function fetch(load: Phaser.Loader.LoaderPlugin, files: Iterable<ArtFile>): void {
  queue(load, files)
  load.start()
}

/** With what a scene fetches before it opens. */
export function preloadArt({ load }: Phaser.Scene, files: Iterable<ArtFile>): void {
  load.on('addfile', keepFirst)
  load.once('complete', () => load.off('addfile', keepFirst))
  queue(load, files)
}

function queue(load: Phaser.Loader.LoaderPlugin, files: Iterable<ArtFile>): void {
  for (const file of files) {
    const key = textureKey(file)
    if (file.kind === 'rig') load.json(key, file.address)
    else if (file.kind === 'atlas') load.atlas(key, file.address, file.frames)
    else load.image(key, file.address)
  }
}
