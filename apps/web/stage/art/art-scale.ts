import type * as Phaser from 'phaser'

const registryKey = 'art-scale'

/** Pixels of the loaded pictures per pixel of a stage 600 wide. */
export const artScale = (scene: Phaser.Scene): number => Number(scene.registry.get(registryKey) ?? 1)

export function setArtScale(scene: Phaser.Scene, scale: 1 | 2): void {
  scene.registry.set(registryKey, scale)
}
