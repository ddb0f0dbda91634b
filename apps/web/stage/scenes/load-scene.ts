import * as Phaser from 'phaser'
import { setLoaded } from '../../platform/device/load-marks.ts'
import { raise, useGame } from '../../platform/state/game.ts'
import { useStage } from '../../platform/state/stage-state.ts'
import { setArtScale } from '../art/art-scale.ts'
import { type ArtFile, firstArt, textureKey } from '../art/first-art.ts'
import { loadArt } from '../art/load-art.ts'
import { pictureScale, qualityHere } from '../art/picture-size.ts'
import { tellStarted } from '../game/tell-started.ts'

const moreTries = 3

/** Fetches what the first scenes are made of. */
export class LoadScene extends Phaser.Scene {
  create(): void {
    if (useStage.getState().scene === 'boot') useStage.setState({ scene: 'load' })
    const scale = pictureScale(qualityHere(useGame.getState().player?.quality ?? 'AUTO'))
    setArtScale(this, scale)
    const files = firstArt(scale)
    this.forget()
    void this.fetch(files)
  }

  private async fetch(files: readonly ArtFile[]): Promise<void> {
    await loadArt(this, files, {
      onProgress: tellLoaded,
      onMissing: (round) => round > moreTries && raise('lost'),
    })
    tellLoaded(100)
    if (!this.scene.isActive('music')) this.scene.launch('music')
    if (!useStage.getState().ready) tellStarted()
    useStage.setState({ ready: true })
    this.scene.stop()
  }

  /** Pictures of another quality would stand under the same names. */
  private forget(): void {
    for (const key of this.textures.getTextureKeys()) if (isArt(key)) this.textures.remove(key)
    for (const key of this.cache.json.getKeys()) if (isArt(key)) this.cache.json.remove(key)
  }
}

const artKinds = (['puppet', 'picture', 'atlas'] as const).map((kind) => textureKey({ kind, id: '' }))
const isArt = (key: string): boolean => artKinds.some((start) => key.startsWith(start))

function tellLoaded(percent: number): void {
  setLoaded(percent)
  useStage.setState({ loaded: percent })
}
