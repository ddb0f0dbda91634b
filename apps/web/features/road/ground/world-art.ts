import { atlasFrames, atlasPicture, picture, type Scale } from '@skystair/art/baked/files.ts'
import type * as Phaser from 'phaser'
import { artAddress } from '../../../stage/art/art-address.ts'
import { artScale } from '../../../stage/art/art-scale.ts'
import { type ArtFile, textureKey } from '../../../stage/art/first-art.ts'
import { loadArt, preloadArt } from '../../../stage/art/load-art.ts'
import type { WorldLook } from '../../../stage/worlds/world-look.ts'
import { propsOf, sightsOf } from './decor.ts'

/** The forest is where everybody begins: it came with the game and stays. */
const kept: WorldLook = 'forest'
/** Whose ground or growth a picture is. */
const lookOf = /^(?:picture:road|atlas:props|atlas:sights)-([a-z]+)/

const atlas = (id: string, scale: Scale): ArtFile => ({
  kind: 'atlas',
  id,
  address: artAddress(atlasPicture(id, scale)),
  frames: artAddress(atlasFrames(id, scale)),
})

function ground(look: WorldLook, variant: number, scale: Scale): ArtFile {
  const id = `road-${look}-${variant}`
  return { kind: 'picture', id, address: artAddress(picture(id, scale)) }
}

/** The ground and the growth of the worlds near the squad. */
export class WorldArt {
  private readonly scene: Phaser.Scene
  private readonly coming = new Set<string>()

  constructor(scene: Phaser.Scene) {
    this.scene = scene
  }

  isHere(look: WorldLook, variant: number): boolean {
    return this.missing(look, variant).length === 0
  }

  /** Fetches a look well before it is seen. */
  prepare(look: WorldLook, variant: number): void {
    const missing = [...this.missing(look, variant), ...this.missingSights(look)].filter(
      (file) => !this.coming.has(textureKey(file)),
    )
    if (missing.length === 0) return
    const keys = missing.map(textureKey)
    for (const key of keys) this.coming.add(key)
    void loadArt(this.scene, missing).then(() => {
      for (const key of keys) this.coming.delete(key)
    })
  }

  /** Queues a look with what the scene fetches before it opens. */
  preload(look: WorldLook, variant: number): void {
    const sights = look === kept ? [] : this.missingSights(look)
    preloadArt(this.scene, [...this.missing(look, variant), ...sights])
  }

  areSightsHere(look: WorldLook): boolean {
    return this.missingSights(look).length === 0
  }

  /** Puts away what nobody sees any more, also what an earlier walk has left. */
  keepOnly(looks: ReadonlySet<string>): void {
    const { textures } = this.scene
    for (const key of textures.getTextureKeys()) {
      const look = lookOf.exec(key)?.[1] ?? kept
      if (look !== kept && !looks.has(look) && !this.coming.has(key)) textures.remove(key)
    }
  }

  private missing(look: WorldLook, variant: number): ArtFile[] {
    return this.absent([atlas(propsOf(look), this.scale), ground(look, variant, this.scale)])
  }

  /** Nobody waits for them: the road is whole without, and whoever begins is sent no more than before. */
  private missingSights(look: WorldLook): ArtFile[] {
    return this.absent([atlas(sightsOf(look), this.scale)])
  }

  private absent(files: readonly ArtFile[]): ArtFile[] {
    return files.filter((file) => !this.scene.textures.exists(textureKey(file)))
  }

  private get scale(): Scale {
    return artScale(this.scene) === 2 ? 2 : 1
  }
}
