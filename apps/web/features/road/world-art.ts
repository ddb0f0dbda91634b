import { atlasFrames, atlasPicture, picture, type Scale } from '@skystair/art/baked/files.ts'
import type * as Phaser from 'phaser'
import { artAddress } from '../../stage/art-address.ts'
import { artScale } from '../../stage/art-scale.ts'
import { type ArtFile, textureKey } from '../../stage/first-art.ts'
import { loadArt } from '../../stage/load-art.ts'
import type { WorldLook } from '../../stage/world-look.ts'
import { picturesOf } from './road-look.ts'

/** The forest is where everybody begins: it came with the game and stays. */
const kept: WorldLook = 'forest'

function filesOf(look: WorldLook, scale: Scale): ArtFile[] {
  const props = `props-${look}`
  return [
    ...picturesOf(look).map(
      (id): ArtFile => ({ kind: 'picture', id, address: artAddress(picture(id, scale)) }),
    ),
    {
      kind: 'atlas',
      id: props,
      address: artAddress(atlasPicture(props, scale)),
      frames: artAddress(atlasFrames(props, scale)),
    },
  ]
}

/** The ground and the growth of the worlds near the squad. */
export class WorldArt {
  private readonly scene: Phaser.Scene
  private readonly coming = new Set<WorldLook>()

  constructor(scene: Phaser.Scene) {
    this.scene = scene
  }

  isHere(look: WorldLook): boolean {
    return this.missing(look).length === 0
  }

  /** Fetches a look well before it is seen. */
  prepare(look: WorldLook): void {
    if (this.coming.has(look)) return
    const missing = this.missing(look)
    if (missing.length === 0) return
    this.coming.add(look)
    void loadArt(this.scene, missing).then(() => this.coming.delete(look))
  }

  /** Queues a look with what the scene fetches before it opens. */
  preload(look: WorldLook): void {
    for (const file of this.missing(look)) {
      if (file.kind === 'atlas') this.scene.load.atlas(textureKey(file), file.address, file.frames)
      else this.scene.load.image(textureKey(file), file.address)
    }
  }

  /** Puts away what nobody sees any more. */
  keepOnly(looks: ReadonlySet<WorldLook>, all: readonly WorldLook[]): void {
    for (const look of all) {
      if (look === kept || looks.has(look) || this.coming.has(look)) continue
      for (const file of filesOf(look, 1)) this.scene.textures.remove(textureKey(file))
    }
  }

  private missing(look: WorldLook): ArtFile[] {
    const scale = artScale(this.scene) === 2 ? 2 : 1
    return filesOf(look, scale).filter((file) => !this.scene.textures.exists(textureKey(file)))
  }
}
