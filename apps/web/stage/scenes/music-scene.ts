import * as Phaser from 'phaser'

/** Stands beside the other scenes for as long as the page lives: music does not stop at their doors. */
export class MusicScene extends Phaser.Scene {
  private readonly loadSound: () => void

  constructor(loadSound: () => void) {
    super()
    this.loadSound = loadSound
  }

  create(): void {
    this.loadSound()
  }
}
