import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Cut } from './cut.ts'
import type { Placed } from './pack.ts'

export const BAKED = join(import.meta.dirname, '../baked')
export const QUALITY = 84
/** large sheets hold large creatures: less is enough for each pixel */
export const qualityFor = (width: number, height: number): number => (width * height > 600_000 ? 76 : QUALITY)

/** what everybody is sent first: nobody saw the difference to more at this size */
const STANDARD = { quality: 76, alphaQuality: 80, effort: 6 }

export const save = async (name: string, content: Buffer | string): Promise<number> => {
  const path = join(BAKED, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
  return content.length
}
/** both scales of a picture as WebP: the fine one as rendered, the standard one its exact half */
export const webps = async (
  png: Buffer,
  quality = QUALITY,
  opaque = false,
  fine = quality - 4,
): Promise<[Buffer, Buffer]> => {
  const { width = 0, height = 0 } = await sharp(png).metadata()
  const options = { quality, alphaQuality: 90, effort: 4, smartSubsample: !opaque }
  const half = await sharp(png)
    .resize(Math.round(width / 2), Math.round(height / 2), { kernel: 'lanczos3', fit: 'fill' })
    .sharpen({ sigma: 0.6, m1: 0.4, m2: 0.8 })
    .png()
    .toBuffer()
  const small = opaque ? options : { ...options, ...STANDARD, quality: Math.min(quality, STANDARD.quality) }
  return [
    await sharp(half).webp(small).toBuffer(),
    await sharp(png)
      .webp({ ...options, quality: fine })
      .toBuffer(),
  ]
}
/** cuts laid on one transparent sheet */
export const compose = (
  cuts: readonly Cut[],
  places: readonly Placed[],
  width: number,
  height: number,
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite(
      cuts.map((cut, i) => ({
        input: cut.pixels,
        raw: { width: cut.width, height: cut.height, channels: 4 as const },
        left: places[i]?.x ?? 0,
        top: places[i]?.y ?? 0,
      })),
    )
    .png({ compressionLevel: 3 })
    .toBuffer()
