// node bake/title-heroes.ts: those who stand on the title, as one picture the page can show before the stage is there
import { join } from 'node:path'
import sharp from 'sharp'
import { clipsOf } from '../clips/clip-sets.ts'
import { actor, type Canvas, canvas, draw } from './stage.ts'

const OUT = join(import.meta.dirname, '../../apps/web/features/title')
const WIDTH = 1250
const HEIGHT = 650
/** right of and under the last figure there are shadows only: they fade before the edge would cut them */
const FADE = { right: 45, foot: 24 }

/** from the back to the front: who, where the foot stands, how large, which way they look, when in the breath */
const CAST = [
  ['zmey', 262, 468, 1.62, 1, 0.1],
  ['dobrynya', 1015, 500, 2.45, -1, 0.4],
  ['vesta', 850, 556, 2.3, -1, 0.7],
  ['hero-male', 470, 590, 2.55, 1, 0],
  ['hero-female', 680, 596, 2.5, -1, 0.5],
] as const

const paint = async (background: number): Promise<Canvas> => {
  const c = canvas(WIDTH, HEIGHT, [background, background, background])
  for (const [id, x, y, size, side, moment] of CAST) {
    const a = await actor(id)
    draw(c, a, clipsOf(a.rig.plan).idle.pose(moment), x, y, size, side)
  }
  return c
}
/** what differs between black and white ground is what shows through */
const [dark, light] = [await paint(0), await paint(255)]
const pixels = Buffer.alloc(WIDTH * HEIGHT * 4)
for (let i = 0; i < WIDTH * HEIGHT; i++) {
  const alpha = 1 - ((light.data[i * 3] ?? 0) - (dark.data[i * 3] ?? 0)) / 255
  for (let k = 0; k < 3; k++)
    pixels[i * 4 + k] = Math.min(255, Math.round((dark.data[i * 3 + k] ?? 0) / Math.max(alpha, 1e-3)))
  const fade = Math.min(
    1,
    (WIDTH - 1 - (i % WIDTH)) / FADE.right,
    (HEIGHT - 1 - Math.floor(i / WIDTH)) / FADE.foot,
  )
  pixels[i * 4 + 3] = Math.max(0, Math.min(255, Math.round(alpha * fade * 255)))
}
for (const scale of [1, 2])
  await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } })
    .resize((WIDTH * scale) / 2)
    .webp({ quality: 80, alphaQuality: 85, effort: 6 })
    .toFile(join(OUT, `heroes@${scale}x.webp`))
