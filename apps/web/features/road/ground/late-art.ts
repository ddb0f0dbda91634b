import { atlasFrames, atlasPicture } from '@skystair/art/baked/files.ts'
import type * as Phaser from 'phaser'
import { artAddress } from '../../../stage/art/art-address.ts'
import { artScale } from '../../../stage/art/art-scale.ts'
import { type ArtFile, textureKey } from '../../../stage/art/first-art.ts'
import { loadArt } from '../../../stage/art/load-art.ts'
import type { FeastAtlas } from '../../../stage/feast/feast-art.ts'
import type { chestAtlas } from '../places/chest-look.ts'

/** What comes after the road is there, when something near needs it. Nobody waits for it. */
export type LateAtlas = 'tiles' | 'lakes' | 'landmarks' | typeof chestAtlas | FeastAtlas

export const keyOfLate = (id: LateAtlas): string => textureKey({ kind: 'atlas', id })

/** Atlases on their way to a scene, each fetched once. */
export class LateArt {
  private readonly scene: Phaser.Scene
  private readonly asked = new Set<LateAtlas>()

  constructor(scene: Phaser.Scene) {
    this.scene = scene
  }

  fetch(id: LateAtlas): void {
    const { scene, asked } = this
    if (asked.has(id) || scene.textures.exists(keyOfLate(id))) return
    asked.add(id)
    const scale = artScale(scene) === 2 ? 2 : 1
    const file: ArtFile = {
      kind: 'atlas',
      id,
      address: artAddress(atlasPicture(id, scale)),
      frames: artAddress(atlasFrames(id, scale)),
    }
    void loadArt(scene, [file])
  }
}
