import * as Phaser from 'phaser'
import { type PillColour, pillHeight, type TokenIcon, tokenScale, tokenSheet } from './token-sheet.ts'

const capWidth = 18
const overlap = 4
const padding = 13

export interface TokenText {
  readonly icon: TokenIcon | null
  readonly text: string
  /** `null` is written on the air. */
  readonly pill: PillColour | null
}

/** A short word of numbers with a picture before it, that stands over something on the road. */
export class Token {
  readonly body: Phaser.GameObjects.Container
  private readonly scene: Phaser.Scene
  private said = ''

  constructor(scene: Phaser.Scene, depth: number) {
    this.scene = scene
    this.body = scene.add.container(0, 0).setDepth(depth)
  }

  say({ icon, text, pill }: TokenText): void {
    const words = `${icon} ${text} ${pill}`
    if (words === this.said) return
    this.said = words
    this.body.removeAll(true)
    const letters = [...text].map((letter) => this.picture(`glyph ${letter}`))
    const written = letters.reduce((sum, { displayWidth }) => sum + displayWidth - overlap, overlap)
    const before = icon === null ? 0 : 30
    const inner = before + (text === '' ? -4 : written)
    if (pill !== null) this.addPill(pill, inner + 2 * padding)
    let x = -inner / 2
    if (icon !== null) this.body.add(this.picture(icon).setPosition(x + 13, -1))
    x += before
    for (const letter of letters) {
      this.body.add(letter.setPosition(x + letter.displayWidth / 2, 0))
      x += letter.displayWidth - overlap
    }
  }

  destroy(): void {
    this.body.destroy()
  }

  private picture(frame: string): Phaser.GameObjects.Image {
    return new Phaser.GameObjects.Image(this.scene, 0, 0, tokenSheet, frame).setScale(tokenScale)
  }

  private addPill(colour: PillColour, width: number): void {
    const middle = Math.max(2, width - 2 * capWidth)
    this.body.add([
      this.picture(`${colour}-left`).setPosition(-middle / 2 - capWidth / 2 + 0.5, 0),
      this.picture(`${colour}-middle`).setDisplaySize(middle + 1, pillHeight),
      this.picture(`${colour}-right`).setPosition(middle / 2 + capWidth / 2 - 0.5, 0),
    ])
  }
}
