import type * as Phaser from 'phaser'
import { type ArtFile, textureKey } from './first-art.ts'

/** What of these files is not on the stage's shelves yet. */
export const missingArt = (scene: Phaser.Scene, files: readonly ArtFile[]): readonly ArtFile[] =>
  files.filter((file) => {
    const key = textureKey(file)
    return file.kind === 'rig' ? !scene.cache.json.exists(key) : !scene.textures.exists(key)
  })
