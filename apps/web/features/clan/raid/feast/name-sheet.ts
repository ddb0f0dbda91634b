import type { Textures } from 'phaser'
import { type Guest, seated } from './feast-board.ts'

export const namesKey = 'feast:names'
/** Painted twice as large as they stand. */
export const nameScale = 0.5

const row = 42
const width = 340
const font = '900 27px "Sky Text", sans-serif'

export const nameFrame = (place: number): string => `guest ${place}`

/** The names of all on the stage, on one sheet. */
export async function paintNames(textures: Textures.TextureManager, guests: readonly Guest[]): Promise<void> {
  await document.fonts.load(font, 'Aя').catch(() => undefined)
  if (textures.exists(namesKey)) textures.remove(namesKey)
  const sheet = textures.createCanvas(namesKey, 512, 512)
  if (sheet === null) return
  const context = sheet.getContext()
  context.font = font
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.lineWidth = 8
  guests.slice(0, seated).forEach(({ name }, i) => {
    const y = i * row + row / 2
    context.strokeStyle = '#1a0d2b'
    context.strokeText(name, width / 2, y, width - 16)
    context.fillStyle = i === 0 ? '#ffe27a' : '#fff'
    context.fillText(name, width / 2, y, width - 16)
    sheet.add(nameFrame(i), 0, 0, i * row, width, row)
  })
  sheet.refresh()
}

export function forgetNames(textures: Textures.TextureManager): void {
  if (textures.exists(namesKey)) textures.remove(namesKey)
}
