import type * as Phaser from 'phaser'
import type { WorldLook } from '../../../stage/worlds/world-look.ts'
import { Brush } from './brush.ts'
import { distances } from './distances.ts'
import { floors } from './floors.ts'

export const groundKey = 'battle:ground'
/** The camera may be pushed so far. */
export const overscan = 30
const width = 600 + overscan * 2
const strip = 4
/** Between which shares of its height the world's own picture lies under the feet. */
const lying = { from: 0.1, to: 0.92 }
const widening = 0.46
/** The floor begins in the haze. */
const haze = 26
/** Under the floor there is nothing but sky. */
const inTheAir: ReadonlySet<WorldLook> = new Set(['miro'])

export interface GroundSize {
  readonly height: number
  readonly horizon: number
}

/** Sky, distance and floor of a world in one picture; painted again when the stage changes its shape. */
export function paintGround(
  textures: Phaser.Textures.TextureManager,
  look: WorldLook,
  arena: string,
  { height, horizon }: GroundSize,
): void {
  if (textures.exists(groundKey)) textures.remove(groundKey)
  const sheet = textures.createCanvas(groundKey, width, Math.ceil(height))
  if (sheet === null) throw new Error('cannot paint the ground')
  const brush = new Brush(sheet.getContext(), width, height, horizon)
  const source = textures.get(arena).getSourceImage() as HTMLImageElement
  distances[look](brush)
  if (!inTheAir.has(look)) layDown(brush, source)
  floors[look](brush)
  closeIn(brush)
  sheet.refresh()
}

/** The picture seen from above is laid down: narrow in the distance, wide at the feet. */
function layDown({ context, horizon, height, width: wide }: Brush, source: HTMLImageElement): void {
  const tall = height - horizon
  for (let y = horizon; y < height; y += strip) {
    const share = (y - horizon) / tall
    const across = wide * (1.04 + widening * share)
    context.globalAlpha = Math.min(1, (y - horizon + strip) / haze)
    context.drawImage(
      source,
      0,
      source.height * (lying.from + (lying.to - lying.from) * share ** 0.8),
      source.width,
      Math.max(1, (source.height * strip) / tall),
      (wide - across) / 2,
      y,
      across,
      strip + 1,
    )
  }
  context.globalAlpha = 1
}

/** Darker towards the edges: the eye stays where the squads are. */
function closeIn({ context, width: wide, height, horizon }: Brush): void {
  const sides = context.createLinearGradient(0, 0, wide, 0)
  sides.addColorStop(0, 'rgba(20,8,40,.34)')
  sides.addColorStop(0.2, 'rgba(20,8,40,0)')
  sides.addColorStop(0.8, 'rgba(20,8,40,0)')
  sides.addColorStop(1, 'rgba(20,8,40,.34)')
  context.fillStyle = sides
  context.fillRect(0, horizon, wide, height - horizon)
  const foot = context.createLinearGradient(0, height - 150, 0, height)
  foot.addColorStop(0, 'rgba(20,8,40,0)')
  foot.addColorStop(1, 'rgba(20,8,40,.42)')
  context.fillStyle = foot
  context.fillRect(0, height - 150, wide, 150)
}
