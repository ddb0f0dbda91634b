import type * as Phaser from 'phaser'
import { type IconName, iconSource } from '../../../ui/icons/icon-source.ts'

export const tokenSheet = 'tokens'
/** Painted finer than shown, so that tokens stay sharp on fine screens. */
const fineness = 2
export const tokenScale = 1 / fineness

export const tokenIcons = [
  'coin',
  'red-crystal',
  'blue-crystal',
  'emerald',
  'sulfur',
  'caviar',
  'ticket',
  'amethyst',
  'gears',
  'gift',
  'sword',
  'shield',
  'heart',
  'poison',
  'star',
  'lock',
  'hourglass',
  'chest',
  'bag',
  'skull',
  'chat',
] as const satisfies readonly IconName[]
export type TokenIcon = (typeof tokenIcons)[number]

export const pillColours = ['green', 'yellow', 'red', 'night'] as const
export type PillColour = (typeof pillColours)[number]

const pillPaints: Readonly<Record<PillColour, readonly [string, string]>> = {
  green: ['#d8f79a', '#8fd04a'],
  yellow: ['#fff0b0', '#f6bf4e'],
  red: ['#ffb3a0', '#e2584c'],
  night: ['#5a3f9a', '#2c1a5e'],
}

export const pillHeight = 34
export const glyphHeight = 28
const capWidth = 18
const iconSide = 30
const glyphs = '0123456789+-.,:×kMGTPEYSRQ%'
const ink = '#1a0d2b'
const gap = 4

/** Everything that is written over the road, on one sheet: the more stands on one, the fewer draws it takes. */
export function paintTokens(scene: Phaser.Scene): void {
  const { textures } = scene
  if (textures.exists(tokenSheet)) return
  const sheet = textures.createCanvas(tokenSheet, 1024, 512)
  if (sheet === null) throw new Error('cannot paint the tokens')
  const context = sheet.getContext()
  context.scale(fineness, fineness)
  let x = gap
  let y = gap
  const claim = (name: string, width: number, height: number): readonly [number, number] => {
    if (x + width + gap > sheet.width / fineness) {
      x = gap
      y += pillHeight + 6 + gap
    }
    const spot = [x, y] as const
    sheet.add(name, 0, x * fineness, y * fineness, width * fineness, height * fineness)
    x += width + gap
    return spot
  }
  for (const colour of pillColours) paintPill(context, colour, claim)
  for (const glyph of glyphs) paintGlyph(context, glyph, claim)
  for (const icon of tokenIcons) {
    const [left, top] = claim(icon, iconSide, iconSide)
    paintIcon(sheet, context, icon, left, top)
  }
  sheet.refresh()
}

type Claim = (name: string, width: number, height: number) => readonly [number, number]

/** Two caps and a middle that is stretched between them. */
function paintPill(context: CanvasRenderingContext2D, colour: PillColour, claim: Claim): void {
  const [light, body] = pillPaints[colour]
  const draw = (left: number, top: number, width: number, corners: readonly number[]) => {
    context.beginPath()
    context.roundRect(left, top, width, pillHeight, [...corners])
    context.fillStyle = ink
    context.fill()
    const rim = 3
    const inset = corners.map((corner) => Math.max(0, corner - rim))
    const [from, to] = [corners[0] === 0 ? 0 : rim, corners[1] === 0 ? 0 : rim]
    const gradient = context.createLinearGradient(0, top, 0, top + pillHeight)
    gradient.addColorStop(0, light)
    gradient.addColorStop(0.55, body)
    gradient.addColorStop(1, body)
    context.beginPath()
    context.roundRect(left + from, top + rim, width - from - to, pillHeight - 2 * rim, inset)
    context.fillStyle = gradient
    context.fill()
    context.fillStyle = 'rgba(255,255,255,.45)'
    context.fillRect(left + (from ? 10 : 0), top + rim + 1.5, width - (from ? 10 : 0) - (to ? 10 : 0), 2.5)
  }
  const round = pillHeight / 2
  draw(...claim(`${colour}-left`, capWidth, pillHeight), capWidth, [round, 0, 0, round])
  draw(...claim(`${colour}-middle`, 8, pillHeight), 8, [0, 0, 0, 0])
  draw(...claim(`${colour}-right`, capWidth, pillHeight), capWidth, [0, round, round, 0])
}

function paintGlyph(context: CanvasRenderingContext2D, glyph: string, claim: Claim): void {
  context.font = '900 22px "Sky Text", sans-serif'
  context.textBaseline = 'middle'
  context.textAlign = 'center'
  const width = Math.ceil(context.measureText(glyph).width) + 5
  const [left, top] = claim(`glyph ${glyph}`, width, glyphHeight)
  context.lineJoin = 'round'
  context.lineWidth = 5
  context.strokeStyle = ink
  context.strokeText(glyph, left + width / 2, top + glyphHeight / 2 + 1)
  context.fillStyle = '#fff8e3'
  context.fillText(glyph, left + width / 2, top + glyphHeight / 2)
}

function paintIcon(
  sheet: Phaser.Textures.CanvasTexture,
  context: CanvasRenderingContext2D,
  icon: TokenIcon,
  left: number,
  top: number,
): void {
  const picture = new Image()
  picture.onload = () => {
    context.drawImage(picture, left, top, iconSide, iconSide)
    sheet.refresh()
  }
  picture.src = iconSource(icon)
}
