import type { Textures } from 'phaser'
import { paintBeast, paintDoors, paintTower } from './paint-gate.ts'
import { paintScaffold } from './paint-scaffold.ts'

type Paint = (context: CanvasRenderingContext2D, width: number, height: number) => void
type Patch = readonly [x: number, y: number, width: number, height: number, paint: Paint]

export const thingsKey = 'town:things'
export const duskKey = 'town:dusk'
/** Painted twice as large as they stand. */
export const thingScale = 0.5

/** What no baked picture shows: the gate, who waits behind it, scaffolds, the earth of an empty plot. */
const patches = {
  tower: [0, 0, 128, 300, paintTower],
  doors: [132, 0, 232, 232, paintDoors],
  beast: [368, 0, 400, 270, paintBeast],
  scaffold: [0, 304, 320, 320, paintScaffold],
  plot: [324, 304, 340, 170, paintPlot],
  pole: [772, 0, 24, 320, paintPole],
  eye: [800, 0, 64, 40, paintEye],
} as const satisfies Readonly<Record<string, Patch>>

export function paintTown(textures: Textures.TextureManager): void {
  if (textures.exists(thingsKey)) return
  const sheet = textures.createCanvas(thingsKey, 1024, 1024)
  const dusk = textures.createCanvas(duskKey, 300, 200)
  if (sheet === null || dusk === null) throw new Error('cannot paint the town')
  const context = sheet.getContext()
  for (const [name, [x, y, width, height, paint]] of Object.entries(patches)) {
    context.save()
    context.translate(x, y)
    paint(context, width, height)
    context.restore()
    sheet.add(name, 0, x, y, width, height)
  }
  sheet.refresh()
  paintDusk(dusk.getContext(), 300, 200)
  dusk.refresh()
}

export function forgetPaintings(textures: Textures.TextureManager): void {
  for (const key of [thingsKey, duskKey]) if (textures.exists(key)) textures.remove(key)
}

/** An evening sky with hills before it; its lower edge melts into the meadow. */
function paintDusk(context: CanvasRenderingContext2D, width: number, height: number): void {
  const sky = context.createLinearGradient(0, 0, 0, height)
  sky.addColorStop(0, '#2b1750')
  sky.addColorStop(0.4, '#6d2f6e')
  sky.addColorStop(0.68, '#d2593f')
  sky.addColorStop(0.84, '#f5a455')
  sky.addColorStop(1, '#f0b46a')
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#fff'
  for (let i = 0; i < 26; i++) {
    context.globalAlpha = 0.25 + 0.5 * ((i * 0.37) % 1)
    context.fillRect(((i * 0.618) % 1) * width, ((i * 0.277) % 1) * height * 0.36, 1.2, 1.2)
  }
  context.globalAlpha = 1
  const hills = [
    ['#7b3559', 0.62, 34],
    ['#4d2450', 0.74, 26],
    ['#33213f', 0.86, 18],
  ] as const
  for (const [colour, from, rise] of hills) {
    context.fillStyle = colour
    context.beginPath()
    context.moveTo(0, height)
    for (let x = 0; x <= width; x += 6) {
      const wave = Math.sin(x * 0.05 + from * 40) * 0.5 + Math.sin(x * 0.021 + from * 9) * 0.5
      const peak = Math.abs(((x + from * 131) % 74) / 74 - 0.5) * 2
      context.lineTo(x, height * from - rise * (0.5 * wave + peak) + 12)
    }
    context.lineTo(width, height)
    context.fill()
  }
  context.globalCompositeOperation = 'destination-out'
  const edge = context.createLinearGradient(0, height * 0.8, 0, height)
  edge.addColorStop(0, 'rgba(0,0,0,0)')
  edge.addColorStop(1, '#000')
  context.fillStyle = edge
  context.fillRect(0, height * 0.8, width, height * 0.2)
}

function paintPlot(context: CanvasRenderingContext2D, width: number, height: number): void {
  context.translate(width / 2, height / 2)
  context.scale(width / 2, height / 2)
  const earth = context.createRadialGradient(0, 0, 0.2, 0, 0, 1)
  earth.addColorStop(0, '#b88a57')
  earth.addColorStop(0.72, '#9d7244')
  earth.addColorStop(1, 'rgba(110,78,44,0)')
  context.fillStyle = earth
  context.beginPath()
  context.arc(0, 0, 1, 0, Math.PI * 2)
  context.fill()
  for (let i = 0; i < 46; i++) {
    const [angle, far] = [i * 2.4, 0.15 + 0.62 * ((i * 0.618) % 1)]
    context.fillStyle = i % 3 ? 'rgba(84,54,26,.55)' : 'rgba(226,190,140,.7)'
    context.beginPath()
    context.ellipse(Math.cos(angle) * far, Math.sin(angle) * far, 0.02, 0.03, 0, 0, 7)
    context.fill()
  }
}

function paintPole(context: CanvasRenderingContext2D, width: number, height: number): void {
  const wood = context.createLinearGradient(0, 0, width, 0)
  wood.addColorStop(0, '#5a3014')
  wood.addColorStop(0.4, '#c98a4c')
  wood.addColorStop(1, '#4a2410')
  context.fillStyle = wood
  context.fillRect(width * 0.32, 16, width * 0.36, height - 16)
  const ball = context.createRadialGradient(width * 0.42, 9, 1, width / 2, 12, 11)
  ball.addColorStop(0, '#fff3b0')
  ball.addColorStop(0.5, '#ffcf4d')
  ball.addColorStop(1, '#b56a10')
  context.fillStyle = ball
  context.beginPath()
  context.arc(width / 2, 12, 11, 0, 7)
  context.fill()
}

function paintEye(context: CanvasRenderingContext2D, width: number, height: number): void {
  context.translate(width / 2, height / 2)
  const light = context.createRadialGradient(0, 0, 2, 0, 0, 26)
  light.addColorStop(0, '#fffbd0')
  light.addColorStop(0.5, '#ffd23a')
  light.addColorStop(1, '#f08a12')
  context.fillStyle = light
  context.beginPath()
  context.moveTo(-27, -10)
  context.quadraticCurveTo(2, -15, 26, 5)
  context.quadraticCurveTo(2, 19, -18, 8)
  context.closePath()
  context.fill()
  context.fillStyle = '#2a1030'
  context.beginPath()
  context.ellipse(1, 1, 3.6, 11, 0, 0, 7)
  context.fill()
}
