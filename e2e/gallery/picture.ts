import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const accepted = join(import.meta.dirname, 'accepted')
const refused = join(import.meta.dirname, '.cache')
export const accepting = process.env.ACCEPT_PICTURES === '1'

/** A pixel differs when a channel is off by more than this; smaller is the noise of drawing. */
const CHANNEL_TOLERANCE = 40
const SHARE_TOLERANCE = 0.002

/** How a new picture differs from the last accepted one; null when it does not. */
export async function pictureDifference(name: string, picture: Buffer): Promise<string | null> {
  const file = join(accepted, `${name}.webp`)
  if (accepting) {
    await mkdir(accepted, { recursive: true })
    await writeFile(file, await packed(picture))
    return null
  }
  const known = await readFile(file).catch(() => null)
  if (known === null) return refuse(name, picture, 'was never accepted')
  const [before, after] = await Promise.all([pixels(known), packed(picture).then(pixels)])
  if (before.info.width !== after.info.width || before.info.height !== after.info.height) {
    return refuse(name, picture, `is ${size(after.info)}, the accepted one ${size(before.info)}`)
  }
  const share = differingShare(before.data, after.data)
  return share > SHARE_TOLERANCE
    ? refuse(name, picture, `differs in ${(share * 100).toFixed(2)}% of its pixels`)
    : null
}

async function refuse(name: string, picture: Buffer, reason: string): Promise<string> {
  await mkdir(refused, { recursive: true })
  await writeFile(join(refused, `${name}.png`), picture)
  return `${name} ${reason}; see e2e/gallery/.cache/${name}.png, accept with ACCEPT_PICTURES=1`
}

/** Both sides of a comparison are packed alike, so that packing never counts as a difference. */
function packed(picture: Buffer): Promise<Buffer> {
  return sharp(picture).webp({ quality: 70 }).toBuffer()
}

function pixels(picture: Buffer) {
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

function differingShare(before: Buffer, after: Buffer): number {
  let differing = 0
  for (let at = 0; at < before.length; at += 3) {
    const worst = Math.max(
      Math.abs(before.readUInt8(at) - after.readUInt8(at)),
      Math.abs(before.readUInt8(at + 1) - after.readUInt8(at + 1)),
      Math.abs(before.readUInt8(at + 2) - after.readUInt8(at + 2)),
    )
    if (worst > CHANNEL_TOLERANCE) differing += 1
  }
  return differing / (before.length / 3)
}

function size({ width, height }: { width: number; height: number }): string {
  return `${width} by ${height}`
}
