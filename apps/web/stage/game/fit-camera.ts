import { referenceWidth } from '@skystair/rules/client/canvas-size.ts'
import type * as Phaser from 'phaser'

/** Lets a scene think in pixels of a stage 600 wide, whatever the canvas is; keeps it so when the window changes. */
export function fitCamera(scene: Phaser.Scene, onResize: () => void = () => undefined): void {
  const zoomIn = () => {
    scene.cameras.main.setZoom(scene.scale.width / referenceWidth)
    onResize()
  }
  zoomIn()
  scene.scale.on('resize', zoomIn)
  scene.events.once('shutdown', () => scene.scale.off('resize', zoomIn))
}

/** Height of the stage in pixels of a stage 600 wide. */
export const referenceHeight = (scene: Phaser.Scene): number =>
  (scene.scale.height * referenceWidth) / scene.scale.width
