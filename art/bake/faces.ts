// node bake/faces.ts: the faces everybody sees first, small, in a row; their portraits with all their moods come later
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { atlasFrames, atlasPicture } from '../baked/files.ts'

const BAKED = join(import.meta.dirname, '../baked')
const OUT = join(import.meta.dirname, '../../apps/web/stage/pictures')
/** as apps/web/stage/pictures/face.tsx shows them */
const ROW = ['hero-male', 'hero-female', 'tikhon', 'lada', 'dobrynya', 'vesta']
const SIDE = 96
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

interface Frames {
  frames: { calm: { frame: { x: number; y: number; w: number; h: number } } }
}

const face = (figure: string, side: number): Promise<Buffer> => {
  const id = `portrait-${figure}`
  const { frames } = JSON.parse(readFileSync(join(BAKED, atlasFrames(id, 2)), 'utf8')) as Frames
  const { x, y, w, h } = frames.calm.frame
  return sharp(join(BAKED, atlasPicture(id, 2)))
    .extract({ left: x, top: y, width: w, height: h })
    .resize(side, side, { fit: 'contain', position: 'bottom', background: CLEAR })
    .png()
    .toBuffer()
}

for (const scale of [1, 2]) {
  const side = SIDE * scale
  const faces = await Promise.all(ROW.map((figure) => face(figure, side)))
  await sharp({ create: { width: side * ROW.length, height: side, channels: 4, background: CLEAR } })
    .composite(faces.map((input, place) => ({ input, left: place * side, top: 0 })))
    .webp({ quality: 82, alphaQuality: 85, effort: 6 })
    .toFile(join(OUT, `faces@${scale}x.webp`))
}
