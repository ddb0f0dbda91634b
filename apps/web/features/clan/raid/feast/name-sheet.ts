import type { Textures } from 'phaser'
import { type Guest, seated } from './feast-board.ts'

export const namesKey = 'feast:names'
/** Painted twice as large as they stand; on a small screen they stand larger, or nobody could read them. */
export const nameScale = (stageScale: number): number => 0.5 * Math.min(1.5, Math.max(1, 0.95 / stageScale))

const row = 42
const width = 340
const font = '900 27px "Sky Text", sans-serif'

export const nameFrame = (place: number): string => `guest ${place}`

/** As much of a name as has room; what is missing is told by dots. */
export function shortened(name: string, room: number, widthOf: (words: string) => number): string {
  if (widthOf(name) <= room) return name
  const letters = [...name]
  while (letters.length > 1 && widthOf(`${letters.join('').trimEnd()}…`) > room) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/** The names of all on the stage, on one sheet; none is wider than the room, in pixels of the stage. */
export async function paintNames(
  textures: Textures.TextureManager,
  guests: readonly Guest[],
  room: number,
  scale: number,
): Promise<void> {
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
    const shown = shortened(
      name,
      Math.min(width, room / scale) - 16,
      (words) => context.measureText(words).width,
    )
    context.strokeStyle = '#1a0d2b'
    context.strokeText(shown, width / 2, y)
    context.fillStyle = i === 0 ? '#ffe27a' : '#fff'
    context.fillText(shown, width / 2, y)
    sheet.add(nameFrame(i), 0, 0, i * row, width, row)
  })
  sheet.refresh()
}

export function forgetNames(textures: Textures.TextureManager): void {
  if (textures.exists(namesKey)) textures.remove(namesKey)
}
