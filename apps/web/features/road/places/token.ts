import * as Phaser from 'phaser'
import { type PillColour, pillHeight, type TokenIcon, tokenScale, tokenSheet } from './token-sheet.ts'

const capWidth = 18
const overlap = 4
const padding = 13
const signSide = 34

export interface TokenText {
  readonly icon: TokenIcon | null
  /** A frame of another sheet, instead of the icon. */
  readonly picture?: { readonly key: string; readonly frame: string }
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

  say({ icon, picture, text, pill }: TokenText): void {
    const words = `${picture?.key ?? icon} ${text} ${pill}`
    if (words === this.said) return
    this.said = words
    this.body.removeAll(true)
    const letters = [...text].map((letter) => this.picture(`glyph ${letter}`))
    const written = letters.reduce((sum, { displayWidth }) => sum + displayWidth - overlap, overlap)
    const before = icon === null ? 0 : 30
    const inner = before + (text === '' ? -4 : written)
    if (pill !== null) this.addPill(pill, inner + 2 * padding)
    let x = -inner / 2
    if (icon !== null) this.body.add(this.sign(icon, picture).setPosition(x + 13, -1))
    x += before
    for (const letter of letters) {
      this.body.add(letter.setPosition(x + letter.displayWidth / 2, 0))
      x += letter.displayWidth - overlap
    }
  }

  destroy(): void {
    this.body.destroy()
  }

  private sign(icon: TokenIcon, picture: TokenText['picture']): Phaser.GameObjects.Image {
    if (picture === undefined || !this.scene.textures.exists(picture.key)) return this.picture(icon)
    const image = new Phaser.GameObjects.Image(this.scene, 0, 0, picture.key, picture.frame)
    return image.setOrigin(0.5).setScale(signSide / Math.max(image.width, image.height))
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
