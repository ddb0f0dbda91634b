import type * as Phaser from 'phaser'
import { artScale } from '../../../stage/art/art-scale.ts'
import { firstArt, puppetArt, textureKey } from '../../../stage/art/first-art.ts'
import { loadArt } from '../../../stage/art/load-art.ts'

/** Figures that are kept although nobody on the road wears them. */
const spare = 10

const keyOf = (id: string): string => textureKey({ kind: 'puppet', id })

/** Figures of those who are met, fetched when they come near and put away when there are too many. */
export class PuppetShelf {
  private readonly scene: Phaser.Scene
  private readonly coming = new Map<string, Promise<void>>()
  private readonly worn = new Map<string, number>()
  private readonly kept: Set<string>

  /** Those who walk the road themselves stay as long as they do. */
  constructor(scene: Phaser.Scene, squad: readonly string[]) {
    this.scene = scene
    const first = firstArt(1).flatMap(({ kind, id }) => (kind === 'puppet' ? [id] : []))
    this.kept = new Set([...first, ...squad])
    // Those of an earlier walk lie here still.
    for (const key of scene.textures.getTextureKeys())
      if (key.startsWith(keyOf(''))) this.worn.set(key.slice(keyOf('').length), 0)
  }

  keep(id: string): void {
    this.kept.add(id)
  }

  /** Resolves to whether the scene is still there to wear it. */
  async take(id: string): Promise<boolean> {
    this.worn.set(id, (this.worn.get(id) ?? 0) + 1)
    if (!this.scene.textures.exists(keyOf(id))) await this.fetch(id)
    return this.scene.sys.isActive()
  }

  putBack(id: string): void {
    const left = Math.max(0, (this.worn.get(id) ?? 0) - 1)
    // Behind all others: who was seen last is forgotten last.
    this.worn.delete(id)
    this.worn.set(id, left)
    const idle = [...this.worn].filter(([name, count]) => count === 0 && !this.kept.has(name))
    for (const [name] of idle.slice(0, Math.max(0, idle.length - spare))) this.forget(name)
  }

  private fetch(id: string): Promise<void> {
    const coming =
      this.coming.get(id) ??
      loadArt(this.scene, puppetArt(id, artScale(this.scene) === 2 ? 2 : 1)).then(() => {
        this.coming.delete(id)
      })
    this.coming.set(id, coming)
    return coming
  }

  private forget(id: string): void {
    this.worn.delete(id)
    if (this.coming.has(id)) return
    this.scene.textures.remove(keyOf(id))
    this.scene.cache.json.remove(keyOf(id))
  }
}
