// Contact sheets of everything baked, for the eye: docs/art/*.webp
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { atlasFrames, atlasPicture, picture } from '../baked/files.ts'
import { manifest } from '../baked/manifest.ts'
import { clipsOf } from '../clips/clip-sets.ts'
import type { Flat } from '../model/vec.ts'
import { TIERS } from '../recipes/heroes/tier.ts'
import { PARTS } from '../recipes/monsters/all.ts'
import { WORLDS } from '../world/palette.ts'
import { film } from './film.ts'
import { BAKED } from './sheet.ts'
import { actor, canvas, draw, pngOf } from './stage.ts'

const DOCS = join(import.meta.dirname, '../../docs/art')
const PAPER = [138, 160, 124] as const
const PAPER_HEX = '#8aa07c'

/** parts of names, for work on single sheets; none: all of them */
const only = process.argv.slice(2)
const keep = async (name: string, make: () => Promise<Buffer>): Promise<void> => {
  if (only.length > 0 && !only.some((part) => name.includes(part))) return
  await mkdir(DOCS, { recursive: true })
  const sheet = await sharp(await make())
    .webp({ quality: 82, effort: 5 })
    .toBuffer()
  await writeFile(join(DOCS, `${name}.webp`), sheet)
}
/** figures at rest in full size, and below them at the size of a chat avatar */
const figures = async (
  ids: readonly string[],
  columns = 8,
  cell: readonly [number, number] = [200, 236],
): Promise<Buffer> => {
  const c = canvas(cell[0] * columns, cell[1] * Math.ceil(ids.length / columns), PAPER)
  for (const [i, id] of ids.entries()) {
    const a = await actor(id)
    const pose = clipsOf(a.rig.plan).idle.pose(0)
    const [x, y] = [(i % columns) * cell[0], Math.floor(i / columns) * cell[1]]
    const fit = Math.min(1, (cell[1] - 46) / (a.rig.height / 3))
    draw(c, a, pose, x + cell[0] * 0.44, y + cell[1] - 34, fit)
    draw(c, a, pose, x + cell[0] - 24, y + cell[1] - 10, 64 / (a.rig.height / 3))
  }
  return pngOf(c)
}
interface Frames {
  frames: Record<string, { frame: { x: number; y: number; w: number; h: number } }>
}
const sprites = async (atlas: string, columns = 8): Promise<Buffer> => {
  const { frames } = JSON.parse(await readFile(join(BAKED, atlasFrames(atlas, 1)), 'utf8')) as Frames
  const sheet = sharp(join(BAKED, atlasPicture(atlas, 1)))
  const list = Object.entries(frames).filter(([name]) => !name.endsWith('.shadow'))
  const wide = Math.max(...list.map(([, f]) => f.frame.w)) + 10
  const tall = Math.max(...list.map(([, f]) => f.frame.h)) + 10
  const input = await Promise.all(
    list.map(async ([, { frame }], i) => ({
      input: await sheet
        .clone()
        .extract({ left: frame.x, top: frame.y, width: frame.w, height: frame.h })
        .png()
        .toBuffer(),
      left: (i % columns) * wide + Math.floor((wide - frame.w) / 2),
      top: Math.floor(i / columns) * tall + tall - frame.h - 5,
    })),
  )
  const size = {
    width: wide * Math.min(columns, list.length),
    height: tall * Math.ceil(list.length / columns),
  }
  return sharp({ create: { ...size, channels: 3, background: PAPER_HEX } })
    .composite(input)
    .png()
    .toBuffer()
}
const strip = async (ids: readonly string[], wide: number, columns: number): Promise<Buffer> => {
  const cells = await Promise.all(
    ids.map((id) =>
      sharp(join(BAKED, picture(id, 1)))
        .resize(wide)
        .png()
        .toBuffer({ resolveWithObject: true }),
    ),
  )
  const tall = Math.max(...cells.map((c) => c.info.height)) + 8
  const size = {
    width: (wide + 8) * Math.min(columns, cells.length),
    height: tall * Math.ceil(cells.length / columns),
  }
  return sharp({ create: { ...size, channels: 3, background: PAPER_HEX } })
    .composite(
      cells.map((c, i) => ({
        input: c.data,
        left: (i % columns) * (wide + 8),
        top: Math.floor(i / columns) * tall,
      })),
    )
    .png()
    .toBuffer()
}
const stack = async (parts: readonly Buffer[]): Promise<Buffer> => {
  const sizes = await Promise.all(parts.map((p) => sharp(p).metadata()))
  const width = Math.max(...sizes.map((s) => s.width ?? 0))
  let top = 0
  const input = parts.map((p, i) => {
    const at = { input: p, left: 0, top }
    top += (sizes[i]?.height ?? 0) + 8
    return at
  })
  return sharp({ create: { width, height: top, channels: 3, background: PAPER_HEX } })
    .composite(input)
    .png()
    .toBuffer()
}
/** One stretch of each world without its colours: whoever cannot tell two of them apart has found a mistake. */
const silhouettes = async (columns = 6, cell = 200): Promise<Buffer> => {
  const worlds = await Promise.all(WORLDS.map(silhouette))
  const size = { width: (cell + 8) * columns, height: (cell + 8) * Math.ceil(worlds.length / columns) }
  const cells = await Promise.all(worlds.map((one) => sharp(one).resize(cell, cell).png().toBuffer()))
  return sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(
      cells.map((input, i) => ({
        input,
        left: (i % columns) * (cell + 8) + 4,
        top: Math.floor(i / columns) * (cell + 8) + 4,
      })),
    )
    .png()
    .toBuffer()
}
/** Where things stand in such a picture, by the middle of their foot. */
const STANDS: readonly Flat[] = [
  [66, 190],
  [540, 330],
  [60, 500],
  [545, 570],
]
const silhouette = async (world: string): Promise<Buffer> => {
  const atlas = `sights-${world}`
  const { frames } = JSON.parse(await readFile(join(BAKED, atlasFrames(atlas, 1)), 'utf8')) as Frames
  const sheet = sharp(join(BAKED, atlasPicture(atlas, 1)))
  const bodies = Object.entries(frames).filter(([name]) => !name.endsWith('.shadow'))
  const things = await Promise.all(
    STANDS.map(async ([x, y], i) => {
      const found = bodies[i % bodies.length]
      if (found === undefined) throw new Error(`nothing stands in ${world}`)
      const { frame } = found[1]
      const left = Math.max(0, Math.min(600 - frame.w, Math.round(x - frame.w / 2)))
      const input = await sheet
        .clone()
        .extract({ left: frame.x, top: frame.y, width: frame.w, height: frame.h })
        .png()
        .toBuffer()
      return { input, left, top: Math.max(0, y - frame.h) }
    }),
  )
  const whole = await sharp(join(BAKED, picture(`road-${world}-0`, 1)))
    .composite(things)
    .png()
    .toBuffer()
  return sharp(whole).greyscale().normalise().png().toBuffer()
}
const puppets = Object.keys(manifest.puppets)
const byPlan = Map.groupBy(Object.entries(manifest.puppets), ([, p]) => p.plan)
const partOf = new Map(
  Object.entries(PARTS).flatMap(([part, made]) => made().map((a) => [a.id, part] as const)),
)
const groupOf = (id: string): string => TIERS.find((t) => id.endsWith(`-${t}`)) ?? partOf.get(id) ?? 'folk'
for (const [group, ids] of Map.groupBy(puppets, groupOf)) await keep(`figures-${group}`, () => figures(ids))
for (const [plan, list] of byPlan) {
  const first = list[0]
  if (first) await keep(`clips-${plan}`, () => film(first[0]))
}
const atlases = Object.keys(manifest.atlases)
const portraits = atlases.filter((a) => a.startsWith('portrait-'))
if (portraits.length > 0)
  await keep('portraits', async () =>
    sharp(await stack(await Promise.all(portraits.map((a) => sprites(a, 3)))))
      .resize({ width: 480 })
      .png()
      .toBuffer(),
  )
const feasts = atlases.filter((a) => a.startsWith('feast-'))
await keep('feasts', async () => stack(await Promise.all(feasts.map((a) => sprites(a)))))
for (const a of atlases.filter((id) => !portraits.includes(id) && !feasts.includes(id)))
  await keep(a, () => sprites(a))
const pictures = Object.keys(manifest.pictures)
await keep('roads', () =>
  strip(
    pictures.filter((p) => p.startsWith('road-')),
    240,
    6,
  ),
)
await keep('silhouettes', () => silhouettes())
await keep('arenas', () =>
  strip(
    pictures.filter((p) => p.startsWith('arena-')),
    240,
    6,
  ),
)
await keep('scenes', () =>
  strip(
    pictures.filter((p) => !p.startsWith('road-') && !p.startsWith('arena-')),
    240,
    4,
  ),
)
