// node art/bake/crowns.ts: where a hat would sit on every puppet, read from its picture: art/baked/crowns.json
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { puppetPicture, puppetRig } from '../baked/files.ts'
import { manifest } from '../baked/manifest.ts'
import type { Box, Rig } from '../clips/rig.ts'
import { BAKED, save } from './sheet.ts'

const OPAQUE = 128
/** a head is where it is so wide: hair, horns and feathers above it are thinner */
const WIDE = 0.46
/** hats of the same feast are not worn by giants as thimbles, nor by mice as tubs */
const LEAST = 90

/** of three heads the middle one; some are but a body */
const WEARERS = ['head', 'headMiddle', 'body']

interface Run {
  from: number
  to: number
}
/** the longest stretch of a row that is there */
const longest = (row: Uint8Array): Run => {
  let best = { from: 0, to: 0 }
  let from = -1
  for (let x = 0; x <= row.length; x++) {
    const there = x < row.length && (row[x] ?? 0) >= OPAQUE
    if (there && from < 0) from = x
    if (there || from < 0) continue
    if (x - from > best.to - best.from) best = { from, to: x }
    from = -1
  }
  return best
}
/** middle of the crown and how wide the head is there, in units of the rig */
const crownOf = async (rig: Rig): Promise<readonly [string, number, number, number]> => {
  const part = WEARERS.flatMap((name) => rig.parts.find((one) => one.name === name) ?? [])[0]
  if (part === undefined) throw new Error(`${rig.id}: neither head nor body`)
  const file = sharp(join(BAKED, puppetPicture(rig.id, 2)))
  const { width = 0, height = 0 } = await file.metadata()
  const [u, v, w, h]: Box = part.uv
  const area = {
    left: Math.round(u * width),
    top: Math.round(v * height),
    width: Math.round(w * width),
    height: Math.round(h * height),
  }
  const alpha = await file.ensureAlpha().extract(area).extractChannel(3).raw().toBuffer()
  const rows = Array.from({ length: area.height }, (_, y) =>
    longest(alpha.subarray(y * area.width, (y + 1) * area.width)),
  )
  const widest = Math.max(...rows.map(({ from, to }) => to - from))
  const y = Math.max(
    0,
    rows.findIndex(({ from, to }) => to - from >= widest * WIDE),
  )
  const { from, to } = rows[y] ?? { from: 0, to: area.width }
  const unit = part.box[2] / area.width
  return [
    part.name,
    Math.round(part.box[0] + ((from + to) / 2) * unit),
    Math.round(part.box[1] + y * unit),
    Math.max(LEAST, Math.round(widest * unit * 0.62)),
  ]
}
const crowns: string[] = []
for (const id of Object.keys(manifest.puppets)) {
  const rig = JSON.parse(await readFile(join(BAKED, puppetRig(id)), 'utf8')) as Rig
  crowns.push(`${JSON.stringify(id)}:${JSON.stringify(await crownOf(rig))}`)
}
await save('crowns.json', `{\n${crowns.join(',\n')}\n}\n`)
