import type { Textures } from 'phaser'
import { coin, flake, leaf, spiral } from './paint-things.ts'

type Paint = (context: CanvasRenderingContext2D, width: number, height: number) => void
type Patch = readonly [x: number, y: number, width: number, height: number, paint: Paint]

export const effectsKey = 'effects'
const side = 512
const ink = '#1a0d2b'

/** Everything that flies, bursts and glows, on one sheet: then all of it is drawn in one go. White takes any tint. */
const patches = {
  soft: [0, 0, 64, 64, glow([0, 1], [0.35, 0.55], [1, 0])],
  spark: [64, 0, 64, 16, spark],
  bubble: [64, 16, 32, 32, bubble],
  plus: [96, 16, 32, 32, plus],
  puff: [128, 0, 64, 64, puff],
  ball: [192, 0, 96, 96, glow([0, 1], [0.62, 1], [0.74, 0.55], [1, 0])],
  star: [288, 0, 96, 96, star],
  flame: [384, 0, 64, 96, flame],
  ray: [450, 0, 40, 96, ray],
  slash: [0, 98, 160, 160, slash],
  ring: [162, 98, 192, 112, ring],
  shield: [356, 98, 130, 156, shield],
  burst: [0, 260, 220, 138, burst],
  arrow: [222, 260, 140, 36, arrow],
  claw: [222, 300, 140, 96, claw],
  coin: [366, 260, 56, 56, coin],
  leaf: [366, 318, 56, 30, leaf],
  flake: [366, 350, 48, 48, flake],
  spiral: [424, 260, 86, 86, spiral],
} as const satisfies Readonly<Record<string, Patch>>
export type EffectFrame = keyof typeof patches

const glyphs = '0123456789-+.,kMGTPEYSRQ'
const cell = { width: 36, height: 54, top: 400 }
const glyphsPerRow = 14
const glyphFont = '900 42px "Sky Text", sans-serif'

export const glyphFrame = (letter: string): string => `glyph:${letter}`

/** How wide a letter stands among others, in pixels of the sheet. */
const glyphWidths = new Map<string, number>()
export const glyphWidth = (letter: string): number => glyphWidths.get(letter) ?? cell.width

export async function paintEffects(textures: Textures.TextureManager): Promise<void> {
  if (textures.exists(effectsKey)) return
  await document.fonts.load(glyphFont, glyphs).catch(() => undefined)
  if (textures.exists(effectsKey)) return
  const texture = textures.createCanvas(effectsKey, side, side)
  if (texture === null) throw new Error('cannot paint the effects')
  const context = texture.getContext()
  for (const [name, [x, y, width, height, paint]] of Object.entries(patches)) {
    context.save()
    context.translate(x, y)
    paint(context, width, height)
    context.restore()
    texture.add(name, 0, x, y, width, height)
  }
  paintGlyphs(texture, context)
  texture.refresh()
}

function paintGlyphs(texture: Textures.CanvasTexture, context: CanvasRenderingContext2D): void {
  context.font = glyphFont
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.lineWidth = 9
  for (const [i, letter] of [...glyphs].entries()) {
    const x = (i % glyphsPerRow) * cell.width
    const y = cell.top + Math.floor(i / glyphsPerRow) * cell.height
    context.strokeStyle = ink
    context.strokeText(letter, x + cell.width / 2, y + cell.height / 2)
    context.fillStyle = '#fff'
    context.fillText(letter, x + cell.width / 2, y + cell.height / 2)
    texture.add(glyphFrame(letter), 0, x, y, cell.width, cell.height)
    glyphWidths.set(letter, context.measureText(letter).width + 2)
  }
}

function glow(...stops: readonly (readonly [at: number, alpha: number])[]): Paint {
  return (context, width, height) => {
    const half = width / 2
    const gradient = context.createRadialGradient(half, half, 0, half, half, half)
    for (const [at, alpha] of stops) gradient.addColorStop(at, `rgba(255,255,255,${alpha})`)
    context.fillStyle = gradient
    context.fillRect(0, 0, width, height)
  }
}

function spark(context: CanvasRenderingContext2D, width: number, height: number): void {
  const gradient = context.createLinearGradient(0, 0, width, 0)
  gradient.addColorStop(0, 'rgba(255,255,255,0)')
  gradient.addColorStop(0.75, '#fff')
  gradient.addColorStop(1, 'rgba(255,255,255,.2)')
  context.fillStyle = gradient
  oval(context, width / 2, height / 2, width / 2 - 1, height / 3)
  context.fill()
}

