import { atlasFrames, atlasPicture } from '@skystair/art/baked/files.ts'
import type * as Phaser from 'phaser'
import { artAddress } from '../../stage/art-address.ts'
import { artScale } from '../../stage/art-scale.ts'
import { type ArtFile, textureKey } from '../../stage/first-art.ts'
import { loadArt } from '../../stage/load-art.ts'

export const landingsKey = textureKey({ kind: 'atlas', id: 'tiles' })

/** What places stand on comes after the road is there: nobody waits for it. */
export function fetchLandings(scene: Phaser.Scene): void {
  if (scene.textures.exists(landingsKey)) return
  const scale = artScale(scene) === 2 ? 2 : 1
  const file: ArtFile = {
    kind: 'atlas',
    id: 'tiles',
    address: artAddress(atlasPicture('tiles', scale)),
    frames: artAddress(atlasFrames('tiles', scale)),
  }
  void loadArt(scene, [file])
}
