import type { Textures } from 'phaser'
import type { Stroller } from '../town-board.ts'

export const wordsKey = 'town:words'
/** Painted twice as large as they stand. */
export const wordScale = 0.5

const row = 42
const nameWidth = 340
const bubbleWidth = 512
const bubbleHeight = 84
const bubblesFrom = 8 * row
const bubbleCount = 2
const nameFont = '900 26px "Sky Text", sans-serif'
const bubbleFont = '900 25px "Sky Text", sans-serif'
const ink = '#1a0d2b'

export const nameFrame = (place: number): string => `name ${place}`
export const bubbleFrame = (slot: number): string => `bubble ${slot}`

const rankColours: Readonly<Record<Stroller['rank'], string>> = {
  LEADER: '#f0483e',
  SUBLEADER: '#f0803e',
  DEPUTY_LEADER: '#b45cf0',
  REPRESENTATIVE: '#4a9cf5',
  PARTICIPANT: '#58c2c9',
  NEWBIE: '#8fc653',
}

/** Names and what is said, on one sheet: all of them are drawn in one go. */
export class WordSheet {
  private readonly textures: Textures.TextureManager
  private readonly sheet: Textures.CanvasTexture

  private constructor(textures: Textures.TextureManager, sheet: Textures.CanvasTexture) {
    this.textures = textures
    this.sheet = sheet
  }

  static async open(textures: Textures.TextureManager): Promise<WordSheet> {
    await document.fonts.load(nameFont, 'Aя').catch(() => undefined)
    if (textures.exists(wordsKey)) textures.remove(wordsKey)
    const sheet = textures.createCanvas(wordsKey, 512, 512)
    if (sheet === null) throw new Error('cannot write on the town')
    for (let i = 0; i < 8; i++) sheet.add(nameFrame(i), 0, 0, i * row, nameWidth, row)
    for (let i = 0; i < bubbleCount; i++)
      sheet.add(bubbleFrame(i), 0, 0, bubblesFrom + i * bubbleHeight, bubbleWidth, bubbleHeight)
    return new WordSheet(textures, sheet)
  }

  writeNames(strollers: readonly Stroller[]): void {
    const context = this.sheet.getContext()
    context.clearRect(0, 0, nameWidth, bubblesFrom)
    context.font = nameFont
    context.textBaseline = 'middle'
    context.textAlign = 'left'
    context.lineJoin = 'round'
    strollers.forEach(({ name, rank }, i) => {
      const width = Math.min(nameWidth - 60, context.measureText(name).width)
      const y = i * row + row / 2
      const left = (nameWidth - width - 34) / 2
      sign(context, left + 12, y, rankColours[rank])
      context.lineWidth = 8
      context.strokeStyle = ink
      context.strokeText(name, left + 34, y + 1, width)
      context.fillStyle = '#fff'
      context.fillText(name, left + 34, y + 1, width)
    })
    this.sheet.refresh()
  }

  writeBubble(slot: number, text: string): void {
    const context = this.sheet.getContext()
    const top = bubblesFrom + slot * bubbleHeight
    context.clearRect(0, top, bubbleWidth, bubbleHeight)
    context.font = bubbleFont
    const width = Math.min(bubbleWidth - 16, context.measureText(text).width + 44)
    const left = (bubbleWidth - width) / 2
    context.beginPath()
    context.roundRect(left, top + 5, width, 50, 22)
    context.moveTo(bubbleWidth / 2 - 14, top + 52)
    context.lineTo(bubbleWidth / 2, top + 76)
    context.lineTo(bubbleWidth / 2 + 14, top + 52)
    context.lineWidth = 7
    context.strokeStyle = ink
    context.lineJoin = 'round'
    context.stroke()
    context.fillStyle = '#fff6da'
    context.fill()
    context.fillStyle = ink
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillText(text, bubbleWidth / 2, top + 31, width - 30)
    this.sheet.refresh()
  }

  close(): void {
    if (this.textures.exists(wordsKey)) this.textures.remove(wordsKey)
  }
}

/** Rank is a small stone of its colour. */
function sign(context: CanvasRenderingContext2D, x: number, y: number, colour: string): void {
  context.beginPath()
  context.moveTo(x, y - 11)
  context.lineTo(x + 11, y)
  context.lineTo(x, y + 11)
  context.lineTo(x - 11, y)
  context.closePath()
  context.lineWidth = 6
  context.strokeStyle = ink
  context.stroke()
  context.fillStyle = colour
  context.fill()
  context.fillStyle = 'rgba(255,255,255,.75)'
  context.beginPath()
  context.arc(x, y, 3.4, 0, 7)
  context.fill()
}