function bubble(context: CanvasRenderingContext2D, width: number, height: number): void {
  oval(context, width / 2, height / 2, 12, 12)
  context.fillStyle = 'rgba(255,255,255,.55)'
  context.fill()
  context.lineWidth = 3
  context.strokeStyle = '#fff'
  context.stroke()
  oval(context, width * 0.38, height * 0.36, 3.5, 3.5)
  context.fillStyle = '#fff'
  context.fill()
}

function plus(context: CanvasRenderingContext2D, width: number): void {
  const [arm, half] = [5, width / 2]
  context.fillStyle = ink
  context.fillRect(half - arm - 2.5, 2, arm * 2 + 5, width - 4)
  context.fillRect(2, half - arm - 2.5, width - 4, arm * 2 + 5)
  context.fillStyle = '#fff'
  context.fillRect(half - arm, 4.5, arm * 2, width - 9)
  context.fillRect(4.5, half - arm, width - 9, arm * 2)
}

function puff(context: CanvasRenderingContext2D): void {
  const gradient = context.createRadialGradient(26, 24, 4, 32, 32, 30)
  gradient.addColorStop(0, '#fff')
  gradient.addColorStop(1, '#cbb99c')
  oval(context, 32, 32, 26, 26)
  context.fillStyle = gradient
  context.fill()
  context.lineWidth = 2.5
  context.strokeStyle = 'rgba(70,46,58,.75)'
  context.stroke()
}

function star(context: CanvasRenderingContext2D, width: number): void {
  spikes(context, width / 2, width / 2, 10, (i) => (i % 2 ? 18 : 45 - (i % 4) * 3))
  context.fillStyle = '#fff'
  context.fill()
}

function flame(context: CanvasRenderingContext2D, width: number, height: number): void {
  const gradient = context.createRadialGradient(width / 2, height * 0.66, 2, width / 2, height * 0.62, 46)
  gradient.addColorStop(0, '#fff')
  gradient.addColorStop(0.55, 'rgba(255,255,255,.85)')
  gradient.addColorStop(1, 'rgba(255,255,255,0)')
  context.fillStyle = gradient
  context.beginPath()
  context.moveTo(width / 2, 2)
  context.bezierCurveTo(width * 0.95, height * 0.4, width, height * 0.95, width / 2, height - 2)
  context.bezierCurveTo(0, height * 0.95, width * 0.05, height * 0.4, width / 2, 2)
  context.fill()
}

/** Light from above: it comes out of nothing and is lost in the ground. */
function ray(context: CanvasRenderingContext2D, width: number, height: number): void {
  const across = context.createLinearGradient(0, 0, width, 0)
  for (const [at, alpha] of [
    [0.05, 0],
    [0.35, 0.5],
    [0.5, 1],
    [0.65, 0.5],
    [0.95, 0],
  ] as const)
    across.addColorStop(at, `rgba(255,255,255,${alpha})`)
  context.fillStyle = across
  for (let y = 0; y < height; y++) {
    context.globalAlpha = Math.min(1, y / (height * 0.45), (height - y) / (height * 0.12))
    context.fillRect(0, y, width, 1)
  }
  context.globalAlpha = 1
}

/** A crescent that opens to the left: what a blade leaves in the air. */
function slash(context: CanvasRenderingContext2D, width: number, height: number): void {
  for (const [edge, colour] of [
    [1, 'rgba(106,42,24,.5)'],
    [0.9, '#fff'],
  ] as const) {
    context.beginPath()
    context.arc(width / 2, height / 2, 74 * edge, -1.25, 1.25)
    context.arc(width / 2 - 26 / edge, height / 2, 72 * edge, 1.04, -1.04, true)
    context.closePath()
    context.fillStyle = colour
    context.fill()
  }
}

/** Three stripes for what has claws and teeth. */
function claw(context: CanvasRenderingContext2D, width: number, height: number): void {
  for (const lane of [0, 1, 2]) {
    const y = 18 + lane * 28
    for (const [thick, colour] of [
      [12, 'rgba(106,42,24,.55)'],
      [8, '#fff'],
    ] as const) {
      context.beginPath()
      context.moveTo(6 + lane * 6, y)
      context.quadraticCurveTo(width / 2, y - thick, width - 6, y + 10)
      context.quadraticCurveTo(width / 2, y + thick, 6 + lane * 6, y)
      context.fillStyle = colour
      context.fill()
    }
  }
  context.clearRect(0, height - 1, width, 1)
}

