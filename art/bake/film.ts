// node art/bake/film.ts out.png id...: frames of every clip of puppets, one row a clip
import { writeFile } from 'node:fs/promises'
import { clipsOf } from '../clips/clip-sets.ts'
import { CLIP_NAMES, type ClipName } from '../clips/pose.ts'
import { UNITS_PER_PIXEL } from '../clips/rig.ts'
import { actor, canvas, draw, pngOf } from './stage.ts'

const FRAMES = 8
const CELL = [190, 190] as const
const GREY = [128, 147, 163] as const

/** rows of moments; clips of loops show one round */
export const film = async (
  id: string,
  clips: readonly ClipName[] = CLIP_NAMES,
  cell: readonly [number, number] = CELL,
  size = 0.9,
): Promise<Buffer> => {
  const a = await actor(id)
  const set = clipsOf(a.rig.plan)
  const fit = Math.min(size, (cell[1] * 0.62) / (a.rig.height / UNITS_PER_PIXEL))
  const c = canvas(cell[0] * FRAMES, cell[1] * clips.length, GREY)
  for (const [row, name] of clips.entries())
    for (let i = 0; i < FRAMES; i++) {
      const clip = set[name]
      const u = i / (clip.loop ? FRAMES : FRAMES - 1)
      const shift = (clip.travel?.(u) ?? 0) * 26
      draw(c, a, clip.pose(u), cell[0] * (i + 0.45) + shift, cell[1] * (row + 0.84), fit)
    }
  return pngOf(c)
}
if (import.meta.main) {
  const [out = 'film.png', id = 'knight', ...names] = process.argv.slice(2)
  const clips = CLIP_NAMES.filter((n) => names.length === 0 || names.includes(n))
  await writeFile(out, await film(id, clips))
}
