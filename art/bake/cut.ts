import sharp from 'sharp'

/** a trimmed picture and where it lay; all numbers even, so that the half scale is exact */
export interface Cut {
  name: string
  left: number
  top: number
  width: number
  height: number
  pixels: Buffer
}
const FAINT = 6
const even = (n: number): number => n - (n % 2)

export const cutOut = async (
  name: string,
  path: string,
  corner: readonly [number, number] = [0, 0],
): Promise<Cut> => {
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  let [x0, y0, x1, y1] = [info.width, info.height, -1, -1]
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      if ((data[(y * info.width + x) * 4 + 3] ?? 0) <= FAINT) continue
      x0 = Math.min(x0, x)
      x1 = Math.max(x1, x)
      y0 = Math.min(y0, y)
      y1 = Math.max(y1, y)
    }
  if (x1 < 0) [x0, y0, x1, y1] = [0, 0, 1, 1]
  const [left, top] = [even(x0), even(y0)]
  const width = Math.min(info.width - left, even(x1 - left + 2))
  const height = Math.min(info.height - top, even(y1 - top + 2))
  const pixels = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y++)
    data.copy(
      pixels,
      y * width * 4,
      ((top + y) * info.width + left) * 4,
      ((top + y) * info.width + left + width) * 4,
    )
  return { name, left: left + corner[0], top: top + corner[1], width, height, pixels }
}
/** half size and blurred into few bytes: shadows are soft anyway */
export const softened = async (cut: Cut): Promise<Cut> => {
  const raw = { width: cut.width, height: cut.height, channels: 4 as const }
  const [width, height] = [even(Math.ceil(cut.width / 2) + 1), even(Math.ceil(cut.height / 2) + 1)]
  const pixels = await sharp(cut.pixels, { raw }).resize(width, height, { fit: 'fill' }).raw().toBuffer()
  return { ...cut, width, height, pixels }
}
