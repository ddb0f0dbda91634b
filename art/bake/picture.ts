import sharp from 'sharp'
import type { PictureAsset } from '../asset.ts'
import { picture } from '../baked/files.ts'
import { FINE } from '../model/studio.ts'
import type { Baked } from './ledger.ts'
import { hashOf, render } from './renderer.ts'
import { save, webps } from './sheet.ts'

export const bakePicture = async ({
  id,
  shot,
  crop = 0,
  quality = 80,
  fine,
}: PictureAsset): Promise<Baked<'pictures'>> => {
  const path = await render(shot)
  const { width, height } = shot.options
  const opaque = !!shot.options.tile || !!shot.options.backdrop
  const area = { left: 0, top: crop * FINE, width, height: height - 2 * crop * FINE }
  const cropped = sharp(`${path}.png`).extract(area)
  const [half, whole] = await webps(
    await (opaque ? cropped.removeAlpha() : cropped).png().toBuffer(),
    quality,
    opaque,
    fine,
  )
  const bytes = [await save(picture(id, 1), half), await save(picture(id, 2), whole)] as const
  return { hash: hashOf(shot), bytes, size: [area.width / FINE, area.height / FINE] }
}
