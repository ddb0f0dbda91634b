import * as Phaser from 'phaser'
import { useStage } from '../../platform/state/stage-state.ts'
import { paintTextures } from '../paint/paint-textures.ts'

/** The first breath of the stage: what is painted by code needs no loading. */
export class BootScene extends Phaser.Scene {
  create(): void {
    useStage.setState({ scene: 'boot' })
    paintTextures(this.textures)
    this.scene.start('load')
  }
}
