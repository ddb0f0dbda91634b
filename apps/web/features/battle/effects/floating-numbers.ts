import * as Phaser from 'phaser'
import { layers } from '../../../stage/air/layers.ts'
import { effectsKey, glyphFrame, glyphWidth } from '../../../stage/paint/paint-effects.ts'
import { type Covered, freeLane } from './lanes.ts'

export type NumberTone = 'hurt' | 'great' | 'mighty' | 'poison' | 'heal' | 'nothing'

interface Tone {
  readonly tint: number
  readonly scale: number
  /** Of the comic burst behind it; none: 0. */
  readonly burst: number
}

const tones: Readonly<Record<NumberTone, Tone>> = {
  hurt: { tint: 0xffffff, scale: 0.8, burst: 0 },
  great: { tint: 0xffffff, scale: 0.95, burst: 0.86 },
  mighty: { tint: 0xffffff, scale: 1, burst: 1.2 },
  poison: { tint: 0xb6ff5a, scale: 0.66, burst: 0 },
  heal: { tint: 0x9cff7a, scale: 0.72, burst: 0 },
  nothing: { tint: 0xd8d0ea, scale: 0.66, burst: 0 },
}

const life = 1.05
/** A long number stands in a wider burst. */
const letterWidth = 26
const burstRoom = 150
const captionAbove = -42
const spaceWidth = 11
const popped = 0.14
const rising = 30
/** So long nobody else takes its lane. */
const readFor = 0.62

interface Rising extends Covered {
  readonly group: Phaser.GameObjects.Container
  readonly scale: number
  age: number
}

/** What a blow has done, in figures that pop up, rise and fade. */
export class FloatingNumbers {
  private readonly scene: Phaser.Scene
  private readonly rising: Rising[] = []
  /** Nothing is written behind the upper bar. */
  highest = 0

  constructor(scene: Phaser.Scene) {
    this.scene = scene
  }

  /** `caption`: a picture of words over the number. */
  rise(
    { x, y }: { x: number; y: number },
    text: string,
    tone: NumberTone,
    caption: string | null = null,
  ): void {
    const { tint, scale, burst } = tones[tone]
    const letters = this.letters(text, tint)
    const width = Math.max(letters.length * letterWidth * scale, burst > 0 ? burstRoom * burst * scale : 0)
    const lane = freeLane(
      { x, y, width },
      this.rising.filter(({ age }) => age < readFor),
      this.highest,
    )
    const group = this.scene.add.container(lane.x, lane.y).setDepth(layers.air + 2)
    if (burst > 0) {
      const wide = Math.max(1, (letters.length * letterWidth) / burstRoom)
      group.add(
        new Phaser.GameObjects.Image(this.scene, 0, 0, effectsKey, 'burst').setScale(burst * wide, burst),
      )
    }
    for (const image of letters) group.add(image)
    if (caption !== null)
      group.add(new Phaser.GameObjects.Image(this.scene, 0, captionAbove, caption).setScale(0.5).setAngle(-4))
    this.rising.push({ ...lane, group, scale, age: 0 })
    group.setScale(0.2 * scale)
  }

  tick(seconds: number): void {
    for (let i = this.rising.length - 1; i >= 0; i--) {
      const one = this.rising[i]
      if (one === undefined) continue
      one.age += seconds
      if (one.age >= life) {
        one.group.destroy()
        this.rising.splice(i, 1)
        continue
      }
      const pop = Math.min(1, one.age / popped)
      const size = pop < 1 ? 0.2 + 1.05 * pop : 1 + 0.25 * Math.max(0, 1 - (one.age - popped) / 0.12)
      const share = Math.max(0, one.age - 0.3) / (life - 0.3)
      one.group
        .setScale(one.scale * size)
        .setY(one.y - rising * (1 - (1 - share) ** 2))
        .setAlpha(share < 0.6 ? 1 : (1 - share) / 0.4)
    }
  }

  private letters(text: string, tint: number): Phaser.GameObjects.Image[] {
    const letters = [...text]
    const widths = letters.map((letter) => (letter === ' ' ? spaceWidth : glyphWidth(letter)))
    let at = -widths.reduce((sum, width) => sum + width, 0) / 2
    return letters.flatMap((letter, i) => {
      const width = widths[i] ?? 0
      const x = at + width / 2
      at += width
      if (letter === ' ') return []
      return new Phaser.GameObjects.Image(this.scene, x, 0, effectsKey, glyphFrame(letter)).setTint(tint)
    })
  }
}
