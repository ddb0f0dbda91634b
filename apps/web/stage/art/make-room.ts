import type * as Phaser from 'phaser'
import { type ArtFile, firstArt, textureKey } from './first-art.ts'

/** Of these a player meets hundreds; what the road is made of it puts away itself. */
const met = /^(puppet:|picture:arena-)/

/** Puts away figures and battle grounds of earlier meetings. None of them may be on the stage. */
export function makeRoom(scene: Phaser.Scene, needed: readonly ArtFile[]): void {
  const kept = new Set([...needed, ...firstArt(1)].map(textureKey))
  for (const key of scene.textures.getTextureKeys()) {
    if (!met.test(key) || kept.has(key)) continue
    scene.textures.remove(key)
    scene.cache.json.remove(key)
  }
}
