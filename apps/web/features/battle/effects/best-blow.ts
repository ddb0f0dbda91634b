import type { Textures } from 'phaser'

export const bestBlowKey = 'battle:best-blow'

const font = '900 52px "Sky Text", sans-serif'
const width = 512
const height = 96

/** The words over the strongest blow, in the language spoken now. */
export async function paintBestBlow(textures: Textures.TextureManager, words: string): Promise<void> {
  await document.fonts.load(font, words).catch(() => undefined)
  if (textures.exists(bestBlowKey)) textures.remove(bestBlowKey)
  const sheet = textures.createCanvas(bestBlowKey, width, height)
  if (sheet === null) return
  const context = sheet.getContext()
  context.font = font
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.lineWidth = 14
  context.strokeStyle = '#1a0d2b'
  context.strokeText(words, width / 2, height / 2, width - 24)
  context.fillStyle = '#ffe27a'
  context.fillText(words, width / 2, height / 2, width - 24)
  sheet.refresh()
}
