import type * as Phaser from 'phaser'
import type { Area } from './mesh.ts'
import { seatsFor } from './seats.ts'

const sheetKey = 'cast'
/** The engine's name for a whole picture; unnamed it would be the first piece that was cut from it, as a shadow. */
const whole = '__BASE'

/** The picture of a figure: on the sheet it shares with the others on the stage, or alone. */
export const pictureOf = ({ textures }: Phaser.Scene, key: string): Phaser.Textures.Frame =>
  textures.exists(sheetKey) && textures.get(sheetKey).has(key)
    ? textures.getFrame(sheetKey, key)
    : textures.getFrame(key, whole)

/** Where a picture lies in its texture, from the upper left. */
export const areaOf = ({ cutX, cutY, cutWidth, cutHeight, source }: Phaser.Textures.Frame): Area => ({
  left: cutX / source.width,
  top: cutY / source.height,
  width: cutWidth / source.width,
  height: cutHeight / source.height,
})

/** Paints the pictures of all who come on the stage on one sheet, so that they are drawn in one go. */
export function seatTogether(scene: Phaser.Scene, keys: readonly string[]): void {
  const { textures } = scene
  leaveSeats(scene)
  const pictures = keys.map((key) => {
    const source = textures.get(key).getSourceImage() as HTMLImageElement
    return { key, source, width: source.width, height: source.height }
  })
  const { width, height, seats } = seatsFor(pictures)
  const sheet = textures.createCanvas(sheetKey, width, height)
  for (const { key, source } of pictures) {
    const seat = seats.get(key)
    if (sheet === null || seat === undefined) continue
    sheet.getContext().drawImage(source, seat.x, seat.y)
    sheet.add(key, 0, seat.x, seat.y, source.width, source.height)
  }
  sheet?.refresh()
}

/** Nobody who sits there may be on the stage any more. */
export function leaveSeats({ textures }: Phaser.Scene): void {
  if (textures.exists(sheetKey)) textures.remove(sheetKey)
}
