import type { Textures } from 'phaser'

export const raidSkyKey = 'raid:sky'

/** Night above, embers below, black hills; its lower edge melts into the road. */
export function paintRaidSky(textures: Textures.TextureManager): void {
  if (textures.exists(raidSkyKey)) return
  const [width, height] = [300, 200]
  const sheet = textures.createCanvas(raidSkyKey, width, height)
  if (sheet === null) return
  const context = sheet.getContext()
  const sky = context.createLinearGradient(0, 0, 0, height)
  for (const [at, colour] of [
    [0, '#1d0f3c'],
    [0.4, '#5b2563'],
    [0.7, '#c4503f'],
    [0.88, '#f09a52'],
    [1, '#c86a4a'],
  ] as const)
    sky.addColorStop(at, colour)
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  for (const [colour, from, rise] of [
    ['#6d2f55', 0.74, 30],
    ['#43203f', 0.84, 22],
  ] as const) {
    context.fillStyle = colour
    context.beginPath()
    context.moveTo(0, height)
    for (let x = 0; x <= width; x += 4) {
      const peak = Math.abs(((x + from * 151) % 66) / 66 - 0.5) * 2
      context.lineTo(x, height * from - rise * peak + 10)
    }
    context.lineTo(width, height)
    context.fill()
  }
  context.globalCompositeOperation = 'destination-out'
  const edge = context.createLinearGradient(0, height * 0.86, 0, height)
  edge.addColorStop(0, 'rgba(0,0,0,0)')
  edge.addColorStop(1, '#000')
  context.fillStyle = edge
  context.fillRect(0, height * 0.86, width, height * 0.14)
  sheet.refresh()
}
