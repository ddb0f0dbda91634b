import type { Textures } from 'phaser'

export const shadeKey = 'arena:shade'
export const pennantKey = 'arena:pennant'
export const raysKey = 'arena:rays'
const keys = [shadeKey, pennantKey, raysKey]

type Paint = (context: CanvasRenderingContext2D, width: number, height: number) => void

/** What no baked picture shows: dusk around the sand, a pennant that takes any colour, the light around the chosen one. */
export function paintArena(textures: Textures.TextureManager): void {
  paint(textures, shadeKey, 150, 210, paintShade)
  paint(textures, pennantKey, 34, 44, paintPennant)
  paint(textures, raysKey, 256, 256, paintRays)
}

export function forgetPaintings(textures: Textures.TextureManager): void {
  for (const key of keys) if (textures.exists(key)) textures.remove(key)
}

function paint(
  textures: Textures.TextureManager,
  key: string,
  width: number,
  height: number,
  how: Paint,
): void {
  if (textures.exists(key)) return
  const sheet = textures.createCanvas(key, width, height)
  if (sheet === null) throw new Error('cannot paint the arena')
  how(sheet.getContext(), width, height)
  sheet.refresh()
}

/** Evening lies over the seats; the sand is in the light. */
const paintShade: Paint = (context, width, height) => {
  const light = context.createRadialGradient(
    width / 2,
    height * 0.56,
    height * 0.14,
    width / 2,
    height * 0.5,
    height * 0.62,
  )
  light.addColorStop(0, 'rgba(60,24,90,0)')
  light.addColorStop(0.5, 'rgba(52,22,88,.06)')
  light.addColorStop(0.74, 'rgba(46,20,86,.4)')
  light.addColorStop(1, 'rgba(30,12,64,.78)')
  context.fillStyle = light
  context.fillRect(0, 0, width, height)
}

const paintPennant: Paint = (context, width, height) => {
  context.fillStyle = '#3a2340'
  context.fillRect(1, 2, 3, height - 2)
  context.beginPath()
  context.moveTo(4, 3)
  context.lineTo(width - 2, 12)
  context.lineTo(4, 23)
  context.closePath()
  context.fillStyle = '#fff'
  context.fill()
  context.lineWidth = 2
  context.strokeStyle = 'rgba(26,13,43,.85)'
  context.stroke()
}

const paintRays: Paint = (context, width, height) => {
  context.translate(width / 2, height / 2)
  for (let i = 0; i < 14; i++) {
    context.rotate((Math.PI * 2) / 14)
    const ray = context.createLinearGradient(0, 0, 0, -height / 2)
    ray.addColorStop(0, 'rgba(255,255,255,.85)')
    ray.addColorStop(1, 'rgba(255,255,255,0)')
    context.fillStyle = ray
    context.beginPath()
    context.moveTo(0, 0)
    context.lineTo(-width * 0.085, -height / 2)
    context.lineTo(width * 0.085, -height / 2)
    context.fill()
  }
}