/** A circle on the ground, seen aslant. */
function ring(context: CanvasRenderingContext2D, width: number, height: number): void {
  const [x, y] = [width / 2, height / 2]
  const fill = context.createRadialGradient(0, 0, 20, 0, 0, 88)
  fill.addColorStop(0, 'rgba(255,255,255,0)')
  fill.addColorStop(1, 'rgba(255,255,255,.42)')
  context.translate(x, y)
  context.scale(1, height / width)
  oval(context, 0, 0, 86, 86)
  context.fillStyle = fill
  context.fill()
  for (const [radius, line, colour] of [
    [86, 9, ink],
    [86, 4.5, '#fff'],
    [72, 2, 'rgba(255,255,255,.8)'],
  ] as const) {
    oval(context, 0, 0, radius, radius)
    context.lineWidth = line
    context.strokeStyle = colour
    context.stroke()
  }
}

function shield(context: CanvasRenderingContext2D, width: number, height: number): void {
  const outline = () => {
    context.beginPath()
    context.moveTo(width / 2, 6)
    context.quadraticCurveTo(width * 0.82, 18, width - 8, 26)
    context.bezierCurveTo(width - 6, height * 0.62, width * 0.8, height * 0.86, width / 2, height - 6)
    context.bezierCurveTo(width * 0.2, height * 0.86, 6, height * 0.62, 8, 26)
    context.quadraticCurveTo(width * 0.18, 18, width / 2, 6)
    context.closePath()
  }
  outline()
  const fill = context.createLinearGradient(0, 0, width, height)
  fill.addColorStop(0, 'rgba(255,255,255,.75)')
  fill.addColorStop(0.5, 'rgba(255,255,255,.28)')
  fill.addColorStop(1, 'rgba(255,255,255,.5)')
  context.fillStyle = fill
  context.fill()
  context.lineJoin = 'round'
  for (const [line, colour] of [
    [10, ink],
    [5, '#fff'],
  ] as const) {
    outline()
    context.lineWidth = line
    context.strokeStyle = colour
    context.stroke()
  }
  context.fillStyle = 'rgba(255,255,255,.6)'
  context.fillRect(width / 2 - 5, 30, 10, height - 70)
  context.fillRect(28, height * 0.36, width - 56, 10)
}

/** A comic burst behind the number of a great blow. */
function burst(context: CanvasRenderingContext2D, width: number, height: number): void {
  context.translate(width / 2, height / 2)
  context.scale(1, height / width)
  for (const [size, colour] of [
    [108, ink],
    [101, '#ffd23a'],
    [86, '#ff5a3a'],
  ] as const) {
    spikes(context, 0, 0, 14, (i) => (i % 2 ? 0.68 : 1 - (i % 4) * 0.05) * size)
    context.fillStyle = colour
    context.fill()
  }
}

function arrow(context: CanvasRenderingContext2D, width: number, height: number): void {
  const y = height / 2
  context.lineCap = 'round'
  for (const [line, colour] of [
    [9, ink],
    [4, '#fff'],
  ] as const) {
    context.lineWidth = line
    context.strokeStyle = colour
    context.beginPath()
    context.moveTo(8, y)
    context.lineTo(width - 24, y)
    for (const feather of [14, 24]) {
      context.moveTo(feather, y)
      context.lineTo(feather - 7, y - 8)
      context.moveTo(feather, y)
      context.lineTo(feather - 7, y + 8)
    }
    context.stroke()
  }
  context.beginPath()
  context.moveTo(width - 4, y)
  context.lineTo(width - 30, y - 12)
  context.lineTo(width - 24, y)
  context.lineTo(width - 30, y + 12)
  context.closePath()
  context.fillStyle = '#fff'
  context.fill()
  context.lineWidth = 3
  context.strokeStyle = ink
  context.stroke()
}

function oval(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
): void {
  context.beginPath()
  context.ellipse(x, y, radiusX, radiusY, 0, 0, Math.PI * 2)
}

function spikes(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  count: number,
  radius: (corner: number) => number,
): void {
  context.beginPath()
  for (let i = 0; i < count * 2; i++) {
    const angle = (i / (count * 2)) * Math.PI * 2
    context.lineTo(x + Math.cos(angle) * radius(i), y + Math.sin(angle) * radius(i))
  }
  context.closePath()
}
