import type * as Phaser from 'phaser'

const stiffness = 190
const damping = 13
const strongest = 13
/** How much nearer the camera comes for the last blow. */
const closer = 0.045
const still = 0.05

/** The camera is pushed by a blow and swings back; all its numbers are its own, so that no frame makes new ones. */
export class Nudge {
  private readonly camera: Phaser.Cameras.Scene2D.Camera
  private readonly calm: boolean
  private x = 0
  private y = 0
  private speedX = 0
  private speedY = 0
  private near = 0
  private home = { x: 0, y: 0, zoom: 1 }

  constructor(camera: Phaser.Cameras.Scene2D.Camera, calm: boolean) {
    this.camera = camera
    this.calm = calm
  }

  /** Where the camera rests. */
  rest(x: number, y: number, zoom: number): void {
    this.home = { x, y, zoom }
    this.place()
  }

  /** `way`: where the blow goes, 1 is right; `strength` from 0 to 1.5. */
  push(way: 1 | -1 | 0, strength: number): void {
    if (this.calm) return
    const force = Math.min(1.5, 0.35 + strength) * strongest * 14
    this.speedX -= way * force
    this.speedY += force * (way === 0 ? 1 : 0.4)
  }

  /** Comes nearer for a moment. */
  lean(): void {
    if (!this.calm) this.near = 1
  }

  tick(seconds: number): void {
    if (this.isStill()) return
    this.speedX += (-stiffness * this.x - damping * this.speedX) * seconds
    this.speedY += (-stiffness * this.y - damping * this.speedY) * seconds
    this.x = hold(this.x + this.speedX * seconds)
    this.y = hold(this.y + this.speedY * seconds)
    this.near = Math.max(0, this.near - seconds * 1.4)
    if (this.isStill()) {
      this.x = this.y = this.speedX = this.speedY = 0
    }
    this.place()
  }

  private isStill(): boolean {
    return (
      this.near === 0 &&
      Math.abs(this.x) + Math.abs(this.y) < still &&
      Math.abs(this.speedX) + Math.abs(this.speedY) < 1
    )
  }

  private place(): void {
    const { x, y, zoom } = this.home
    const lean = this.near * this.near * (3 - 2 * this.near)
    this.camera.setZoom(zoom * (1 + closer * lean))
    this.camera.centerOn(x + this.x, y + this.y)
  }
}

const hold = (value: number): number => Math.max(-strongest, Math.min(strongest, value))
